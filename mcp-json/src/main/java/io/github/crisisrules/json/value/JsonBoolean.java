package io.github.crisisrules.json.value;

/**
 * True or false.
 *
 * @param value which of the two
 */
public record JsonBoolean(boolean value) implements JsonValue {
    @Override
    public String toString() {
        return Boolean.toString(value);
    }
}
