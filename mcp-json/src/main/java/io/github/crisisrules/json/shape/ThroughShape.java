package io.github.crisisrules.json.shape;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Values without a public constructor: written as the facts they were made from, and made from them again. */
final class ThroughShape<T, F> implements Shape<T> {
    private final Class<T> type;
    private final Shape<F> form;
    private final Function<T, F> facts;
    private final BiFunction<F, Place, T> made;

    ThroughShape(Class<T> type, Shape<F> form, Function<T, F> facts, BiFunction<F, Place, T> made) {
        this.type = type;
        this.form = form;
        this.facts = facts;
        this.made = made;
    }

    @Override
    public JsonNode write(T value) {
        return form.write(facts.apply(value));
    }

    @Override
    public T read(JsonNode json, Place place) {
        F read = form.read(json, place);
        return Making.guarded(place, () -> made.apply(read, place));
    }

    @Override
    public ObjectNode schema(SchemaBook book) {
        return book.reference(TypeNames.of(type), () -> form.definition(book));
    }
}
