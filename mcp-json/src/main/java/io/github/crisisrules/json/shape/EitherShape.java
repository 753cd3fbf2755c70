package io.github.crisisrules.json.shape;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vavr.control.Either;

/**
 * Either of two values, as an object with the one field {@code left} or {@code right}.
 *
 * @param <L> the type of the left value
 * @param <R> the type of the right value
 */
final class EitherShape<L, R> implements Shape<Either<L, R>> {
    private static final String LEFT = "left";
    private static final String RIGHT = "right";

    private final Shape<L> left;
    private final Shape<R> right;

    EitherShape(Shape<L> left, Shape<R> right) {
        this.left = left;
        this.right = right;
    }

    @Override
    public JsonNode write(Either<L, R> value) {
        ObjectNode json = SchemaBook.node();
        value.peek(it -> json.set(RIGHT, right.write(it))).peekLeft(it -> json.set(LEFT, left.write(it)));
        return json;
    }

    @Override
    public Either<L, R> read(JsonNode json, ReadCursor place) {
        if (json.has(LEFT) == json.has(RIGHT)) {
            throw place.expected("an object with either '" + LEFT + "' or '" + RIGHT + "'", json);
        }
        return json.has(LEFT)
                ? Either.left(left.read(json.path(LEFT), place.field(LEFT)))
                : Either.right(right.read(json.path(RIGHT), place.field(RIGHT)));
    }

    @Override
    public ObjectNode schema(SchemaBook book) {
        ObjectNode schema = SchemaBook.node();
        ArrayNode choice = schema.putArray("oneOf");
        choice.add(holding(LEFT, left.schema(book))).add(holding(RIGHT, right.schema(book)));
        return schema;
    }

    private static ObjectNode holding(String name, ObjectNode value) {
        ObjectNode schema = SchemaBook.ofType("object");
        schema.putObject("properties").set(name, value);
        schema.putArray("required").add(name);
        return schema;
    }
}
