package io.github.crisisrules.benchmark.heroic;

import io.github.crisisrules.benchmark.Comparison;
import io.github.crisisrules.heroic.die.PickStrategy;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.odds.ActionOdds;
import io.github.crisisrules.heroic.odds.ReactionPlan;
import io.github.crisisrules.heroic.odds.RollPlan;
import org.openjdk.jmh.annotations.Param;

/** The exact odds of twelve dice against twelve, compared with those of six against six. */
public class LargeOddsBenchmark extends Comparison {
    private static final Pool TWELVE = Pool.of("2d4+2d6+3d8+3d10+2d12");
    // PoolKernelFuzz examines all pools of twelve dice.
    private static final Pool WORST = Pool.of("d4+2d6+2d8+3d10+4d12");

    /** The odds to compute. */
    @Param
    public Work work = Work.TWELVE_DICE;

    /** The odds that can be computed. */
    public enum Work {
        /** Twelve dice against twelve, with the highest total on both sides. */
        TWELVE_DICE,
        /**
         * Twelve dice against twelve, with three in the total; the reaction takes the largest effect that still
         * wins.
         */
        THREE_IN_THE_TOTAL,
        /**
         * Twelve dice against twelve, with everything that plot points buy on both sides: five dice in the total,
         * and a second effect die.
         */
        FIVE_IN_THE_TOTAL,
        /**
         * The pools of twelve dice that need the most sums and products, with everything that plot points buy on
         * both sides.
         */
        WORST_POOLS
    }

    @Override
    protected Object measured() {
        return switch (work) {
            case TWELVE_DICE ->
                ActionOdds.hurting(RollPlan.of(TWELVE), ReactionPlan.of(TWELVE)).outcomes();
            case THREE_IN_THE_TOTAL -> most(TWELVE, 1, 0);
            case FIVE_IN_THE_TOTAL -> most(TWELVE, 3, 1);
            case WORST_POOLS -> most(WORST, 3, 1);
        };
    }

    private static Object most(Pool pool, int totalDice, int effectDice) {
        RollPlan plan = RollPlan.of(pool).withExtraTotalDice(totalDice).withExtraEffectDice(effectDice);
        RollPlan action = plan.picking(PickStrategy.largestEffectReaching(8 * plan.inTotal()));
        return ActionOdds.hurting(action, ReactionPlan.winning(plan)).outcomes();
    }

    @Override
    protected Object reference() {
        return PlainActions.exact();
    }
}
