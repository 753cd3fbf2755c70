package io.github.crisisrules.json.shape;

import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonNull;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonValue;
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
    public JsonValue write(Option<T> value) {
        return value.map(inner::write).getOrElse(JsonNull.NULL);
    }

    @Override
    public Option<T> read(JsonValue json, ReadCursor place) {
        return json.isNull() ? Option.none() : Option.some(inner.read(json, place));
    }

    @Override
    public Option<Option<T>> absent() {
        return Option.some(Option.none());
    }

    @Override
    public JsonObject schema(SchemaBook book) {
        return JsonObject.of("anyOf", JsonArray.of(inner.schema(book), SchemaBook.ofType("null")));
    }
}
