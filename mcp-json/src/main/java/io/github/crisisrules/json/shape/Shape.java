package io.github.crisisrules.json.shape;

import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonValue;
import io.vavr.control.Option;

/**
 * The JSON form of one type: writes its values, reads them back as equal values, and describes them in a schema.
 *
 * @param <T> the type
 */
public interface Shape<T> {
    /** Returns a value as JSON. */
    JsonValue write(T value);

    /** Returns the value at a place of a document, or throws {@link ReadingRefusedException}. */
    T read(JsonValue json, ReadCursor place);

    /** Returns the JSON Schema of what {@link #write} returns. */
    JsonObject schema(SchemaBook book);

    /** Returns the value that a field has when it is left out, or none if it cannot be left out. */
    default Option<T> absent() {
        return Option.none();
    }

    /** Returns the form of the values as texts, or none if they are not written as a text or number. */
    default Option<TextForm<T>> text() {
        return Option.none();
    }
}
