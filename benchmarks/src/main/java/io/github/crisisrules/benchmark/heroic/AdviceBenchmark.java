package io.github.crisisrules.benchmark.heroic;

import io.github.crisisrules.benchmark.Comparison;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.die.Roll;
import io.github.crisisrules.heroic.odds.ActionOdds;
import io.github.crisisrules.heroic.odds.DiceOnOffer;
import io.github.crisisrules.heroic.odds.Goal;
import io.github.crisisrules.heroic.odds.PlotPointAdvice;
import io.github.crisisrules.heroic.odds.ReactionPlan;
import io.github.crisisrules.heroic.odds.RollAdvice;
import io.github.crisisrules.heroic.odds.RollPlan;
import io.vavr.collection.Vector;
import org.openjdk.jmh.annotations.Param;

/**
 * The cost of advice on three plot points, compared with the exact odds of one action with the same pools: the
 * highest total, and nothing bought.
 */
public class AdviceBenchmark extends Comparison {
    private static final int PLOT_POINTS = 3;
    private static final Goal GOAL = Goal.effect(DieSize.D10);

    /** The moment at which advice is asked for. */
    @Param
    public When when = When.BEFORE_THE_ROLL;

    /** The number of dice that each side rolls. */
    @Param
    public Dice dice = Dice.SIX;

    /** The moments at which advice can be asked for. */
    public enum When {
        /**
         * Before the roll, with two dice on offer: every purchase, every number of dice in the total, every second
         * effect die, every total to aim at.
         */
        BEFORE_THE_ROLL,
        /** After the roll: every choice of total and effect dice. */
        AFTER_THE_ROLL
    }

    /** The pools, and the rolled faces of the action. */
    @SuppressWarnings("ImmutableEnumChecker") // plans and rolls are records of immutable parts
    public enum Dice {
        /** Six dice against six. */
        SIX(PlainActions.ACTION, PlainActions.REACTION, 3, 8, 1, 6, 4, 7),
        /** Nine dice against nine. */
        NINE("d4+2d6+2d8+2d10+2d12", 3, 2, 5, 8, 6, 4, 9, 7, 2),
        /** Twelve dice against twelve; none shows 1. */
        TWELVE("2d4+2d6+3d8+3d10+2d12", 3, 2, 6, 5, 8, 6, 3, 9, 4, 7, 10, 11);

        private final RollPlan action;
        private final ReactionPlan reaction;
        private final Roll rolled;

        Dice(String both, Integer... faces) {
            this(Pool.parse(both).get(), Pool.parse(both).get(), faces);
        }

        Dice(Pool action, Pool reaction, Integer... faces) {
            this.action = RollPlan.of(action);
            this.reaction = ReactionPlan.of(reaction);
            this.rolled = Roll.of(action.dice(), Vector.of(faces)).get();
        }
    }

    @Override
    protected Object measured() {
        return when == When.BEFORE_THE_ROLL
                ? PlotPointAdvice.best(
                        dice.action, DiceOnOffer.anyOf(DieSize.D6, DieSize.D8), PLOT_POINTS, dice.reaction, true, GOAL)
                : RollAdvice.best(dice.rolled, PLOT_POINTS, dice.reaction, true, GOAL);
    }

    @Override
    protected Object reference() {
        return ActionOdds.hurting(dice.action, dice.reaction).outcomes();
    }
}
