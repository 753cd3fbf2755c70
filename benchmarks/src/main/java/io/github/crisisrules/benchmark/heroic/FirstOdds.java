package io.github.crisisrules.benchmark.heroic;

import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.odds.ActionOdds;
import io.github.crisisrules.heroic.odds.ReactionPlan;
import io.github.crisisrules.heroic.odds.RollPlan;

/** The odds of six dice against six, from the written pools to the chance to win and what comes of the action. */
public final class FirstOdds implements Runnable {
    @Override
    public void run() {
        Pool action = Pool.parse("d6+2d8+2d10+d12").get();
        Pool reaction = Pool.parse("2d6+2d8+d10+d12").get();
        ActionOdds odds = ActionOdds.hurting(RollPlan.of(action), ReactionPlan.of(reaction));
        if (odds.chanceToWin().signum() <= 0 || odds.outcomes().outcomes().isEmpty()) {
            throw new AssertionError("an action without odds");
        }
    }
}
