package io.github.crisisrules.json.log;

import com.fasterxml.jackson.databind.JsonNode;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Compares a recorded tree with the expected one. The recorded tree may have further fields and other messages. */
final class Agreement {
    private Agreement() {}

    /** Returns the path of the first place where {@code recorded} differs from {@code expected}. */
    static Option<String> difference(JsonNode expected, JsonNode recorded, String path) {
        if (expected.isObject()) {
            return recorded.isObject()
                    ? Vector.ofAll(expected.properties())
                            .filter(field -> !field.getKey().equals("@message"))
                            .flatMap(field -> difference(
                                    field.getValue(),
                                    recorded.path(field.getKey()),
                                    path + "/"
                                            + field.getKey().replace("~", "~0").replace("/", "~1")))
                            .headOption()
                    : Option.some(path);
        }
        if (expected.isArray()) {
            return recorded.isArray() && recorded.size() == expected.size()
                    ? Vector.range(0, expected.size())
                            .flatMap(i -> difference(expected.get(i), recorded.get(i), path + "/" + i))
                            .headOption()
                    : Option.some(path);
        }
        boolean isSame = (expected.isIntegralNumber() && recorded.isIntegralNumber())
                ? expected.bigIntegerValue().equals(recorded.bigIntegerValue())
                : expected.equals(recorded) || (expected.isNull() && recorded.isMissingNode());
        return Option.when(!isSame, path);
    }
}
