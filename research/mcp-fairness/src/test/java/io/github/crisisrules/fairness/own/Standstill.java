package io.github.crisisrules.fairness.own;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.play.pairer.Pairer;
import io.github.crisisrules.fairness.play.pairer.RoundView;

/** Leaves the last two players of the round out. */
public final class Standstill implements Pairer {
    @Override
    public int[] pair(RoundView round, Seed seed) {
        int[] members = round.members();
        return java.util.Arrays.copyOf(members, members.length - 2);
    }
}
