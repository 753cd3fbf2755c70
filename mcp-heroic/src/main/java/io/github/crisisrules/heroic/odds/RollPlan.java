package io.github.crisisrules.heroic.odds;

import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.PickStrategy;
import io.github.crisisrules.heroic.die.Pool;

/**
 * The plan of one side: the dice that it rolls, the way it picks total and effect, and the number of dice that it
 * buys into the total and as further effect dice after the roll. Further effect dice are the largest spare dice.
 *
 * @param pool the dice to roll
 * @param pick the way to choose total and effect
 * @param extraTotalDice the number of dice bought into the total
 * @param extraEffectDice the number of further effect dice bought
 */
public record RollPlan(Pool pool, PickStrategy pick, int extraTotalDice, int extraEffectDice) {
    /** The largest pool for which odds are computed. */
    public static final int MAX_DICE = 16;

    /** The maximum number of dice bought into a total. */
    public static final int MAX_EXTRA_TOTAL_DICE = 3;

    /**
     * Creates a plan. The limits are far above those of play.
     *
     * @throws IllegalArgumentException if the pool has more than {@link #MAX_DICE} dice, if
     * {@code extraTotalDice} is not between 0 and {@link #MAX_EXTRA_TOTAL_DICE}, or if {@code extraEffectDice} is
     * not 0 or 1
     */
    public RollPlan {
        if (pool.size() > MAX_DICE) {
            throw new IllegalArgumentException(
                    "A pool of " + pool.size() + " dice exceeds the limit of " + MAX_DICE + ". Leave some dice out.");
        }
        if (extraTotalDice < 0 || extraTotalDice > MAX_EXTRA_TOTAL_DICE) {
            throw new IllegalArgumentException(
                    "A plan buys 0 to " + MAX_EXTRA_TOTAL_DICE + " dice into the total, not " + extraTotalDice + ".");
        }
        if (extraEffectDice < 0 || extraEffectDice > 1) {
            throw new IllegalArgumentException("A plan buys 0 or 1 effect dice, not " + extraEffectDice + ".");
        }
    }

    /** Returns the plan that takes the highest total of a pool and buys nothing. */
    public static RollPlan of(Pool pool) {
        return new RollPlan(pool, PickStrategy.HIGHEST_TOTAL, 0, 0);
    }

    /** Returns a copy with another pick. */
    public RollPlan picking(PickStrategy other) {
        return new RollPlan(pool, other, extraTotalDice, extraEffectDice);
    }

    /** Returns a copy with {@code dice} dice bought into the total. */
    public RollPlan withExtraTotalDice(int dice) {
        return new RollPlan(pool, pick, dice, extraEffectDice);
    }

    /** Returns a copy with {@code dice} effect dice bought. */
    public RollPlan withExtraEffectDice(int dice) {
        return new RollPlan(pool, pick, extraTotalDice, dice);
    }

    /** Returns a copy with one more die in the pool. */
    public RollPlan adding(DieSize die) {
        return new RollPlan(pool.plus(die), pick, extraTotalDice, extraEffectDice);
    }

    /** Returns the number of dice that form the total. */
    public int inTotal() {
        return DiceChoice.DICE_IN_TOTAL + extraTotalDice;
    }
}
