package io.github.crisisrules.fairness.own;

import io.github.crisisrules.core.chance.Draw;
import io.github.crisisrules.fairness.play.Pairer;
import io.github.crisisrules.fairness.play.RoundView;

/** Leaves the last two players of the round out. */
public final class Standstill implements Pairer {
    @Override
    public int[] pair(RoundView round, Draw draws) {
        int[] members = round.members();
        return java.util.Arrays.copyOf(members, members.length - 2);
    }
}
