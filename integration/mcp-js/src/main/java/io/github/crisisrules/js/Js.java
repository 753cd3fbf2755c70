package io.github.crisisrules.js;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.game.RefusedException;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.json.log.LogFormat;
import io.github.crisisrules.json.refusal.RefusedDocumentException;
import io.github.crisisrules.json.value.JsonPrinter;
import io.github.crisisrules.json.value.JsonValue;
import io.vavr.collection.Vector;
import java.util.Locale;
import java.util.function.Supplier;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;

/**
 * Conversion between the values of JavaScript and of the library. Wrong types become a {@code TypeError} and refusals of the rules a
 * {@code RefusedError}, each with one sentence; Java's own exceptions do not reach the caller.
 */
final class Js {
    private Js() {}

    /** Returns the result of a call, or throws the JavaScript error that stands for its exception. */
    static <T> T guarded(Supplier<T> call) {
        String name;
        String message;
        String rules = "";
        JSObject faults = none();
        try {
            return call.get();
        } catch (RefusedException e) {
            name = "RefusedError";
            message = e.getMessage();
            rules = e.violation().rules().mkString(" ");
        } catch (GameHandle.FaultyAnswers e) {
            name = "RefusedError";
            message = e.getMessage();
            rules = e.rules().mkString(" ");
            faults = object(e.json());
        } catch (RefusedDocumentException e) {
            name = "RefusedError";
            message = e.getMessage();
            rules = e.refusal().rules().mkString(" ");
        } catch (IllegalArgumentException e) {
            name = "TypeError";
            message = e.getMessage();
        }
        fail(name, message, rules, faults);
        throw new AssertionError();
    }

    @JSBody(
            params = {"name", "message", "rules", "faults"},
            script =
                    "var error = name === 'TypeError' ? new TypeError(message) : new Error(message);"
                            + "error.name = name; if (rules) { error.rules = rules.split(' '); } if (faults) { error.faults = faults; } throw error;")
    private static native void fail(String name, String message, String rules, JSObject faults);

    @JSBody(script = "return null;")
    private static native JSObject none();

    /** Returns a value of the library as plain objects and arrays. */
    static JSObject object(JsonValue value) {
        return parse(JsonPrinter.line(value));
    }

    @JSBody(params = "text", script = "return JSON.parse(text);")
    private static native JSObject parse(String text);

    /** Returns the text of a string, for an argument with the given name. */
    static String text(JSObject value, String name) {
        if (!type(value).equals("string")) {
            throw new IllegalArgumentException(name + " must be a string, not " + shown(value) + ".");
        }
        return string(value);
    }

    /** Returns a whole number, for an argument with the given name. */
    static int number(JSObject value, String name) {
        if (!type(value).equals("number") || !isInt(value)) {
            throw new IllegalArgumentException(name + " must be a whole number, not " + shown(value) + ".");
        }
        return toInt(value);
    }

    /** Returns true or false, for an argument with the given name. */
    static boolean truth(JSObject value, String name) {
        if (!type(value).equals("boolean")) {
            throw new IllegalArgumentException(name + " must be true or false, not " + shown(value) + ".");
        }
        return shown(value).equals("true");
    }

    /** Returns true or false, for an argument with the given name; false if it is left out. */
    static boolean flag(JSObject value, String name) {
        return !isMissing(value) && truth(value, name);
    }

    /** Returns one of the values of an enum by its name in camelCase, for an argument with the given name. */
    static <E extends Enum<E>> E one(JSObject value, String name, E[] all) {
        String text = text(value, name);
        return Vector.of(all)
                .find(each -> camelCase(each).equalsIgnoreCase(text))
                .getOrElseThrow(() -> new IllegalArgumentException(name + " must be "
                        + Vector.of(all)
                                .map(each -> "\"" + camelCase(each) + "\"")
                                .mkString(", ")
                        + ", not " + shown(value) + "."));
    }

