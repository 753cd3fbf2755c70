package io.github.crisisrules.json.shape;

import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonValue;
import java.util.function.Function;

/**
 * Values that are written for viewing only, because they follow from others.
 *
 * @param <T> the type of the values
 */
public final class ViewShape<T> implements Shape<T> {
    private final String words;
    private final Function<T, JsonValue> writer;
    private final Function<SchemaBook, JsonObject> schema;

    /**
     * Creates a shape.
     *
     * @param words the name of the type for people
     */
    public ViewShape(String words, Function<T, JsonValue> writer, Function<SchemaBook, JsonObject> schema) {
        this.words = words;
        this.writer = writer;
        this.schema = schema;
    }

    @Override
    public JsonValue write(T value) {
        return writer.apply(value);
    }

    @Override
    public T read(JsonValue json, ReadCursor place) {
        throw refusal(words, place);
    }

    @Override
    public JsonObject schema(SchemaBook book) {
        return schema.apply(book);
    }

    /** Returns the refusal of a value of a type that is never read. */
    public static ReadingRefusedException refusal(String words, ReadCursor place) {
        return place.refuse(
                RefusalKind.VIEW,
                "The " + words + " is written for viewing only and follows from other values. Read those instead.");
    }
}
