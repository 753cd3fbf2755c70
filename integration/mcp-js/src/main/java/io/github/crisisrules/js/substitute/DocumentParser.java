package io.github.crisisrules.js.substitute;

import io.github.crisisrules.json.refusal.JsonRefusal;
import io.github.crisisrules.json.refusal.ReadLimits;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonBoolean;
import io.github.crisisrules.json.value.JsonNull;
import io.github.crisisrules.json.value.JsonNumber;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonString;
import io.github.crisisrules.json.value.JsonValue;
import io.vavr.Function3;
import io.vavr.control.Either;
import org.jspecify.annotations.Nullable;

/**
 * Stands in JavaScript for the class of the same name, without a JSON library: reads the text letter by letter. The host's own
 * {@code JSON.parse} would round long numbers and take a name twice.
 */
public final class DocumentParser {
    private final ReadLimits limits;

    /** The last text and its value, because a log is parsed for its heading and again for its steps. */
    private String lastText = "";

    private @Nullable JsonValue lastValue;

    private DocumentParser(ReadLimits limits) {
        this.limits = limits;
    }

    /** Returns the parser with the given limits. */
    public static DocumentParser within(ReadLimits limits) {
        return new DocumentParser(limits);
    }

    /** Parses a document. */
    public Either<JsonRefusal, JsonValue> parse(String json) {
        JsonValue known = lastValue;
        if (known != null && json.equals(lastText)) {
            return Either.right(known);
        }
        if (json.length() > limits.characters()) {
            return Either.left(JsonRefusal.of(
                    "",
                    RefusalKind.LIMIT,
                    "The document has " + json.length() + " characters, and at most " + limits.characters()
                            + " are read. Raise ReadLimits.characters for a document that you trust."));
        }
        try {
            JsonValue value = new Text(json.startsWith("\ufeff") ? json.substring(1) : json, limits).document();
            lastText = json;
            lastValue = value;
            return Either.right(value);
        } catch (Fault fault) {
            return Either.left(fault.refusal);
        }
    }

    /** Parses a document without the items of one long array, which is empty in the result. */
    public Either<JsonRefusal, JsonValue> parseWithout(String aside, String json) {
        return parse(json).flatMap(value -> {
            if (!(value instanceof JsonObject object && value.get(aside) instanceof JsonArray items)) {
                return Either.right(value);
            }
            return items.size() > limits.items()
                    ? Either.left(JsonRefusal.of(
                            "/" + aside,
                            RefusalKind.LIMIT,
                            "This has more items than the " + limits.items()
                                    + " that are read. Raise ReadLimits.items for a document that you trust."))
                    : Either.right(object.with(aside, JsonArray.empty()));
        });
    }

    /** Folds the items of an array of the document one by one, until one is refused. */
    public <T> Either<JsonRefusal, T> eachItem(
            String array, String json, T begun, Function3<T, Integer, JsonValue, Either<JsonRefusal, T>> step) {
        return parse(json).flatMap(value -> {
            Either<JsonRefusal, T> now = Either.right(begun);
            if (value.get(array) instanceof JsonArray items) {
                for (int place = 0; place < items.size() && now.isRight(); place++) {
                    now = step.apply(now.get(), place, items.get(place));
                }
            }
            return now;
        });
    }

    private static final class Fault extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final transient JsonRefusal refusal;

