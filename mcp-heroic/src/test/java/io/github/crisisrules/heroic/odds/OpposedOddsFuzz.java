package io.github.crisisrules.heroic.odds;

import static io.github.crisisrules.heroic.odds.OpposedOddsTest.everyPair;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.heroic.die.PickStrategy;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every pair of pools of up to four dice for further plans, and pairs of five; part of the profile {@code fuzz}. */
@Tag("fuzz")
class OpposedOddsFuzz {
    private static final Seed SEED = Seed.of(Long.getLong("fuzz.seed", 1));
    private static final int RUNS = Integer.getInteger("fuzz.runs", 1000);

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
    void adviceForFiveDiceAgainstFive() {
        RollAdviceTest.fiveAgainstFive(SEED.split("after the roll"), RUNS / 40);
        PlotPointAdviceTest.fiveAgainstFive(SEED.split("before the roll"), RUNS / 40);
    }

    @Test
    void fiveDiceAgainstFive() {
        for (int i = 0; i < RUNS / 20; i++) {
            Seed here = SEED.split("five against five", i);
            RollPlan action = plan(here.split("action"));
            ReactionPlan reaction = new ReactionPlan(
                    plan(here.split("reaction")), here.split("winning").below(4) == 0);
            boolean hurting = here.split("hurting").below(2) == 0;
            OpposedOddsTest.assertAgrees(action, reaction, hurting, new LiteralClash().of(action, reaction, hurting));
        }
    }

    private static RollPlan plan(Seed seed) {
        return new RollPlan(
                RollAdviceTest.pool(seed.split("pool")),
                new PickStrategy(seed.split("reach").below(30)),
                seed.split("total").below(4),
                seed.split("effect").below(2));
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
