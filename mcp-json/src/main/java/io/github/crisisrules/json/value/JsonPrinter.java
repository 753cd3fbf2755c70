package io.github.crisisrules.json.value;

import java.util.Iterator;
import java.util.Map;

/** Writes values as JSON text, on one line or on many. */
public final class JsonPrinter {
    private static final String HEX = "0123456789ABCDEF";

    private final StringBuilder text = new StringBuilder();
    private final boolean isIndented;

    private JsonPrinter(boolean isIndented) {
        this.isIndented = isIndented;
    }

    /** Returns a value on one line, without blanks between its parts. */
    public static String line(JsonValue value) {
        return printed(value, false);
    }

    /** Returns a value on many lines, with each field and item on its own and a line feed at the end. */
    public static String lines(JsonValue value) {
        return printed(value, true) + "\n";
    }

    private static String printed(JsonValue value, boolean isIndented) {
        JsonPrinter printer = new JsonPrinter(isIndented);
        printer.print(value, 0);
        return printer.text.toString();
    }

    private void print(JsonValue value, int depth) {
        if (value instanceof JsonObject object) {
            print(object, depth);
        } else if (value instanceof JsonArray array) {
            print(array, depth);
        } else if (value instanceof JsonString string) {
            quote(string.value());
        } else {
            text.append(value);
        }
    }

    private void print(JsonObject object, int depth) {
        text.append('{');
        Iterator<Map.Entry<String, JsonValue>> fields =
                object.fields().entrySet().iterator();
        while (fields.hasNext()) {
            Map.Entry<String, JsonValue> field = fields.next();
            breakLine(depth + 1);
            quote(field.getKey());
            text.append(isIndented ? " : " : ":");
            print(field.getValue(), depth + 1);
            text.append(fields.hasNext() ? "," : "");
        }
        end(object.size() == 0, depth);
        text.append('}');
    }

    private void print(JsonArray array, int depth) {
        text.append('[');
        Iterator<JsonValue> items = array.iterator();
        while (items.hasNext()) {
            breakLine(depth + 1);
            print(items.next(), depth + 1);
            text.append(items.hasNext() ? "," : "");
        }
        end(array.isEmpty(), depth);
        text.append(']');
    }

    private void end(boolean isEmpty, int depth) {
        if (!isEmpty) {
            breakLine(depth);
        } else if (isIndented) {
            text.append(' ');
        }
    }

    private void breakLine(int depth) {
        if (isIndented) {
            text.append('\n').append("  ".repeat(depth));
        }
    }

    private void quote(String characters) {
        text.append('"');
        for (int i = 0; i < characters.length(); i++) {
            char c = characters.charAt(i);
            switch (c) {
                case '"' -> text.append("\\\"");
                case '\\' -> text.append("\\\\");
                case '\b' -> text.append("\\b");
                case '\f' -> text.append("\\f");
                case '\n' -> text.append("\\n");
                case '\r' -> text.append("\\r");
                case '\t' -> text.append("\\t");
                default -> {
                    if (c < ' ') {
                        text.append("\\u00").append(HEX.charAt(c >> 4)).append(HEX.charAt(c & 15));
                    } else {
                        text.append(c);
                    }
                }
            }
        }
        text.append('"');
    }
}
