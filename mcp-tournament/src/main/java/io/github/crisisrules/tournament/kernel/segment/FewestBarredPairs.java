package io.github.crisisrules.tournament.kernel.segment;

import io.github.crisisrules.tournament.kernel.PairPenalties;
import io.github.crisisrules.tournament.kernel.PairingState;
import io.github.crisisrules.tournament.kernel.matching.MatchingDuals;
import io.github.crisisrules.tournament.kernel.matching.MendedMatching;
import java.util.Arrays;

/**
 * A pairing of all players with the fewest possible forbidden pairs and repeated meetings, without regard to points:
 * one matching with scalar weights.
 */
final class FewestBarredPairs {
    private FewestBarredPairs() {}

    /** Returns such a pairing of the players, whose number must be even. */
    static MendedMatching of(PairingState pool, int[] players) {
        int n = players.length;
        long[] start = new long[n];
        long[] weight = weights(pool, players, start);
        pool.work += (long) n * n;
        MendedMatching matching = new MendedMatching(n, 1);
        matching.clear(n);
        for (int u = 0; u < n; u++) {
            for (int v = u + 1; v < n; v++) {
                matching.edge(u, v, weight, u * n + v);
            }
        }
        matching.solve(start);
        return matching;
    }

    /**
     * Returns weights under which a pair outweighs all forbidden pairs and repeated meetings of a pairing, so that
     * every player is paired.
     */
    private static long[] weights(PairingState pool, int[] players, long[] start) {
        int n = players.length;
        long most = 1;
        for (int p : players) {
            most = Math.max(most, pool.met.degree(p));
        }
        long ban = n / 2 * most + 1;
        long pair = n / 2 * (ban + most) + 1;
        long[] weight = new long[MatchingDuals.longs(n, 1)];
        Arrays.fill(start, pair);
        PairPenalties bars = pool.bars();
        for (int u = 0; u < n; u++) {
            bars.of(players[u]);
            for (int v = u + 1; v < n; v++) {
                int bar = bars.with(players[v]);
                weight[u * n + v] = pair - (bar & (PairPenalties.BANNED - 1)) - (bar >= PairPenalties.BANNED ? ban : 0);
            }
        }
        return weight;
    }
}
