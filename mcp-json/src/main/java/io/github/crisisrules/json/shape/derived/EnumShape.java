package io.github.crisisrules.json.shape.derived;

import io.github.crisisrules.json.shape.ReadCursor;
import io.github.crisisrules.json.shape.SchemaBook;
import io.github.crisisrules.json.shape.Shape;
import io.github.crisisrules.json.shape.TextForm;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonValue;
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
    public JsonValue write(T value) {
        return JsonValue.of(print(value));
    }

    @Override
    public T read(JsonValue json, ReadCursor place) {
        return parse(json.text().getOrElseThrow(() -> place.expected(describe(), json)), place);
    }

    @Override
    public String print(T value) {
        return name.part(value.name());
    }

    @Override
    public T parse(String text, ReadCursor place) {
        return constants
                .find(constant -> print(constant).equals(text))
                .getOrElseThrow(() -> place.expected(describe(), JsonValue.of(text)));
    }

    private String describe() {
        return constants.map(this::print).mkString("one of ", ", ", "");
    }

    @Override
    public Option<TextForm<T>> text() {
        return Option.some(this);
    }

    @Override
    public JsonObject schema(SchemaBook book) {
        return book.reference(
                name, () -> SchemaBook.ofType("string").with("enum", JsonArray.ofTexts(constants.map(this::print))));
    }
}
