package io.github.crisisrules.json.log;

import com.fasterxml.jackson.databind.JsonNode;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Whether a tree tells what another does; it may tell more, and word messages otherwise. */
final class Agreement {
    private Agreement() {}

    /** The path of the first place where {@code told} differs from what is {@code due}. */
    static Option<String> difference(JsonNode due, JsonNode told, String path) {
        if (due.isObject()) {
            return told.isObject()
                    ? Vector.ofAll(due.properties())
                            .filter(field -> !field.getKey().equals("@message"))
                            .flatMap(field -> difference(
                                    field.getValue(),
                                    told.path(field.getKey()),
                                    path + "/"
                                            + field.getKey().replace("~", "~0").replace("/", "~1")))
                            .headOption()
                    : Option.some(path);
        }
        if (due.isArray()) {
            return told.isArray() && told.size() == due.size()
                    ? Vector.range(0, due.size())
                            .flatMap(i -> difference(due.get(i), told.get(i), path + "/" + i))
                            .headOption()
                    : Option.some(path);
        }
        boolean isSame = (due.isIntegralNumber() && told.isIntegralNumber())
                ? due.bigIntegerValue().equals(told.bigIntegerValue())
                : due.equals(told) || (due.isNull() && told.isMissingNode());
        return Option.when(!isSame, path);
    }
}
