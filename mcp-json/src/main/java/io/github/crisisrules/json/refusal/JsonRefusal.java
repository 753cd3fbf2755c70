package io.github.crisisrules.json.refusal;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.Vector;

/**
 * The reason why a document is not read: the place, the kind of fault, and the violated rules. No value was created.
 *
 * @param path the JSON pointer of the place; empty for the document itself
 * @param kind the kind of fault
 * @param message one sentence for people
 * @param violations the broken rules; empty unless the kind is {@link RefusalKind#RULE}
 */
public record JsonRefusal(String path, RefusalKind kind, String message, Vector<RuleViolation> violations) {
    /**
     * Creates a refusal.
     *
     * @throws IllegalArgumentException if the kind is {@link RefusalKind#RULE} and there are no violations, or the reverse
     */
    public JsonRefusal {
        if ((kind == RefusalKind.RULE) == violations.isEmpty()) {
            throw new IllegalArgumentException(
                    "A refusal of the kind RULE needs at least one violation, and any other kind has none; this one has "
                            + violations.size() + " for " + kind + ".");
        }
    }

    /** Returns a refusal without violations. */
    public static JsonRefusal of(String path, RefusalKind kind, String message) {
        return new JsonRefusal(path, kind, message, Vector.empty());
    }

    /** Returns a refusal by the rules. */
    public static JsonRefusal byRules(String path, Iterable<? extends RuleViolation> violations) {
        Vector<RuleViolation> all = Vector.ofAll(violations);
        return new JsonRefusal(
                path,
                RefusalKind.RULE,
                all.map(each -> each.describeWithRule(Wording.ENGLISH)).mkString(" "),
                all);
    }

    /** Returns this refusal of a part, with its path in the document that holds the part at {@code place}. */
    public JsonRefusal under(String place) {
        return new JsonRefusal(place + path, kind, message, violations);
    }

    /** Returns the ids of the violated rules, each once. */
    public Vector<String> rules() {
        return violations.flatMap(RuleViolation::rule).distinct();
    }

    /** Returns the path and the message. */
    @Override
    public String toString() {
        return (path.isEmpty() ? "the document" : path) + ": " + message;
    }
}
