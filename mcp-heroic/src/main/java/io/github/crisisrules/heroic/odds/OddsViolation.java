package io.github.crisisrules.heroic.odds;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.RollSide;

/** A reason why odds cannot be computed. */
public sealed interface OddsViolation extends RuleViolation {
    /** A pool is too large for exact odds. */
    record TooManyDice(RollSide side, int dice) implements OddsViolation {
        @Override
        public String message() {
            return "the " + side.words() + " has " + dice + " dice; exact odds are worked out for at most "
                    + RollPlan.MAX_DICE + ": work them out for fewer dice with ActionOdds";
        }
    }
}
