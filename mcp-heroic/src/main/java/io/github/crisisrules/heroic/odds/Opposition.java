package io.github.crisisrules.heroic.odds;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ACTION_WITHOUT_REACTION_SUCCEEDS;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.kernel.ClashKernel;
import io.github.crisisrules.heroic.kernel.Hands;
import java.math.BigInteger;

/** A reaction yet to be rolled. It counts the rolls of the reaction that let the actor reach a goal. */
final class Opposition {
    private final ReactionPlan reaction;
    private final Weights weights;
    private final long[][] running;
    private final long[][] marked;
    private final int[] lostCodes;
    private final boolean[] lostButReached = new boolean[Outcomes.COUNT];
    // Whether the goal can be reached although the actor loses; most goals cannot.
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

    /** Returns the number of possible rolls. */
    BigInteger rolls() {
        return reaction.plan().pool().combinations();
    }

    /** Returns for each hand the cases in which the actor wins and reaches the goal, see {@link ClashKernel#cases}. */
    int[] cases(Hands mine, int extraEffectDice) {
        int[] codes = Outcomes.codes(RollSide.ACTION, mine, extraEffectDice, hurting);
        boolean[] wanted = new boolean[Outcomes.COUNT];
        Outcomes.mark(wanted, codes, goal);
        return ClashKernel.cases(codes, wanted);
    }

    /**
     * Returns the numbers of rolls by their result against the declared total. Without a reaction every total is
     * equivalent to 0, the total of no dice.
     */
    @Rule(ACTION_WITHOUT_REACTION_SUCCEEDS)
    Answers answers(int declared) {
        int total = reaction.reacts() ? declared : 0;
        long[] won = ClashKernel.won(total, marked);
        return canLose
                ? new Answers(won, ClashKernel.saved(total, running, weights.hands(), lostCodes, lostButReached))
                : new Answers(won, new long[Hands.SIZES]);
    }

    /** Returns whether the actor's effect dice, as digits of {@link Outcomes}, reach the goal. */
    boolean isReached(long effects) {
        return goal.reached().test(Outcomes.won(effects));
    }

    /** Returns whether the reaction's effect die steps back those of the actor. */
    boolean hurting() {
        return hurting;
    }

    /**
     * Numbers of rolls. Those in which the actor wins are indexed by steps and the reaction's effect die; those in
     * which the actor loses but reaches the goal are indexed by the actor's effect die.
     */
    static final class Answers {
        private final long[] won;
        private final long[] saved;

        Answers(long[] won, long[] saved) {
            this.won = won;
            this.saved = saved;
        }

        /**
         * Returns the number of rolls that let the actor reach the goal with the given effect die and the winning
         * cases.
         */
        long reaching(int cases, int effect) {
            return ClashKernel.sum(cases, won) + saved[effect];
        }
    }
}
