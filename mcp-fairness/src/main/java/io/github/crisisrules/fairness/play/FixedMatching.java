package io.github.crisisrules.fairness.play;

import io.github.crisisrules.core.chance.Draw;
import io.github.crisisrules.core.chance.Seed;
import java.util.Arrays;

/**
 * One matching for all events and all rounds from the second on, whoever has won; the first round has another. So rounds came out in a program whose
 * figures were published (Hua 2017): it is here to show what that does, and for nothing else.
 */
public record FixedMatching() implements Pairer {
    @Override
    public int[] pair(RoundView round, Draw draws) {
        int[] order = round.members();
        Arrays.sort(order);
        Seed.of(round.round() == 1 ? 1 : 2).split("matching").draws().shuffle(order);
        return order;
    }

    @Override
    public String name() {
        return "one fixed matching";
    }
}
