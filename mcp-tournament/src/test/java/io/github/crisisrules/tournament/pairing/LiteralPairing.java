package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.core.chance.Seed;

/**
 * Swiss pairing read literally: from the top group down a choice is drawn and kept if the rest can still be completed
 * to an optimal pairing, else drawn again. Exactly the law for every pool, and slow: what {@link SwissPairing} is checked
 * against.
 */
public final class LiteralPairing implements PairingSystem {
    private static final LiteralPairing SYSTEM = new LiteralPairing();

    private LiteralPairing() {}

    /** The literal reading. */
    public static LiteralPairing system() {
        return SYSTEM;
    }

    @Override
    public RoundPairing pair(PairingPool pool, Seed seed) {
        var pairs = new LiteralSampling(pool, seed).pairs();
        return new RoundPairing(
                RoundPairing.tables(pool, pairs), new PairingTrace("literal Swiss", PairingDistribution.EXACT));
    }
}
