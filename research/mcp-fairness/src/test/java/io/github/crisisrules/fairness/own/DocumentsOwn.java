package io.github.crisisrules.fairness.own;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.pairing.PairingPool;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.github.crisisrules.tournament.pairing.RoundPairing;

/** The system of the documents, as a caller's own class. */
public record DocumentsOwn() implements PairingSystem {
    @Override
    public RoundPairing pair(PairingPool pool, Seed seed) {
        return PairingSystem.swiss().pair(pool, seed);
    }
}
