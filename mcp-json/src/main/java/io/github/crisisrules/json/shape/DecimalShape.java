package io.github.crisisrules.json.shape;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Decimal numbers, which only estimates are. */
final class DecimalShape implements Shape<Double> {
    @Override
    public JsonNode write(Double value) {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException(value + " cannot be written as a JSON number, which must be finite.");
        }
        return DoubleNode.valueOf(value);
    }

    @Override
    public Double read(JsonNode json, ReadCursor place) {
        if (!json.isNumber() || !Double.isFinite(json.doubleValue())) {
            throw place.expected("a number", json);
        }
        return json.doubleValue();
    }

    @Override
    public ObjectNode schema(SchemaBook book) {
        return SchemaBook.ofType("number");
    }
}
