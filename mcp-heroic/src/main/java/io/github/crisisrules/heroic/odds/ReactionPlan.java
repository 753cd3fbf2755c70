package io.github.crisisrules.heroic.odds;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ACTION_WITHOUT_REACTION_SUCCEEDS;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.die.PickStrategy;
import io.github.crisisrules.heroic.die.Pool;

/**
 * The plan of the reacting side. It knows the declared total, so it may choose the largest effect die that still
 * wins.
 *
 * @param plan the dice and purchases of the reaction
 * @param largestEffectThatWins whether the reaction takes the largest effect die that still beats the declared total, instead of its own pick
 * @param reacts whether there is a reaction at all; false if the target cannot make one, which differs from a roll
 * of no dice
 */
public record ReactionPlan(RollPlan plan, boolean largestEffectThatWins, boolean reacts) {
    private static final ReactionPlan NONE = new ReactionPlan(RollPlan.of(Pool.empty()), false, false);

    /**
     * Creates a plan.
     *
     * @throws IllegalArgumentException if {@code reacts} is false and the pool of {@code plan} is not empty
     */
    public ReactionPlan {
        if (!reacts && !plan.pool().isEmpty()) {
            throw new IllegalArgumentException(
                    "Without a reaction no dice are rolled, but the plan has " + plan.pool() + ". Leave the dice out.");
        }
    }

    /** Creates a plan of a side that reacts. */
    public ReactionPlan(RollPlan plan, boolean largestEffectThatWins) {
        this(plan, largestEffectThatWins, true);
    }

    /**
     * Returns the plan of a target that cannot react: there is no total to exceed and no effect die to step the
     * effect back.
     */
    @Rule(ACTION_WITHOUT_REACTION_SUCCEEDS)
    public static ReactionPlan none() {
        return NONE;
    }

    /** Returns the plan that takes the highest total and buys nothing. */
    public static ReactionPlan of(Pool pool) {
        return new ReactionPlan(RollPlan.of(pool), false);
    }

    /** Returns a reaction with the given plan, whatever total the actor declares. */
    public static ReactionPlan of(RollPlan plan) {
        return new ReactionPlan(plan, false);
    }

    /**
     * Returns a reaction that takes the largest effect die that still beats the actor, or the highest total if the
     * actor cannot be beaten.
     */
    public static ReactionPlan winning(RollPlan plan) {
        return new ReactionPlan(plan, true);
    }

    /** Returns the pick of this side once the actor has declared a total. */
    public PickStrategy against(int actionTotal) {
        return largestEffectThatWins ? PickStrategy.largestEffectBeating(actionTotal) : plan.pick();
    }
}
