package io.github.crisisrules.heroic.odds;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.action.RollSide;

/** A reason why odds cannot be computed. */
public sealed interface OddsViolation extends RuleViolation {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** A pool is too large for exact odds. */
    record TooManyDice(RollSide side, int dice) implements OddsViolation {
        int max() {
            return RollPlan.MAX_DICE;
        }
    }
}
