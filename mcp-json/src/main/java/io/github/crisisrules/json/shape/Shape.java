package io.github.crisisrules.json.shape;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vavr.control.Option;

/** How the values of one type are written, read and described. What is written is read as an equal value. */
public interface Shape<T> {
    /** The value as JSON. */
    JsonNode write(T value);

    /** The value that stands at a place; throws {@link ReadingRefusedException} where none does. */
    T read(JsonNode json, Place place);

    /** The JSON Schema of what {@link #write} gives. */
    ObjectNode schema(SchemaBook book);

    /** The same schema in full where {@link #schema} refers to it by name. */
    default ObjectNode definition(SchemaBook book) {
        return schema(book);
    }

    /** What it means that the value is left out; nothing where it cannot be. */
    default Option<T> absent() {
        return Option.none();
    }

    /** The same values as texts, for names in objects; nothing where they are no simple texts. */
    default Option<TextForm<T>> text() {
        return Option.none();
    }
}
