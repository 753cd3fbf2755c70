package io.github.crisisrules.heroic.odds;

import static io.github.crisisrules.heroic.odds.OpposedOddsTest.everyPair;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every pair of pools of up to four dice for further plans; part of the profile {@code fuzz}. */
@Tag("fuzz")
class OpposedOddsFuzz {
    @Test
    void helpingAndHealing() {
        everyPair(4, RollPlan::of, ReactionPlan::of, false);
    }

    @Test
    void aThirdDieInTheTotalAndASecondEffect() {
        everyPair(
                4,
                pool -> RollPlan.of(pool).withExtraTotalDice(1),
                pool -> ReactionPlan.of(RollPlan.of(pool).withExtraEffectDice(1)),
                true);
        everyPair(4, pool -> RollPlan.of(pool).withExtraEffectDice(1), ReactionPlan::of, true);
    }

    @Test
    void theLargestEffectThatStillWins() {
        everyPair(
                3,
                pool -> RollPlan.of(pool).withExtraEffectDice(1),
                pool -> ReactionPlan.winning(RollPlan.of(pool).withExtraTotalDice(1)),
                true);
    }
}
