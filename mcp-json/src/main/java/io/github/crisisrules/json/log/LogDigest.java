package io.github.crisisrules.json.log;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonBoolean;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonValue;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * A digest of everything that happened in a game up to some step. A short log keeps one for each round in place of the events,
 * so that a difference is noticed and located. Parts that are null, false or empty do not count, so a later version may add such
 * parts to its events.
 */
final class LogDigest {
    /** The digest before the first step. */
    static final String START = "";

    private static final int BYTES = 16;

    private LogDigest() {}

    /** Returns the digest after further events, an array. */
    static String after(String earlier, JsonValue events) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest((earlier + counted(events)).getBytes(UTF_8));
            return HexFormat.of().formatHex(digest, 0, BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("Every Java platform has SHA-256.", e);
        }
    }

    private static JsonValue counted(JsonValue value) {
        if (value instanceof JsonArray array) {
            JsonArray.Builder items = JsonArray.builder();
            array.forEach(item -> items.add(counted(item)));
            return items.build();
        }
        if (!(value instanceof JsonObject object)) {
            return value;
        }
        JsonObject.Builder fields = JsonObject.builder();
        object.fields().forEach((name, field) -> {
            JsonValue its = counted(field);
            if (!isEmpty(its)) {
                fields.put(name, its);
            }
        });
        return fields.build();
    }

    private static boolean isEmpty(JsonValue value) {
        return value.isNull()
                || value.equals(JsonArray.empty())
                || value.equals(JsonObject.empty())
                || (value instanceof JsonBoolean flag && !flag.value());
    }
}
