package io.github.crisisrules.json.shape;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vavr.control.Option;

/**
 * An optional value: the value itself, or null.
 *
 * @param <T> the type of the value
 */
final class OptionShape<T> implements Shape<Option<T>> {
    private final Shape<T> inner;

    OptionShape(Shape<T> inner) {
        this.inner = inner;
        if (inner.absent().isDefined()) {
            throw new IllegalArgumentException(
                    "An option of an option has no JSON form, because null would have two meanings.");
        }
    }

    @Override
    public JsonNode write(Option<T> value) {
        return value.map(inner::write).getOrElse(NullNode.getInstance());
    }

    @Override
    public Option<T> read(JsonNode json, ReadCursor place) {
        return json.isNull() ? Option.none() : Option.some(inner.read(json, place));
    }

    @Override
    public Option<Option<T>> absent() {
        return Option.some(Option.none());
    }

    @Override
    public ObjectNode schema(SchemaBook book) {
        ObjectNode schema = SchemaBook.node();
        schema.putArray("anyOf").add(inner.schema(book)).add(SchemaBook.ofType("null"));
        return schema;
    }
}
