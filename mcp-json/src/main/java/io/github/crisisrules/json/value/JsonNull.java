package io.github.crisisrules.json.value;

/** The value {@code null} of JSON. */
public enum JsonNull implements JsonValue {
    /** The only value. */
    NULL;

    @Override
    public String toString() {
        return "null";
    }
}
