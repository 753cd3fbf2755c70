package io.github.crisisrules.fairness.play;

import io.github.crisisrules.core.chance.Draw;

/**
 * A caller's own way to pair Swiss rounds: accelerated, seeded, or like the Dutch system. It has no state, for many threads use it; public and with a
 * public constructor that takes nothing it can be named in a saved study.
 *
 * <p>It pairs all rounds, the first too. Who has the bye is settled before by the rules of the event, and everybody it is given must be paired
 * once; a simulation refuses anything else. Everything random must come from the draws, or a study would not come out the same again.
 */
@FunctionalInterface
public interface Pairer {
    /** The members of the round in pairs: read in twos, first against second, third against fourth. */
    int[] pair(RoundView round, Draw draws);

    /** What reports call it. */
    default String name() {
        return getClass().getSimpleName();
    }
}
