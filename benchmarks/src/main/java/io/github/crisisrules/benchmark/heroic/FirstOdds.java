package io.github.crisisrules.benchmark.heroic;

import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.odds.ActionOdds;
import io.github.crisisrules.heroic.odds.ReactionPlan;
import io.github.crisisrules.heroic.odds.RollPlan;

/**
 * The odds of six dice against six, from pools parsed as people type them to a list of the outcomes. It uses an
 * {@code Either} and a {@code Vector} of Vavr.
 */
public final class FirstOdds implements Runnable {
    @Override
    public void run() {
        Pool action = Pool.parse("d6+2d8+2d10+d12").get();
        Pool reaction = Pool.parse("2d6+2d8+d10+d12").get();
        ActionOdds odds = ActionOdds.hurting(RollPlan.of(action), ReactionPlan.of(reaction));
        if (odds.chanceToWin().signum() <= 0 || odds.outcomes().outcomes().isEmpty()) {
            throw new AssertionError("The action has no odds.");
        }
    }
}
