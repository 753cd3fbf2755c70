package io.github.crisisrules.example.organizer;

import io.github.crisisrules.core.game.FieldFault;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;

/**
 * What somebody typed into a form, and what is wrong with it. A page that refuses a form shows it again with this: nothing that
 * was typed is lost.
 */
record Typed(LinkedHashMap<String, Vector<String>> values, Vector<FieldFault> faults) {
    /** Nobody has typed anything. */
    static final Typed NOTHING = new Typed(LinkedHashMap.empty(), Vector.empty());

    private static final int MOST_FIELDS = 2_000;

    /** The fields of a form as a browser sends it. What cannot be read as fields gives none. */
    static Typed of(String body) {
        Typed typed = NOTHING;
        try {
            for (String field : Vector.of(body.split("&", MOST_FIELDS)).reject(String::isEmpty)) {
                String[] parts = field.split("=", 2);
                typed = typed.with(decoded(parts[0]), parts.length == 1 ? "" : decoded(parts[1]));
            }
        } catch (IllegalArgumentException e) {
            return NOTHING; // a forged body: broken escapes
        }
        return typed;
    }

    private static String decoded(String text) {
        return URLDecoder.decode(text, StandardCharsets.UTF_8);
    }

    /** The same with one more value. */
    Typed with(String name, String value) {
        return new Typed(values.put(name, all(name).append(value)), faults);
    }

    /** This; or, where nobody has typed anything, what is usual. */
    Typed orElse(Map<String, Vector<String>> usual) {
        return values.isEmpty() ? new Typed(LinkedHashMap.ofEntries(usual), faults) : this;
    }

    /** The same with what is wrong with it. */
    Typed wrong(Iterable<FieldFault> more) {
        return new Typed(values, faults.appendAll(more));
    }

    /** The same with something that is wrong with all of it. */
    Typed wrong(String message) {
        return wrong(Vector.of(FieldFault.of(FieldFault.WHOLE, message)));
    }

    /** All values of a field. */
    Vector<String> all(String name) {
        return values.getOrElse(name, Vector.empty());
    }

    /** The value of a field; empty where there is none. */
    String text(String name) {
        return all(name).headOption().getOrElse("");
    }

    /** The lines of a field that are not blank. */
    Vector<String> lines(String name) {
        return Vector.ofAll(text(name).lines().map(String::strip)).reject(String::isEmpty);
    }

    /** The whole number that a text tells, if it does. */
    static Option<Integer> whole(String text) {
        return Option.when(text.matches("-?[0-9]{1,9}"), () -> Integer.valueOf(text));
    }
}
