package io.github.crisisrules.json.shape;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.crisisrules.json.refusal.RefusalKind;
import java.util.function.Function;

/** Values that are written for viewing only, because they follow from others. */
final class ViewShape<T> implements Shape<T> {
    private final Class<T> type;
    private final Function<T, JsonNode> writer;
    private final Function<SchemaBook, ObjectNode> described;

    ViewShape(Class<T> type, Function<T, JsonNode> writer, Function<SchemaBook, ObjectNode> described) {
        this.type = type;
        this.writer = writer;
        this.described = described;
    }

    @Override
    public JsonNode write(T value) {
        return writer.apply(value);
    }

    @Override
    public T read(JsonNode json, Place place) {
        throw refusal(type, place);
    }

    @Override
    public ObjectNode schema(SchemaBook book) {
        return described.apply(book);
    }

    static ReadingRefusedException refusal(Class<?> type, Place place) {
        return place.refuse(
                RefusalKind.VIEW,
                "a " + TypeNames.words(type) + " is written for viewing and follows from other values: read those");
    }
}
