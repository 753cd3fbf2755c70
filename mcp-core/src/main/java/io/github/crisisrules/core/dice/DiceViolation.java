package io.github.crisisrules.core.dice;

import io.github.crisisrules.core.rulebook.CrisisRuleId;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;

/** A reason why dice may not be rerolled or changed, or are not the roll that was asked for. */
public sealed interface DiceViolation extends RuleViolation {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /**
     * The die shows a failure, and no effect allows failures to be rerolled or changed.
     *
     * @param position the index of the die in the roll, counted from 0
     */
    @Rule(CrisisRuleId.FAIL)
    record FailureLocked(int position) implements DiceViolation {
        /** Returns the number of the die, counted from 1 as people do. */
        public int number() {
            return position + 1;
        }
    }

    /** The number of rolled dice is not that of the pool. */
    record WrongDiceCount(int rolled, int expected) implements DiceViolation {}

    /** The number of added dice is not the number of criticals in the roll. */
    @Rule(CrisisRuleId.CRIT)
    record WrongAddedDiceCount(int added, int expected) implements DiceViolation {}
}
