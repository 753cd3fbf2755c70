package io.github.crisisrules.json.value;

import io.vavr.control.Option;

/**
 * A text.
 *
 * @param value its characters
 */
public record JsonString(String value) implements JsonValue {
    @Override
    public Option<String> text() {
        return Option.some(value);
    }

    @Override
    public String toString() {
        return JsonPrinter.line(this);
    }
}
