package io.github.crisisrules.json.shape;

import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonValue;
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
    public JsonValue write(Either<L, R> value) {
        return value.isRight()
                ? JsonObject.of(RIGHT, right.write(value.get()))
                : JsonObject.of(LEFT, left.write(value.getLeft()));
    }

    @Override
    public Either<L, R> read(JsonValue json, ReadCursor place) {
        if (json.has(LEFT) == json.has(RIGHT)) {
            throw place.expected("an object with either '" + LEFT + "' or '" + RIGHT + "'", json);
        }
        return json.has(LEFT)
                ? Either.left(left.read(json.get(LEFT), place.field(LEFT)))
                : Either.right(right.read(json.get(RIGHT), place.field(RIGHT)));
    }

    @Override
    public JsonObject schema(SchemaBook book) {
        return JsonObject.of(
                "oneOf", JsonArray.of(holding(LEFT, left.schema(book)), holding(RIGHT, right.schema(book))));
    }

    private static JsonObject holding(String name, JsonObject value) {
        return SchemaBook.ofType("object")
                .with("properties", JsonObject.of(name, value))
                .with("required", JsonArray.of(JsonValue.of(name)));
    }
}