        Fault(JsonRefusal refusal) {
            this.refusal = refusal;
        }
    }

    /** A text that is being read. */
    private static final class Text {
        private final String json;
        private final ReadLimits limits;
        private int at;
        private int tokens;

        Text(String json, ReadLimits limits) {
            this.json = json;
            this.limits = limits;
        }

        JsonValue document() {
            skipSpace();
            if (at == json.length()) {
                throw fault("The document is empty.");
            }
            JsonValue value = value(0);
            skipSpace();
            if (at < json.length()) {
                throw fault("The document has more than one value. Put each value into a document of its own.");
            }
            return value;
        }

        private JsonValue value(int depth) {
            count();
            switch (next()) {
                case '{':
                    return object(deeper(depth));
                case '[':
                    return array(deeper(depth));
                case '"':
                    return new JsonString(string());
                case 't':
                    return word("true", new JsonBoolean(true));
                case 'f':
                    return word("false", new JsonBoolean(false));
                case 'n':
                    return word("null", JsonNull.NULL);
                default:
                    return number();
            }
        }

        private JsonObject object(int depth) {
            JsonObject.Builder object = JsonObject.builder();
            at++;
            skipSpace();
            for (boolean isFirst = true; next() != '}'; isFirst = false) {
                if (!isFirst) {
                    expect(',');
                    skipSpace();
                }
                if (next() != '"') {
                    throw unexpected("a name in quotation marks");
                }
                count();
                String name = string();
                if (object.has(name)) {
                    throw fault("The object has the name '" + name + "' twice.");
                }
                skipSpace();
                expect(':');
                skipSpace();
                object.put(name, value(depth));
                skipSpace();
            }
            at++;
            return object.build();
        }

        private JsonArray array(int depth) {
            JsonArray.Builder array = JsonArray.builder();
            at++;
            skipSpace();
            for (boolean isFirst = true; next() != ']'; isFirst = false) {
                if (!isFirst) {
                    expect(',');
                    skipSpace();
                }
                array.add(value(depth));
                skipSpace();
            }
            at++;
            return array.build();
        }

        private String string() {
            int start = ++at;
            StringBuilder escaped = null;
            while (true) {
                char c = next();
                if (c == '"') {
                    break;
                }
                if (c < ' ') {
                    throw unexpected("a text without line breaks and control characters");
                }
                if (c == '\\') {
                    escaped = (escaped == null ? new StringBuilder() : escaped).append(json, start, at);
                    at++;
                    escaped.append(escape());
                    start = at;
                } else {
                    at++;
                }
            }
            String rest = json.substring(start, at++);
            String text = escaped == null ? rest : escaped.append(rest).toString();
            if (text.length() > limits.text()) {
                throw limit("A text has " + text.length() + " characters, and at most " + limits.text() + " are read.");
            }
            return text;
        }

        private char escape() {
            char c = next();
            at++;
            switch (c) {
                case '"', '\\', '/':
                    return c;
                case 'b':
                    return '\b';
                case 'f':
                    return '\f';
                case 'n':
                    return '\n';
                case 'r':
                    return '\r';
                case 't':
                    return '\t';
                case 'u':
                    int code = 0;
                    for (int i = 0; i < 4; i++) {
                        int digit = Character.digit(next(), 16);
                        if (digit < 0) {
                            throw unexpected("four hexadecimal digits");
                        }
                        code = 16 * code + digit;
                        at++;
                    }
                    return (char) code;
                default:
                    at--;
                    throw unexpected("an escape such as \\n");
            }
        }

        private JsonNumber number() {
            int start = at;
            while (at < json.length() && "+-.eE0123456789".indexOf(json.charAt(at)) >= 0) {
                at++;
            }
            if (at - start > ReadLimits.DIGITS) {
                throw limit(
                        "A number has " + (at - start) + " digits, and at most " + ReadLimits.DIGITS + " are read.");
            }
            try {
                return JsonNumber.parse(json.substring(start, at));
            } catch (IllegalArgumentException e) {
                at = start;
                throw unexpected("a value");
            }
        }

        private JsonValue word(String word, JsonValue value) {
            if (!json.startsWith(word, at)) {
                throw unexpected("a value");
            }
            at += word.length();
            return value;
        }

        private int deeper(int depth) {
            if (depth >= limits.depth()) {
                throw limit("The document is nested deeper than the " + limits.depth() + " levels that are read.");
            }
            return depth + 1;
        }

        private void count() {
            if (++tokens > limits.tokens()) {
                throw limit("The document has more than the " + limits.tokens() + " names and values that are read.");
            }
        }

        private void expect(char wanted) {
            if (next() != wanted) {
                throw unexpected("'" + wanted + "'");
            }
            at++;
        }

        private char next() {
            if (at >= json.length()) {
                throw fault("The document ends in the middle of a value.");
            }
            return json.charAt(at);
        }

        private void skipSpace() {
            while (at < json.length() && " \n\r\t".indexOf(json.charAt(at)) >= 0) {
                at++;
            }
        }

        private Fault unexpected(String wanted) {
            return fault("Expected " + wanted + ", found '" + json.charAt(at) + "'.");
        }

        private Fault fault(String message) {
            int line = 1;
            for (int i = 0; i < Math.min(at, json.length()); i++) {
                line += json.charAt(i) == '\n' ? 1 : 0;
            }
            return new Fault(JsonRefusal.of("", RefusalKind.SYNTAX, "Line " + line + ": " + message));
        }

        private static Fault limit(String message) {
            return new Fault(JsonRefusal.of("", RefusalKind.LIMIT, message));
        }
    }
}
