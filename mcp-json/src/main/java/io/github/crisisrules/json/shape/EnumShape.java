package io.github.crisisrules.json.shape;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The constants of an enum, by name. */
final class EnumShape<T extends Enum<?>> implements Shape<T>, TextForm<T> {
    private final Class<T> type;
    private final Vector<T> constants;

    EnumShape(Class<T> type) {
        this.type = type;
        this.constants = Vector.of(type.getEnumConstants());
    }

    @Override
    public JsonNode write(T value) {
        return TextNode.valueOf(value.name());
    }

    @Override
    public T read(JsonNode json, Place place) {
        if (!json.isTextual()) {
            throw place.expected(words(), json);
        }
        return parse(json.textValue(), place);
    }

    @Override
    public String print(T value) {
        return value.name();
    }

    @Override
    public T parse(String text, Place place) {
        return constants
                .find(constant -> constant.name().equals(text))
                .getOrElseThrow(() -> place.expected(words(), TextNode.valueOf(text)));
    }

    private String words() {
        return constants.map(Enum::name).mkString("one of ", ", ", "");
    }

    @Override
    public Option<TextForm<T>> text() {
        return Option.some(this);
    }

    @Override
    public ObjectNode schema(SchemaBook book) {
        return book.reference(TypeNames.of(type), () -> {
            ObjectNode schema = SchemaBook.ofType("string");
            ArrayNode names = schema.putArray("enum");
            constants.forEach(constant -> names.add(constant.name()));
            return schema;
        });
    }
}
