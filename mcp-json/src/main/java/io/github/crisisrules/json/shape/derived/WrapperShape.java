package io.github.crisisrules.json.shape.derived;

import io.github.crisisrules.json.shape.ReadCursor;
import io.github.crisisrules.json.shape.SchemaBook;
import io.github.crisisrules.json.shape.Shape;
import io.github.crisisrules.json.shape.TextForm;
import io.github.crisisrules.json.shape.reflect.Attribute;
import io.github.crisisrules.json.shape.reflect.Maker;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonValue;
import io.github.crisisrules.json.wire.WireName;
import io.vavr.control.Option;

/**
 * A record around one text or number, written as that text or number: {@code PlayerId[number=7]} as {@code 7}.
 *
 * @param <T> the record
 */
final class WrapperShape<T> implements Shape<T>, TextForm<T> {
    private final WireName name;
    private final Shape<Object> inner;
    private final Attribute attribute;
    private final Maker<T> maker;

    WrapperShape(WireName name, Shape<Object> inner, Attribute attribute, Maker<T> maker) {
        this.name = name;
        this.inner = inner;
        this.attribute = attribute;
        this.maker = maker;
    }

    @Override
    public JsonValue write(T value) {
        return inner.write(attribute.of(value));
    }

    @Override
    public T read(JsonValue json, ReadCursor place) {
        return make(inner.read(json, place), place);
    }

    @Override
    public String print(T value) {
        return inner.text().get().print(attribute.of(value));
    }

    @Override
    public T parse(String text, ReadCursor place) {
        return make(inner.text().get().parse(text, place), place);
    }

    private T make(Object part, ReadCursor place) {
        return place.checked(() -> maker.make(new Object[] {part}));
    }

    @Override
    public Option<TextForm<T>> text() {
        return inner.text().map(form -> this);
    }

    @Override
    public JsonObject schema(SchemaBook book) {
        return book.reference(name, () -> inner.schema(book));
    }
}
