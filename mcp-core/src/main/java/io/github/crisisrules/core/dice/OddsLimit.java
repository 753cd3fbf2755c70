package io.github.crisisrules.core.dice;

import io.github.crisisrules.core.dice.kernel.TallyIndex;
import io.github.crisisrules.core.dice.kernel.WideNumbers;
import io.github.crisisrules.core.text.Plural;

/**
 * The limits of the odds computation. A computation that would take more than about a second, or much memory, is
 * refused with its size.
 */
final class OddsLimit {
    /** The max number of dice in a pool. */
    static final int DICE = 100;

    /** The max number of dice in a plain roll. */
    static final int PLAIN_DICE = 1000;

    /** The max number of steps: words of tallies that are written, or choices that are compared. */
    static final long STEPS = 8_000_000;

    private OddsLimit() {}

    static int dice(int dice) {
        return atMost(DICE, dice);
    }

    static int plain(int dice) {
        return atMost(PLAIN_DICE, CrisisDie.notNegative(dice));
    }

    private static int atMost(int limit, int dice) {
        if (dice > limit) {
            throw new IllegalArgumentException(
                    "Odds are computed for at most " + limit + " dice, not " + dice + ". Roll fewer dice.");
        }
        return dice;
    }

    /** Refuses a choice of rerolls that would take too many steps, before it starts. */
    static void checkChoice(CrisisPlan plan, int dice, int most, int rerolls) {
        Aftermath aftermath = new Aftermath(plan);
        FaceKinds kinds = RerollChoice.kinds(plan);
        double goals = TallyIndex.size(aftermath.kindsForGoals().count(), most);
        double words = (double) WideNumbers.words(3 * rerolls) * plan.aims().size();
        check(
                goals * (words * (rerolls + 1) + aftermath.ways(most))
                        + (double) TallyIndex.size(kinds.count(), most) * (rerolls + 1),
                dice,
                rerolls,
                kinds);
    }

    /** Refuses odds that would take too many steps. */
    static void checkOdds(CrisisPlan plan, int dice, int most, int rerolls, FaceKinds ends, FaceKinds kinds) {
        double words = WideNumbers.words(PoolWeights.bits(most, rerolls));
        check(
                TallyIndex.size(kinds.count(), most) * words
                        + TallyIndex.size(ends.count(), most) * (words * rerolls + new Aftermath(plan).ways(most)),
                dice,
                rerolls,
                kinds);
    }

    private static void check(double steps, int dice, int rerolls, FaceKinds kinds) {
        if (steps > STEPS) {
            throw new IllegalArgumentException(Plural.of(dice, "die", "dice") + " with "
                    + Plural.of(rerolls, "reroll") + " and " + kinds.count() + " kinds of faces would take "
                    + Math.round(steps) + " steps, but the limit is " + STEPS
                    + ". Roll or reroll fewer dice, change fewer dice, or ask about fewer faces.");
        }
    }
}
