package io.github.crisisrules.example.organizer;

import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;

/**
 * What somebody typed into a form, and what is wrong with it. A page that refuses a form shows it again with this: nothing that
 * was typed is lost.
 *
 * @param faults by the name of the field; under {@link #WHOLE} those of the form as a whole
 */
record Typed(LinkedHashMap<String, Vector<String>> values, LinkedHashMap<String, Vector<Fault>> faults) {
    /** Where faults stand that belong to no field. */
    static final String WHOLE = "";

    /** Nobody has typed anything. */
    static final Typed NOTHING = new Typed(LinkedHashMap.empty(), LinkedHashMap.empty());

    private static final int MOST_FIELDS = 2_000;

    /** What is wrong, and the id of the rule that says so. */
    record Fault(String message, Option<String> rule) {
        static Fault of(RuleViolation violation, Names names) {
            return new Fault(violation.message(names), violation.rule());
        }
    }

    /** The fields of a form as a browser sends it. What cannot be read as fields gives none. */
    static Typed of(String body) {
        Typed typed = NOTHING;
        try {
            for (String field : Vector.of(body.split("&", MOST_FIELDS)).reject(String::isEmpty)) {
                int sign = field.indexOf('=');
                typed = typed.with(
                        decoded(sign < 0 ? field : field.substring(0, sign)),
                        sign < 0 ? "" : decoded(field.substring(sign + 1)));
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

    /** The same with a fault at a field. */
    Typed fault(String place, Fault fault) {
        return new Typed(values, faults.put(place, faultsAt(place).append(fault)));
    }

    /** The same with a fault that no rule tells. */
    Typed fault(String place, String message) {
        return fault(place, new Fault(message, Option.none()));
    }

    /** The same with everything that the rules refuse, at the form as a whole. */
    Typed refused(Iterable<? extends RuleViolation> violations, Names names) {
        Typed typed = this;
        for (RuleViolation violation : violations) {
            typed = typed.fault(WHOLE, Fault.of(violation, names));
        }
        return typed;
    }

    /** All values of a field. */
    Vector<String> all(String name) {
        return values.getOrElse(name, Vector.empty());
    }

    /** The value of a field; empty where there is none. */
    String text(String name) {
        return all(name).headOption().getOrElse("");
    }

    /** The whole number in a field, if there is one. */
    Option<Integer> number(String name) {
        return whole(text(name).strip());
    }

    /** The whole number that a text tells, if it does. */
    static Option<Integer> whole(String text) {
        return Option.when(text.matches("-?[0-9]{1,9}"), () -> Integer.valueOf(text));
    }

    /** What is wrong with a field. */
    Vector<Fault> faultsAt(String place) {
        return faults.getOrElse(place, Vector.empty());
    }

    /** Whether nothing is wrong. */
    boolean isFine() {
        return faults.isEmpty();
    }
}
