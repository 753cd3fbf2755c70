package io.github.crisisrules.testing.app;

import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;

/** The app's seating plan: two seats for each pairing. */
final class Seats {
    private Seats() {}

    static Vector<PlayerId> of(Vector<Pairing> pairings) {
        return pairings.flatMap(pairing -> Vector.of(pairing.first(), pairing.second()));
    }
}
