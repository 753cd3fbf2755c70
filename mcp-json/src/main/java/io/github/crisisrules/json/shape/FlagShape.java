package io.github.crisisrules.json.shape;

import io.github.crisisrules.json.value.JsonBoolean;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonValue;

/** Booleans. */
public final class FlagShape implements Shape<Boolean> {
    @Override
    public JsonValue write(Boolean value) {
        return JsonValue.of(value.booleanValue());
    }

    @Override
    public Boolean read(JsonValue json, ReadCursor place) {
        if (json instanceof JsonBoolean flag) {
            return flag.value();
        }
        throw place.expected("true or false", json);
    }

    @Override
    public JsonObject schema(SchemaBook book) {
        return SchemaBook.ofType("boolean");
    }
}
