package io.github.crisisrules.fairness.play.pairer;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.assumption.UserClass;
import io.github.crisisrules.tournament.pairing.PairingSystem;

/**
 * A caller's own way to pair Swiss rounds that needs more than the pool of players, such as accelerated, seeded or Dutch
 * pairing. One that does not is a {@link PairingSystem}, which a desk uses as well. Implementations must be stateless,
 * since many threads use them. A public class of either kind with a public no-argument constructor can be named in a
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

    /** Returns the object whose class a saved study names. */
    default Object source() {
        return this;
    }

    /** Returns a pairer that uses a pairing system of the tournament module. */
    static Pairer of(String name, PairingSystem system) {
        return new SystemPairer(name, system);
    }

    /**
     * Creates the pairer of the named class, which is a pairer or a pairing system of the tournament module.
     *
     * @throws IllegalArgumentException if there is no such class, or if it cannot be instantiated
     */
    static Pairer ofClass(String name) {
        if (UserClass.isA(name, PairingSystem.class)) {
            PairingSystem system = UserClass.make(name, PairingSystem.class, "a pairing system");
            return of(system.getClass().getSimpleName(), system);
        }
        return UserClass.make(name, Pairer.class, "a pairing system");
    }
}
