package io.github.crisisrules.heroic.odds;

import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.kernel.Hands;
import io.github.crisisrules.heroic.kernel.PoolKernel;
import io.github.crisisrules.heroic.kernel.Targets;

/** The kernel's weights of one side's roll, by total and hand. A reaction has a row for each total it may answer. */
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

    /** Not to be changed. */
    long[][] rows() {
        return rows;
    }

    /** The acting side, a single row. */
    static Weights of(RollPlan plan) {
        Hands hands = hands(plan.extraEffectDice());
        return new Weights(hands, new long[][] {row(plan, hands, false)});
    }

    /** The reacting side: a single row, or one for each total of the action where the answer depends on it. */
    static Weights of(ReactionPlan reaction) {
        RollPlan plan = reaction.plan();
        if (!reaction.largestEffectThatWins()) {
            return of(plan);
        }
        Hands hands = hands(plan.extraEffectDice());
        Targets targets = PoolKernel.everyTarget(counts(plan.pool()), plan.inTotal(), hands);
        long[][] rows = new long[targets.count() - 1][];
        for (int total = 0; total < rows.length; total++) {
            rows[total] = targets.row(reaction.against(total).reach());
        }
        return new Weights(hands, rows);
    }

    /** The hands that matter with this many effect dice bought: the effect dice, and the one that may be used past D12. */
    static Hands hands(int extraEffectDice) {
        return new Hands(2 + extraEffectDice);
    }

    /** The weights of a plan, by total, hand and ones if they are asked for. */
    static long[] row(RollPlan plan, Hands hands, boolean ones) {
        return PoolKernel.reaching(
                counts(plan.pool()), plan.inTotal(), plan.pick().reach(), hands, ones);
    }

    /** How many dice there are of each size. */
    static int[] counts(Pool pool) {
        int[] counts = new int[Hands.SIZES];
        for (DieSize size : DieSize.values()) {
            counts[size.rank()] = pool.count(size);
        }
        return counts;
    }
}
