package io.github.crisisrules.json.shape.derived;

import io.github.crisisrules.json.shape.ReadCursor;
import io.github.crisisrules.json.shape.SchemaBook;
import io.github.crisisrules.json.shape.Shape;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonValue;
import io.github.crisisrules.json.wire.WireName;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Values without a public constructor, written as the facts that they were created from. Reading creates them again by the
 * rules.
 *
 * @param <T> the type of the values
 * @param <F> the type of the facts
 */
final class ConvertedShape<T, F> implements Shape<T> {
    private final WireName name;
    private final ObjectShape<F> form;
    private final Function<T, F> facts;
    private final BiFunction<F, ReadCursor, T> maker;

    ConvertedShape(WireName name, ObjectShape<F> form, Function<T, F> facts, BiFunction<F, ReadCursor, T> maker) {
        this.name = name;
        this.form = form;
        this.facts = facts;
        this.maker = maker;
    }

    @Override
    public JsonValue write(T value) {
        return form.write(facts.apply(value));
    }

    @Override
    public T read(JsonValue json, ReadCursor place) {
        F read = form.read(json, place);
        return place.checked(() -> maker.apply(read, place));
    }

    @Override
    public JsonObject schema(SchemaBook book) {
        return book.reference(name, () -> form.definition(book));
    }
}
