package io.github.crisisrules.json.refusal;

import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.collection.Vector;

/**
 * Why a document is not read: where, what is wrong, and which rules say so. Nothing was built from the document.
 *
 * @param path the JSON pointer of the place, empty for the document itself
 * @param message one sentence for people
 * @param violations the broken rules; empty unless the kind is {@link RefusalKind#RULE}
 */
public record JsonRefusal(String path, RefusalKind kind, String message, Vector<RuleViolation> violations) {
    /**
     * A refusal by the rules names at least one violation, and no other refusal does.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public JsonRefusal {
        if ((kind == RefusalKind.RULE) == violations.isEmpty()) {
            throw new IllegalArgumentException(
                    "a refusal of the kind RULE needs at least one violation and any other kind has none, not "
                            + violations.size() + " for " + kind);
        }
    }

    /** A refusal without a rule. */
    public static JsonRefusal of(String path, RefusalKind kind, String message) {
        return new JsonRefusal(path, kind, message, Vector.empty());
    }

    /** A refusal by the rules. */
    public static JsonRefusal byRules(String path, Iterable<? extends RuleViolation> violations) {
        Vector<RuleViolation> all = Vector.ofAll(violations);
        return new JsonRefusal(
                path,
                RefusalKind.RULE,
                all.map(each -> each.sentence(Names.AS_WRITTEN)).mkString("; "),
                all);
    }

    /** The same refusal of a part, seen from the document that holds the part at this path. */
    public JsonRefusal under(String place) {
        return new JsonRefusal(place + path, kind, message, violations);
    }

    /** The ids of the rules that refuse, each once. */
    public Vector<String> rules() {
        return violations.flatMap(RuleViolation::rule).distinct();
    }

    /** The path and the sentence. */
    @Override
    public String toString() {
        return (path.isEmpty() ? "the document" : path) + ": " + message;
    }
}
