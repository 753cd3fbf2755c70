package io.github.crisisrules.core.dice;

import io.github.crisisrules.core.rulebook.CrisisRules;
import io.github.crisisrules.core.rulebook.RuleViolation;
import java.util.function.Function;

/** Why dice on the table may not be touched. */
public sealed interface DiceViolation extends RuleViolation {
    /** What to make of each case. */
    <R> R match(Function<FailureLocked, ? extends R> locked);

    /**
     * The die shows a failure, and no effect lets failures be rerolled or changed.
     *
     * @param position the die's place in the roll, from 0
     */
    record FailureLocked(int position) implements DiceViolation {
        @Override
        public String rule() {
            return CrisisRules.FAIL;
        }

        @Override
        public String message() {
            return "die " + (position + 1) + " shows a failure, which stays as it is";
        }

        @Override
        public <R> R match(Function<FailureLocked, ? extends R> locked) {
            return locked.apply(this);
        }
    }
}
