package io.github.crisisrules.json.value;

import io.vavr.control.Option;

/**
 * A JSON value. Immutable; two values are equal if they are the same JSON, whatever the order of the fields of an object. The text
 * form is the value as JSON on one line.
 */
public sealed interface JsonValue permits JsonArray, JsonBoolean, JsonNull, JsonNumber, JsonObject, JsonString {
    /** Returns a text. */
    static JsonString of(String text) {
        return new JsonString(text);
    }

    /** Returns a whole number. */
    static JsonNumber of(long number) {
        return JsonNumber.of(number);
    }

    /** Returns true or false. */
    static JsonBoolean of(boolean value) {
        return new JsonBoolean(value);
    }

    /** Returns the field of an object, or none if there is no such field or this is no object. */
    default Option<JsonValue> find(String name) {
        return Option.none();
    }

    /** Returns whether this is an object with the given field. */
    default boolean has(String name) {
        return find(name).isDefined();
    }

    /** Returns the field of an object, or {@code null} of JSON if {@link #find} finds none. */
    default JsonValue get(String name) {
        return find(name).getOrElse(JsonNull.NULL);
    }

    /** Returns whether this is {@code null} of JSON. */
    default boolean isNull() {
        return this == JsonNull.NULL;
    }

    /** Returns the characters of a text, or none if this is no text. */
    default Option<String> text() {
        return Option.none();
    }

    /** Returns a whole number that fits into an {@code int}, or none if this is no such number. */
    default Option<Integer> number() {
        return Option.none();
    }
}
