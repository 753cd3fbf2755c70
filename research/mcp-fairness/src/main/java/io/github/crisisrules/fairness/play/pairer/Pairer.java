package io.github.crisisrules.fairness.play.pairer;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.pairing.PairingSystem;

/**
 * A caller's own way to pair Swiss rounds, such as accelerated, seeded or Dutch pairing. Implementations must be
 * stateless, since many threads use them. A public class with a public no-argument constructor can be named in a
 * saved study.
 *
 * <p>It pairs all rounds, including the first. The rules of the event assign the bye beforehand. Every given player
 * must be paired exactly once; a simulation rejects any other result. All randomness must come from the given seed,
 * so that a study can be reproduced.
 */
@FunctionalInterface
public interface Pairer {
    /** Pairs the members of the round. Each two consecutive entries of the result are a pair. */
    int[] pair(RoundView round, Seed seed);

    /** Returns the name in reports. */
    default String name() {
        return getClass().getSimpleName();
    }

    /** Returns a pairer that uses a pairing system of the tournament module. A study with it cannot be saved. */
    static Pairer of(String name, PairingSystem system) {
        return new SystemPairer(name, system);
    }
}
