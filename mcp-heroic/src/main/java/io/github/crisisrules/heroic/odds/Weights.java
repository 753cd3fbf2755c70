package io.github.crisisrules.heroic.odds;

import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.kernel.Hands;
import io.github.crisisrules.heroic.kernel.PoolKernel;
import io.github.crisisrules.heroic.kernel.TargetWeights;

/**
 * The kernel's weights of one side's roll, by total and hand. A reaction has one row for each total that it may
 * answer.
 */
final class Weights {
    private final Hands hands;
    private final long[][] rows;

    private Weights(Hands hands, long[][] rows) {
        this.hands = hands;
        this.rows = rows;
    }

    Hands hands() {
        return hands;
    }

    /** Returns the weights, which callers must not modify. */
    long[][] rows() {
        return rows;
    }

    /** Computes the weights of the acting side, in a single row. */
    static Weights of(RollPlan plan) {
        Hands hands = hands(plan.extraEffectDice());
        return new Weights(hands, new long[][] {row(plan, hands, false)});
    }

    /**
     * Computes the weights of the reacting side: a single row, or one for each total of the action if the choice
     * depends on it.
     */
    static Weights of(ReactionPlan reaction) {
        RollPlan plan = reaction.plan();
        if (!reaction.largestEffectThatWins()) {
            return of(plan);
        }
        Hands hands = hands(plan.extraEffectDice());
        TargetWeights targets = PoolKernel.everyTarget(counts(plan.pool()), plan.inTotal(), hands);
        long[][] rows = new long[targets.count() - 1][];
        for (int total = 0; total < rows.length; total++) {
            rows[total] = targets.row(reaction.against(total).reach());
        }
        return new Weights(hands, rows);
    }

    /**
     * Returns the hands that matter with the given number of bought effect dice: the effect dice, and the one that
     * may be used past D12.
     */
    static Hands hands(int extraEffectDice) {
        return new Hands(2 + extraEffectDice);
    }

    /** Computes the weights of a plan, by total, hand and, if {@code ones} is set, number of ones. */
    static long[] row(RollPlan plan, Hands hands, boolean ones) {
        return PoolKernel.reaching(
                counts(plan.pool()), plan.inTotal(), plan.pick().reach(), hands, ones);
    }

    /** Returns the number of dice of each size. */
    static int[] counts(Pool pool) {
        int[] counts = new int[Hands.SIZES];
        for (DieSize size : DieSize.values()) {
            counts[size.rank()] = pool.count(size);
        }
        return counts;
    }
}
