package io.github.crisisrules.json.log;

import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonValue;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Compares a recorded tree with the expected one. The recorded tree may have further fields and other messages. */
final class Agreement {
    private Agreement() {}

    /** Returns the path of the first place where {@code recorded} differs from {@code expected}. */
    static Option<String> difference(JsonValue expected, JsonValue recorded, String path) {
        if (expected instanceof JsonObject object) {
            return recorded instanceof JsonObject
                    ? Vector.ofAll(object.fields().entrySet())
                            .filter(field -> !field.getKey().equals("@message"))
                            .flatMap(field -> difference(
                                    field.getValue(),
                                    recorded.get(field.getKey()),
                                    path + "/"
                                            + field.getKey().replace("~", "~0").replace("/", "~1")))
                            .headOption()
                    : Option.some(path);
        }
        if (expected instanceof JsonArray array) {
            return recorded instanceof JsonArray its && its.size() == array.size()
                    ? Vector.range(0, array.size())
                            .flatMap(i -> difference(array.get(i), its.get(i), path + "/" + i))
                            .headOption()
                    : Option.some(path);
        }
        return Option.when(!expected.equals(recorded), path);
    }
}
