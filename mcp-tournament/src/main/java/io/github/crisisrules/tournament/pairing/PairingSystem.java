package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.core.chance.Seed;

/**
 * A way to pair a round. The result is a function of field and seed alone: the order in which players are listed, the
 * machine and the JDK do not matter.
 */
@FunctionalInterface
public interface PairingSystem {
    /** A pairing of the whole field. */
    RoundPairing pair(PairingField field, Seed seed);

    /** The Swiss pairing of the event documents, as {@link PairingCost} and its law define it. */
    static PairingSystem swiss() {
        return SwissPairing.system();
    }
}
