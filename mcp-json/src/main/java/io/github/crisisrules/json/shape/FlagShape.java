package io.github.crisisrules.json.shape;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Booleans. */
final class FlagShape implements Shape<Boolean> {
    @Override
    public JsonNode write(Boolean value) {
        return BooleanNode.valueOf(value);
    }

    @Override
    public Boolean read(JsonNode json, ReadCursor place) {
        if (!json.isBoolean()) {
            throw place.expected("true or false", json);
        }
        return json.booleanValue();
    }

    @Override
    public ObjectNode schema(SchemaBook book) {
        return SchemaBook.ofType("boolean");
    }
}
