package io.github.crisisrules.benchmark.heroic;

import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.odds.ActionOdds;
import io.github.crisisrules.heroic.odds.ReactionPlan;
import io.github.crisisrules.heroic.odds.RollPlan;

/** The odds of six dice against six, from pools written in code: the chance to win and the weights of all outcomes. */
public final class FirstChance implements Runnable {
    @Override
    public void run() {
        Pool action = Pool.of("d6+2d8+2d10+d12");
        Pool reaction = Pool.of("2d6+2d8+d10+d12");
        ActionOdds odds = ActionOdds.hurting(RollPlan.of(action), ReactionPlan.of(reaction));
        if (odds.chanceToWin().signum() <= 0 || odds.outcomes().total().signum() <= 0) {
            throw new AssertionError("The action has no odds.");
        }
    }
}
