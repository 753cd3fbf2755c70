package io.github.crisisrules.benchmark.heroic;

import io.github.crisisrules.benchmark.Comparison;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pick;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.die.Roll;
import io.github.crisisrules.heroic.odds.ActionOdds;
import io.github.crisisrules.heroic.odds.Goal;
import io.github.crisisrules.heroic.odds.PlotPointAdvice;
import io.github.crisisrules.heroic.odds.ReactionPlan;
import io.github.crisisrules.heroic.odds.RollAdvice;
import io.github.crisisrules.heroic.odds.RollPlan;
import io.vavr.collection.Vector;
import org.openjdk.jmh.annotations.Param;

/** What twelve dice and advice cost, against the exact odds of six dice against six. */
public class LargeOddsBenchmark extends Comparison {
    private static final Pool TWELVE = Pool.parse("2d4+2d6+3d8+3d10+2d12").get();
    private static final Roll ROLLED =
            Roll.of(PlainActions.ACTION.dice(), Vector.of(3, 8, 1, 6, 4, 7)).get();

    /** What is computed. */
    @Param
    public Work work = Work.TWELVE_DICE;

    /** What can be computed. */
    public enum Work {
        /** Twelve dice against twelve, the highest total on both sides. */
        TWELVE_DICE,
        /** Twelve dice against twelve, three in the total; the reaction takes the largest effect that still wins. */
        THREE_IN_THE_TOTAL,
        /** The same with everything that plot points buy on both sides: five in the total, and a second effect die. */
        FIVE_IN_THE_TOTAL,
        /** The best use of three plot points before the roll, with two dice on offer: every plan, every pick. */
        ADVICE_BEFORE_THE_ROLL,
        /** The best use of three plot points after the roll: every choice of total and effect dice. */
        ADVICE_AFTER_THE_ROLL
    }

    @Override
    protected Object measured() {
        return switch (work) {
            case TWELVE_DICE ->
                ActionOdds.hurting(RollPlan.of(TWELVE), ReactionPlan.of(TWELVE)).outcomes();
            case THREE_IN_THE_TOTAL -> most(1, 0);
            case FIVE_IN_THE_TOTAL -> most(3, 1);
            case ADVICE_BEFORE_THE_ROLL ->
                PlotPointAdvice.best(
                        RollPlan.of(PlainActions.ACTION),
                        Vector.of(DieSize.D6, DieSize.D8),
                        3,
                        ReactionPlan.of(PlainActions.REACTION),
                        true,
                        Goal.effect(DieSize.D10));
            case ADVICE_AFTER_THE_ROLL ->
                RollAdvice.best(ROLLED, 3, ReactionPlan.of(PlainActions.REACTION), true, Goal.effect(DieSize.D10));
        };
    }

    private static Object most(int totalDice, int effectDice) {
        RollPlan plan = RollPlan.of(TWELVE).withExtraTotalDice(totalDice).withExtraEffectDice(effectDice);
        RollPlan action = plan.picking(Pick.largestEffectReaching(8 * plan.inTotal()));
        return ActionOdds.hurting(action, ReactionPlan.winning(plan)).outcomes();
    }

    @Override
    protected Object reference() {
        return PlainActions.exact();
    }
}
