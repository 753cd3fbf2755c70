package io.github.crisisrules.heroic.odds;

import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pick;
import io.github.crisisrules.heroic.die.Pool;

/**
 * What one side means to do: the dice it rolls, how it picks total and effect, and how many dice it buys into the
 * total and as further effects after the roll. Further effect dice are the largest spare ones.
 */
public record RollPlan(Pool pool, Pick pick, int extraTotalDice, int extraEffectDice) {
    /** The largest pool whose odds are worked out. */
    public static final int MOST_DICE = 16;

    /** The most dice bought into a total. */
    public static final int MOST_EXTRA_TOTAL_DICE = 3;

    /**
     * Pools and extras have limits, far above those of play.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public RollPlan {
        if (pool.size() > MOST_DICE) {
            throw new IllegalArgumentException(
                    "odds of " + pool.size() + " dice; at most " + MOST_DICE + " are worked out: leave some out");
        }
        if (extraTotalDice < 0 || extraTotalDice > MOST_EXTRA_TOTAL_DICE) {
            throw new IllegalArgumentException(
                    "a plan buys 0 to " + MOST_EXTRA_TOTAL_DICE + " dice into the total, not " + extraTotalDice);
        }
        if (extraEffectDice < 0 || extraEffectDice > 1) {
            throw new IllegalArgumentException("a plan buys 0 or 1 effect dice, not " + extraEffectDice);
        }
    }

    /** The pool with the highest total, nothing bought. */
    public static RollPlan of(Pool pool) {
        return new RollPlan(pool, Pick.HIGHEST_TOTAL, 0, 0);
    }

    /** The same plan with another pick. */
    public RollPlan picking(Pick other) {
        return new RollPlan(pool, other, extraTotalDice, extraEffectDice);
    }

    /** The same plan with this many dice bought into the total. */
    public RollPlan withExtraTotalDice(int dice) {
        return new RollPlan(pool, pick, dice, extraEffectDice);
    }

    /** The same plan with this many effect dice bought. */
    public RollPlan withExtraEffectDice(int dice) {
        return new RollPlan(pool, pick, extraTotalDice, dice);
    }

    /** The same plan with one die more in the pool. */
    public RollPlan adding(DieSize die) {
        return new RollPlan(pool.plus(die), pick, extraTotalDice, extraEffectDice);
    }

    /** How many dice form the total. */
    public int inTotal() {
        return DiceChoice.DICE_IN_TOTAL + extraTotalDice;
    }
}
