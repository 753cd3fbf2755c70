package io.github.crisisrules.core.dice;

import io.github.crisisrules.core.rulebook.CrisisRuleId;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Plural;

/** A reason why dice may not be rerolled or changed, or are not the roll that was asked for. */
public sealed interface DiceViolation extends RuleViolation {
    /**
     * The die shows a failure, and no effect allows failures to be rerolled or changed.
     *
     * @param position the index of the die in the roll, counted from 0
     */
    @Rule(CrisisRuleId.FAIL)
    record FailureLocked(int position) implements DiceViolation {
        @Override
        public String message() {
            return "die " + (position + 1) + " shows a failure, which stays as it is: choose another die";
        }
    }

    /** The number of rolled dice is not that of the pool. */
    record WrongDiceCount(int rolled, int pool) implements DiceViolation {
        @Override
        public String message() {
            return were(rolled) + " rolled, but the pool has " + pool;
        }
    }

    /** The number of added dice is not the number of criticals in the roll. */
    @Rule(CrisisRuleId.CRIT)
    record WrongAddedDiceCount(int added, int due) implements DiceViolation {
        @Override
        public String message() {
            return were(added) + " added, but the criticals of the roll add " + due;
        }
    }

    private static String were(int dice) {
        return Plural.of(dice, "die was", "dice were");
    }
}
