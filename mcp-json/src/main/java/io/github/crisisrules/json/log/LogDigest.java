package io.github.crisisrules.json.log;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonBoolean;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonString;
import io.github.crisisrules.json.value.JsonValue;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * A digest of the state of a game. A short log keeps one for each round in place of the events, so that a difference is noticed
 * and located. Fields that are null, false or empty do not count, so a later version may add such fields to its states.
 */
final class LogDigest {
    /** The work of a digest, for each name and value of the state. */
    static final int COST = 100;

    private static final int BYTES = 16;

    private LogDigest() {}

    static String of(JsonValue state) {
        StringBuilder text = new StringBuilder();
        print(state, text);
        try {
            byte[] digest =
                    MessageDigest.getInstance("SHA-256").digest(text.toString().getBytes(UTF_8));
            return HexFormat.of().formatHex(digest, 0, BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("Every Java platform has SHA-256.", e);
        }
    }

    /** Appends a value in a form in which no two values are alike. */
    private static void print(JsonValue value, StringBuilder text) {
        if (value instanceof JsonArray array) {
            text.append('[');
            array.forEach(item -> print(item, text));
            text.append(']');
        } else if (value instanceof JsonObject object) {
            text.append('{');
            object.fields().forEach((name, field) -> {
                if (!isEmpty(field)) {
                    print(name, text);
                    print(field, text);
                }
            });
            text.append('}');
        } else if (value instanceof JsonString string) {
            print(string.value(), text);
        } else {
            text.append(value).append(',');
        }
    }

    private static void print(String characters, StringBuilder text) {
        text.append(characters.length()).append(':').append(characters);
    }

    private static boolean isEmpty(JsonValue value) {
        return value.isNull()
                || (value instanceof JsonBoolean flag && !flag.value())
                || (value instanceof JsonArray array && array.isEmpty())
                || (value instanceof JsonObject object
                        && object.fields().values().stream().allMatch(LogDigest::isEmpty));
    }
}
