package io.github.crisisrules.example.organizer;

import io.github.crisisrules.core.prompt.FieldFault;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;

/**
 * The input of a form and its faults. A page that refuses a form shows it again with the input, so that nothing typed
 * is lost.
 */
record Typed(LinkedHashMap<String, Vector<String>> values, Vector<FieldFault> faults) {
    /** Empty input. */
    static final Typed NOTHING = new Typed(LinkedHashMap.empty(), Vector.empty());

    private static final int MAX_FIELDS = 2_000;

    /** Parses the fields of a form as sent by a browser. An unreadable body gives no fields. */
    static Typed of(String body) {
        Typed typed = NOTHING;
        try {
            for (String field : Vector.of(body.split("&", MAX_FIELDS)).reject(String::isEmpty)) {
                String[] parts = field.split("=", 2);
                typed = typed.with(decoded(parts[0]), parts.length == 1 ? "" : decoded(parts[1]));
            }
        } catch (IllegalArgumentException e) {
            return NOTHING; // a forged body with broken escapes
        }
        return typed;
    }

    private static String decoded(String text) {
        return URLDecoder.decode(text, StandardCharsets.UTF_8);
    }

    /** Returns this input with one more value for a field. */
    Typed with(String name, String value) {
        return new Typed(values.put(name, all(name).append(value)), faults);
    }

    /** Returns this input or, if it is empty, the usual values. */
    Typed orElse(Map<String, Vector<String>> usual) {
        return values.isEmpty() ? new Typed(LinkedHashMap.ofEntries(usual), faults) : this;
    }

    /** Returns this input with further faults. */
    Typed wrong(Iterable<FieldFault> more) {
        return new Typed(values, faults.appendAll(more));
    }

    /** Returns this input with a fault that concerns the whole form. */
    Typed wrong(String message) {
        return wrong(Vector.of(FieldFault.of(FieldFault.WHOLE, message)));
    }

    /** Returns all values of a field. */
    Vector<String> all(String name) {
        return values.getOrElse(name, Vector.empty());
    }

    /** Returns the value of a field; empty if there is none. */
    String text(String name) {
        return all(name).headOption().getOrElse("");
    }

    /** Returns the non-blank lines of a field. */
    Vector<String> lines(String name) {
        return Vector.ofAll(text(name).lines().map(String::strip)).reject(String::isEmpty);
    }

    /** Parses a whole number, if the text is one. */
    static Option<Integer> whole(String text) {
        return Option.when(text.matches("-?[0-9]{1,9}"), () -> Integer.valueOf(text));
    }
}
