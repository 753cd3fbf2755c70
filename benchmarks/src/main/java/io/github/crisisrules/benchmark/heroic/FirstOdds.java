package io.github.crisisrules.benchmark.heroic;

import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.odds.ActionOdds;
import io.github.crisisrules.heroic.odds.ReactionPlan;
import io.github.crisisrules.heroic.odds.RollPlan;

/** The odds of six dice against six, from the notation of the pools to a list of the outcomes. */
public final class FirstOdds implements Runnable {
    @Override
    public void run() {
        Pool action = Pool.of("d6+2d8+2d10+d12");
        Pool reaction = Pool.of("2d6+2d8+d10+d12");
        ActionOdds odds = ActionOdds.hurting(RollPlan.of(action), ReactionPlan.of(reaction));
        if (odds.chanceToWin().signum() <= 0 || odds.outcomes().outcomes().isEmpty()) {
            throw new AssertionError("The action has no odds.");
        }
    }
}
