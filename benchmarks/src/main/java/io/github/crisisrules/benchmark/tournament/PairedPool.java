package io.github.crisisrules.benchmark.tournament;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.PairingPool;
import io.github.crisisrules.tournament.pairing.PairingReasons;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;

/** Round 5 of a simulated event, with its pairs. */
record PairedPool(PairingPool pool, Vector<Pairing> pairs) {
    static PairedPool of(int players) {
        PairingPool pool =
                PairingPool.of(SimulatedPool.some(1, players, 4, 0, true).get(0).values());
        return new PairedPool(pool, PairingSystem.swiss().pair(pool, Seed.of(1)).pairs());
    }

    Object pairing() {
        return PairingSystem.swiss().pair(pool, Seed.of(1));
    }

    /** Returns the total length of the reasons of all players. */
    int reasons() {
        PairingReasons reasons = PairingReasons.of(pool, pairs);
        int letters = 0;
        for (Pairing pairing : pairs) {
            for (PlayerId player : pairing.players()) {
                letters += reasons.of(player).get().describe().length();
            }
        }
        return letters;
    }
}
