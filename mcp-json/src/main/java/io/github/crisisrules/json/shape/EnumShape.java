package io.github.crisisrules.json.shape;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.github.crisisrules.json.wire.WireName;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The constants of an enum, by their wire names.
 *
 * @param <T> the enum
 */
final class EnumShape<T extends Enum<?>> implements Shape<T>, TextForm<T> {
    private final WireName name;
    private final Vector<T> constants;

    EnumShape(WireName name, Class<T> type) {
        this.name = name;
        this.constants = Vector.of(type.getEnumConstants());
    }

    @Override
    public JsonNode write(T value) {
        return TextNode.valueOf(print(value));
    }

    @Override
    public T read(JsonNode json, ReadCursor place) {
        if (!json.isTextual()) {
            throw place.expected(describe(), json);
        }
        return parse(json.textValue(), place);
    }

    @Override
    public String print(T value) {
        return name.part(value.name());
    }

    @Override
    public T parse(String text, ReadCursor place) {
        return constants
                .find(constant -> print(constant).equals(text))
                .getOrElseThrow(() -> place.expected(describe(), TextNode.valueOf(text)));
    }

    private String describe() {
        return constants.map(this::print).mkString("one of ", ", ", "");
    }

    @Override
    public Option<TextForm<T>> text() {
        return Option.some(this);
    }

    @Override
    public ObjectNode schema(SchemaBook book) {
        return book.reference(name, () -> {
            ObjectNode schema = SchemaBook.ofType("string");
            ArrayNode names = schema.putArray("enum");
            constants.forEach(constant -> names.add(print(constant)));
            return schema;
        });
    }
}
