package io.github.crisisrules.json.shape;

import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonNull;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonValue;
import io.vavr.control.Option;

/** A whole number that is an upper limit, where {@link Integer#MAX_VALUE} means that there is none: the number, or null. */
public final class UnlimitedShape implements Shape<Integer> {
    private static final int UNLIMITED = Integer.MAX_VALUE;

    private final Shape<Integer> number = NumberShape.ints();

    @Override
    public JsonValue write(Integer value) {
        return value == UNLIMITED ? JsonNull.NULL : number.write(value);
    }

    @Override
    public Integer read(JsonValue json, ReadCursor place) {
        return json.isNull() ? UNLIMITED : number.read(json, place);
    }

    @Override
    public Option<Integer> absent() {
        return Option.some(UNLIMITED);
    }

    @Override
    public JsonObject schema(SchemaBook book) {
        return JsonObject.of("anyOf", JsonArray.of(number.schema(book), SchemaBook.ofType("null")));
    }
}
