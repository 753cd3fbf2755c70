package io.github.crisisrules.json.value;

import io.vavr.control.Option;
import java.util.Objects;

/**
 * A text.
 *
 * @param value its characters
 */
public record JsonString(String value) implements JsonValue {
    /** Creates a text. */
    public JsonString {
        Objects.requireNonNull(value, "value");
    }

    @Override
    public Option<String> text() {
        return Option.some(value);
    }

    @Override
    public String toString() {
        return JsonPrinter.line(this);
    }
}
