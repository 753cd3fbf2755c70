package io.github.crisisrules.json.shape;

import io.github.crisisrules.json.value.JsonNumber;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonValue;

/** Decimal numbers, which only estimates are. */
public final class DecimalShape implements Shape<Double> {
    @Override
    public JsonValue write(Double value) {
        return JsonNumber.of(value.doubleValue());
    }

    @Override
    public Double read(JsonValue json, ReadCursor place) {
        if (json instanceof JsonNumber number && Double.isFinite(number.toDouble())) {
            return number.toDouble();
        }
        throw place.expected("a number", json);
    }

    @Override
    public JsonObject schema(SchemaBook book) {
        return SchemaBook.ofType("number");
    }
}
