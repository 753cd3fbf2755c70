package io.github.crisisrules.tournament.desk;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Validation;

/**
 * A Roster or Timeline List as it was handed in, with what the list checks found.
 *
 * @param rule the id of the rule that asks for the list
 * @param faults everything wrong with it; empty for a legal list
 */
public record CheckedList(String rule, Object content, Vector<RuleViolation> faults) {
    /** The outcome of any of the list checks, all faults at once. */
    public static CheckedList of(
            String rule, Object content, Validation<? extends Seq<? extends RuleViolation>, ?> check) {
        return new CheckedList(rule, content, check.isValid() ? Vector.empty() : Vector.ofAll(check.getError()));
    }
}
