package io.github.crisisrules.heroic.odds;

import io.github.crisisrules.heroic.action.EffectDice;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.kernel.ClashKernel;
import io.github.crisisrules.heroic.kernel.Hands;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.math.BigInteger;

/** A roll yet to be made against an action, and what it leaves of a goal: how many of its faces let the actor reach it. */
final class Opposition {
    private final ReactionPlan reaction;
    private final Weights weights;
    private final int[] lostCodes;
    private final boolean hurting;
    private final Goal goal;

    Opposition(ReactionPlan reaction, boolean hurting, Goal goal) {
        this.reaction = reaction;
        this.weights = Weights.of(reaction);
        // A counter-attack always hurts.
        this.lostCodes = Outcomes.codes(
                RollSide.REACTION, weights.hands(), reaction.plan().extraEffectDice(), true);
        this.hurting = hurting;
        this.goal = goal;
    }

    /** How many rolls there are. */
    BigInteger rolls() {
        return reaction.plan().pool().combinations();
    }

    /** How many rolls let the actor reach the goal, for each total below {@code totals} and each hand. */
    long[] values(int totals, Hands mine, int extraEffectDice) {
        int[] wonCodes = Outcomes.codes(RollSide.ACTION, mine, extraEffectDice, hurting);
        boolean[] wanted = new boolean[Outcomes.COUNT];
        Outcomes.mark(wanted, wonCodes, goal);
        Outcomes.mark(wanted, lostCodes, goal);
        return ClashKernel.values(totals, mine, wonCodes, weights.rows(), weights.hands(), lostCodes, wanted);
    }

    /** The number of rolls by what they are against this total. */
    Answers answers(int total) {
        boolean[] wanted = new boolean[Outcomes.COUNT];
        Outcomes.mark(wanted, lostCodes, goal);
        return new Answers(
                ClashKernel.won(total, weights.rows(), weights.hands()),
                ClashKernel.saved(total, weights.rows(), weights.hands(), lostCodes, wanted));
    }

    /** How many rolls let the actor reach the goal with these effect dice, in the order of use. */
    long reaching(Answers answers, boolean[] kept, DieSize first) {
        long sum = 0;
        for (int i = 0; i < kept.length; i++) {
            sum += kept[i] ? answers.won[i] : 0;
        }
        return sum + answers.saved[first.rank()];
    }

    /** Whether the goal is reached where the actor wins with these dice, by steps and the reaction's effect die. */
    boolean[] kept(Vector<DieSize> effects, Option<DieSize> reserve) {
        boolean[] kept = new boolean[ClashKernel.STEPS * Hands.SIZES];
        for (int i = 0; i < kept.length; i++) {
            Option<DieSize> opposing = Option.when(hurting, DieSize.all().get(i % Hands.SIZES));
            Vector<DieSize> used = EffectDice.adjust(effects, reserve, i / Hands.SIZES, opposing);
            kept[i] = goal.reached().test(new ActionOutcome(RollSide.ACTION, used));
        }
        return kept;
    }

    /**
     * Numbers of rolls: where the actor wins, by steps and the reaction's effect die; where the actor loses and reaches the goal, by
     * the actor's effect die.
     */
    static final class Answers {
        private final long[] won;
        private final long[] saved;

        Answers(long[] won, long[] saved) {
            this.won = won;
            this.saved = saved;
        }

        long[] won() {
            return won;
        }

        long[] saved() {
            return saved;
        }
    }
}
