package io.github.crisisrules.heroic.odds;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.ACTION_WITHOUT_REACTION_SUCCEEDS;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.kernel.ClashKernel;
import io.github.crisisrules.heroic.kernel.Hands;
import java.math.BigInteger;

/** A roll yet to be made against an action, and what it leaves of a goal: how many of its faces let the actor reach it. */
final class Opposition {
    private final ReactionPlan reaction;
    private final Weights weights;
    private final long[][] running;
    private final long[][] marked;
    private final int[] lostCodes;
    private final boolean[] lostButReached = new boolean[Outcomes.COUNT];
    // Whether the goal can be reached where the actor loses; most cannot.
    private final boolean canLose;
    private final boolean hurting;
    private final Goal goal;

    Opposition(ReactionPlan reaction, boolean hurting, Goal goal) {
        this.reaction = reaction;
        this.weights = Weights.of(reaction);
        this.running = ClashKernel.running(weights.rows(), weights.hands());
        this.marked = ClashKernel.marked(running, weights.hands());
        // A counter-attack always hurts.
        this.lostCodes = Outcomes.codes(
                RollSide.REACTION, weights.hands(), reaction.plan().extraEffectDice(), true);
        this.hurting = hurting;
        this.goal = goal;
        Outcomes.mark(lostButReached, lostCodes, goal);
        boolean any = false;
        for (boolean reached : lostButReached) {
            any |= reached;
        }
        this.canLose = any;
    }

    /** How many rolls there are. */
    BigInteger rolls() {
        return reaction.plan().pool().combinations();
    }

    /** For each hand the cases in which the actor wins and reaches the goal: {@link ClashKernel#cases}. */
    int[] cases(Hands mine, int extraEffectDice) {
        int[] codes = Outcomes.codes(RollSide.ACTION, mine, extraEffectDice, hurting);
        boolean[] wanted = new boolean[Outcomes.COUNT];
        Outcomes.mark(wanted, codes, goal);
        return ClashKernel.cases(codes, wanted);
    }

    /** The number of rolls by what they are against this total. Where nobody reacts every total is as good as the 0 of no dice. */
    @Rule(ACTION_WITHOUT_REACTION_SUCCEEDS)
    Answers answers(int declared) {
        int total = reaction.reacts() ? declared : 0;
        long[] won = ClashKernel.won(total, marked);
        return canLose
                ? new Answers(won, ClashKernel.saved(total, running, weights.hands(), lostCodes, lostButReached))
                : new Answers(won, new long[Hands.SIZES]);
    }

    /** Whether the actor's effect dice reach the goal, by the digits of {@link Outcomes}. */
    boolean isReached(long effects) {
        return goal.reached().test(Outcomes.won(effects));
    }

    /** Whether the effect die of the reaction steps those of the actor back. */
    boolean hurting() {
        return hurting;
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

        /** How many rolls let the actor reach the goal, with this effect die, where these are the cases to win with it. */
        long reaching(int cases, int effect) {
            return ClashKernel.sum(cases, won) + saved[effect];
        }
    }
}