    private static String camelCase(Enum<?> value) {
        Vector<String> words = Vector.of(value.name().split("_"));
        return words.tail()
                .map(word -> word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT))
                .prepend(words.head().toLowerCase(Locale.ROOT))
                .mkString();
    }

    /** Reads an item of an array. A functional type of Java's own would wrap every value of JavaScript in an object. */
    @FunctionalInterface
    interface Reader<T> {
        T read(JSObject item);
    }

    /** Returns the items of an array, for an argument with the given name. */
    static <T> Vector<T> items(JSObject value, String name, Reader<T> reader) {
        if (!isArray(value)) {
            throw new IllegalArgumentException(name + " must be an array, not " + shown(value) + ".");
        }
        int length = length(value);
        if (length > 1_000_000) {
            throw new IllegalArgumentException(name + " has " + length + " items; at most 1000000 are allowed.");
        }
        return Vector.tabulate(length, i -> reader.read(item(value, i)));
    }

    /** Returns the strings of an array, for an argument with the given name. */
    static Vector<String> texts(JSObject value, String name) {
        return items(value, name, text -> text(text, name));
    }

    /** Returns the strings of an array as an array of Java. */
    static String[] array(JSObject value, String name) {
        return texts(value, name).toJavaArray(String[]::new);
    }

    /** Returns a property of an object of its own, or undefined. */
    static JSObject property(JSObject value, String name) {
        if (!isObject(value)) {
            throw new IllegalArgumentException("Expected an object, not " + shown(value) + ".");
        }
        return own(value, name);
    }

    /** Returns whether a value is undefined or null. */
    @JSBody(params = "value", script = "return value === undefined || value === null;")
    static native boolean isMissing(JSObject value);

    /** Returns the seed in the options of a call: a number or a string. */
    static Seed seed(JSObject options) {
        JSObject seed = isMissing(options) ? options : property(options, "seed");
        if (isMissing(seed)) {
            throw new IllegalArgumentException("The options need a seed: a string or a whole number.");
        }
        return Seed.read(type(seed).equals("number") ? String.valueOf(number(seed, "seed")) : text(seed, "seed"));
    }

    /** Returns the language in the options of a call, English unless another is named. */
    static Language language(JSObject options) {
        JSObject language = isMissing(options) ? options : property(options, "language");
        if (isMissing(language)) {
            return Language.ENGLISH;
        }
        return switch (text(language, "language")) {
            case "en" -> Language.ENGLISH;
            case "es" -> Language.SPANISH;
            default ->
                throw new IllegalArgumentException("language must be \"en\" or \"es\", not " + shown(language) + ".");
        };
    }

    /** Returns the game that a log records. */
    static <S, C extends GameCommand, E extends GameEvent<S>> Play<S, C, E> play(
            LogFormat<?, S, C, E> format, JSObject log) {
        return format.readOrThrow(text(log, "log"));
    }

    /** Returns the type of a value as JavaScript names it. */
    @JSBody(params = "value", script = "return typeof value;")
    static native String type(JSObject value);

    /** Returns the beginning of a value for a message. */
    @JSBody(
            params = "value",
            script =
                    "var type = typeof value; if (type === 'string') { return JSON.stringify(value.slice(0, 40)); }"
                            + "if (type === 'number' || type === 'boolean' || type === 'undefined') { return String(value); }"
                            + "return value === null ? 'null' : Array.isArray(value) ? 'an array' : type === 'object' ? 'an object' : 'a ' + type;")
    static native String shown(JSObject value);

    @JSBody(params = "value", script = "return value;")
    private static native String string(JSObject value);

    @JSBody(params = "value", script = "return value | 0;")
    private static native int toInt(JSObject value);

    @JSBody(params = "value", script = "return (value | 0) === value;")
    private static native boolean isInt(JSObject value);

    @JSBody(params = "value", script = "return Array.isArray(value);")
    static native boolean isArray(JSObject value);

    @JSBody(params = "value", script = "return value.length;")
    private static native int length(JSObject value);

    @JSBody(
            params = {"value", "index"},
            script = "return value[index];")
    private static native JSObject item(JSObject value, int index);

    @JSBody(params = "value", script = "return typeof value === 'object' && value !== null && !Array.isArray(value);")
    private static native boolean isObject(JSObject value);

    @JSBody(
            params = {"value", "name"},
            script = "return Object.prototype.hasOwnProperty.call(value, name) ? value[name] : undefined;")
    private static native JSObject own(JSObject value, String name);
}
