package io.github.crisisrules.fairness.play.pairer;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.play.PlayedEvent;
import io.github.crisisrules.fairness.play.Scoreboard;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.PairingPool;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.github.crisisrules.tournament.pairing.PoolPlayer;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;

/** Pairs a round by a caller's {@link PairingSystem}, and checks each pairing. */
final class LibraryPairer implements RoundPairer {
    private final String name;
    private final PairingSystem system;

    LibraryPairer(String name, PairingSystem system) {
        this.name = name;
        this.system = system;
    }

    @Override
    public int[] pair(PlayedEvent sheet, int[] members, int round, Seed seed) {
        Scoreboard board = sheet.board;
        Vector<PoolPlayer> players = Vector.tabulate(members.length, i -> {
            int p = members[i];
            return PoolPlayer.of(
                    PlayerId.of(p + 1),
                    board.points[p],
                    Vector.tabulate(board.metCount[p], k -> PlayerId.of(board.met[p * board.rounds + k] + 1)));
        });
        Vector<Pairing> pairs =
                system.pair(PairingPool.of(players, Vector.empty()), seed).pairs();
        int[] out = new int[2 * pairs.size()];
        int at = 0;
        for (Pairing pairing : pairs) {
            out[at++] = pairing.first().number() - 1;
            out[at++] = pairing.second().number() - 1;
        }
        RoundCheck.requireWhole(name, round, members, out);
        return out;
    }
}
