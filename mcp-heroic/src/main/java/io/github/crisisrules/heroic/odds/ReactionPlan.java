package io.github.crisisrules.heroic.odds;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.ACTION_WITHOUT_REACTION_SUCCEEDS;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.die.Pick;
import io.github.crisisrules.heroic.die.Pool;

/**
 * What the reacting side means to do. It knows the declared total, so it may look for the largest effect that still wins.
 *
 * @param reacts whether there is a reaction at all; not where the target cannot make one, which is not the same as a roll of no dice
 */
public record ReactionPlan(RollPlan plan, boolean largestEffectThatWins, boolean reacts) {
    private static final ReactionPlan NOBODY = new ReactionPlan(RollPlan.of(Pool.empty()), false, false);

    /**
     * Where nobody reacts, no dice are rolled.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public ReactionPlan {
        if (!reacts && !plan.pool().isEmpty()) {
            throw new IllegalArgumentException("nobody reacts, but with " + plan.pool() + ": leave the dice out");
        }
    }

    /** A reaction by this plan. */
    public ReactionPlan(RollPlan plan, boolean largestEffectThatWins) {
        this(plan, largestEffectThatWins, true);
    }

    /** No reaction, because the target cannot make one: there is no total to exceed and no effect die to step the effect back. */
    @Rule(ACTION_WITHOUT_REACTION_SUCCEEDS)
    public static ReactionPlan nobody() {
        return NOBODY;
    }

    /** The pool with the highest total, nothing bought. */
    public static ReactionPlan of(Pool pool) {
        return new ReactionPlan(RollPlan.of(pool), false);
    }

    /** This plan, whatever total the actor declares. */
    public static ReactionPlan of(RollPlan plan) {
        return new ReactionPlan(plan, false);
    }

    /** The largest effect that still beats the actor, if the actor can be beaten; else the highest total. */
    public static ReactionPlan winning(RollPlan plan) {
        return new ReactionPlan(plan, true);
    }

    /** How this side picks once the actor has declared a total. */
    public Pick against(int actionTotal) {
        return largestEffectThatWins ? Pick.largestEffectBeating(actionTotal) : plan.pick();
    }
}
