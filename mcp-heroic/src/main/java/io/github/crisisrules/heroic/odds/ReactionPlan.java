package io.github.crisisrules.heroic.odds;

import io.github.crisisrules.heroic.die.Pick;
import io.github.crisisrules.heroic.die.Pool;

/** What the reacting side means to do. It knows the declared total, so it may look for the largest effect that still wins. */
public record ReactionPlan(RollPlan plan, boolean largestEffectThatWins) {
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
