package io.github.crisisrules.core.dice;

import io.github.crisisrules.core.rulebook.CrisisRules;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;

/** Why dice on the table may not be touched. */
public sealed interface DiceViolation extends RuleViolation {
    /**
     * The die shows a failure, and no effect lets failures be rerolled or changed.
     *
     * @param position the die's place in the roll, from 0
     */
    @Rule(CrisisRules.FAIL)
    record FailureLocked(int position) implements DiceViolation {
        @Override
        public String message() {
            return "die " + (position + 1) + " shows a failure, which stays as it is";
        }
    }
}
