package io.github.crisisrules.core.dice;

import io.github.crisisrules.core.rulebook.Counted;
import io.github.crisisrules.core.rulebook.CrisisRules;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;

/** Why dice on the table may not be touched, or cannot be the roll that was asked for. */
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
            return "die " + (position + 1) + " shows a failure, which stays as it is: choose another die";
        }
    }

    /** Another number of dice was rolled than the pool has. */
    record WrongPool(int rolled, int pool) implements DiceViolation {
        @Override
        public String message() {
            return were(rolled) + " rolled, but the pool has " + pool;
        }
    }

    /** Another number of dice was added than criticals were rolled. */
    @Rule(CrisisRules.CRIT)
    record WrongAdded(int added, int due) implements DiceViolation {
        @Override
        public String message() {
            return were(added) + " added, but the criticals of the roll add " + due;
        }
    }

    private static String were(int dice) {
        return Counted.of(dice, "die was", "dice were");
    }
}
