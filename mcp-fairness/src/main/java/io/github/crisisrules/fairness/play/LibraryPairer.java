package io.github.crisisrules.fairness.play;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.FieldPlayer;
import io.github.crisisrules.tournament.pairing.PairingField;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;

/** Any system of the library, through its public face. */
final class LibraryPairer implements RoundPairer {
    private final PairingSystem system;

    LibraryPairer(PairingSystem system) {
        this.system = system;
    }

    @Override
    public int[] pair(Scoreboard board, Placing placing, int[] members, int round, Seed seed) {
        Vector<FieldPlayer> players = Vector.tabulate(members.length, i -> {
            int p = members[i];
            return new FieldPlayer(
                    PlayerId.of(p + 1),
                    board.points[p],
                    Vector.tabulate(board.metCount[p], k -> PlayerId.of(board.met[p * board.rounds + k] + 1)));
        });
        Vector<Pairing> pairs =
                system.pair(PairingField.of(players, Vector.empty()), seed).pairs();
        int[] out = new int[members.length];
        int at = 0;
        for (Pairing pairing : pairs) {
            out[at++] = pairing.first().number() - 1;
            out[at++] = pairing.second().number() - 1;
        }
        return out;
    }
}
