package io.github.crisisrules.tournament.kernel.segment;

import io.github.crisisrules.tournament.kernel.PairPenalties;
import io.github.crisisrules.tournament.kernel.PairingState;
import io.github.crisisrules.tournament.kernel.matching.HeaviestMatching;
import io.github.crisisrules.tournament.kernel.matching.MatchingDuals;
import io.github.crisisrules.tournament.kernel.matching.MendedMatching;
import java.util.Arrays;

/**
 * The optimum of a long run of single-player groups, found without a price for every group.
 *
 * <p>With one player in each group, the cost can be minimized greedily from the top: the first player meets the
 * nearest possible opponent, then the next remaining player does, and so on. So floats need no weights; it suffices
 * to know which opponents a player can meet without worsening the components before all floats, the barred pairs.
 * Where every player may leave to an open group below, any opponent who is not barred will do. Otherwise one
 * matching with scalar weights is maintained for the remaining players ({@link MendedMatching}): the candidates on
 * a tight edge are tried from the nearest on, with one search each, and usually the first succeeds.
 *
 * <p>Cost: quadratic memory with a small constant, and about one search, also quadratic, for each pair; with
 * weights for every group, each edge would take one long for every few groups.
 */
final class SingletonRun {
    /** The number of players up to which a segment is solved just as well by the other solvers. */
    static final int LEAST = 40;

    private SingletonRun() {}

    /** Returns whether the groups have one player each, and enough of them for this solver. */
    static boolean fits(PairingState field, int first, int last) {
        int players = last - first + 1;
        return players > LEAST && field.groups.start[last + 1] - field.groups.start[first] == players;
    }

    /** Returns, for each player from the highest on, the index of the opponent, or -1 for a player who leaves. */
    static int[] nearest(PairingState field, int[] players) {
        int n = players.length;
        int[] rival = new int[n];
        Arrays.fill(rival, -1);
        int[] next = new int[n + 1];
        for (int i = 0; i <= n; i++) {
            next[i] = i + 1;
        }
        for (int u = 0; u < n; u = next[u]) {
            int before = u;
            int v = next[u];
            while (v < n && field.isBarred(players[u], players[v])) {
                before = v;
                v = next[v];
            }
            if (v < n) {
                rival[u] = v;
                rival[v] = u;
                next[before] = next[v];
            }
        }
        return rival;
    }

    /**
     * Returns, for each player from the highest on, the index of the opponent. Without prices every player is
     * paired, with the fewest possible forbidden pairs and repeated meetings. With prices, those players leave (-1)
     * for whom this costs least in all, and barred pairs do not exist. A player who leaves meets a higher player,
     * which is that player's best possible result.
     *
     * @param leaving the price of leaving of each player, or empty
     */
    static int[] sealed(PairingState field, int[] players, long[] leaving) {
        int n = players.length;
        long[] start = new long[n];
        long[] weight = leaving.length == 0 ? weights(field, players, start) : weights(field, players, leaving, start);
        MendedMatching matching = solved(n, weight, start);
        int[] rival = new int[n];
        Arrays.fill(rival, -1);
        boolean[] out = new boolean[n];
        for (int u = 0; u < n; u++) {
            if (!out[u]) {
                int v = nearest(matching, weight, u, out, leaving.length > 0);
                rival[u] = v;
                if (v >= 0) {
                    rival[v] = u;
                }
            }
        }
        field.work += (long) n * n * n + matching.searches() * n * n;
        return rival;
    }

    /**
     * Returns a pairing of all players, whose number must be even, with the fewest possible forbidden pairs and
     * repeated meetings.
     */
    static MendedMatching fewestBarred(PairingState field, int[] players) {
        int n = players.length;
        long[] start = new long[n];
        long[] weight = weights(field, players, start);
        field.work += (long) n * n;
        return solved(n, weight, start);
    }

    private static MendedMatching solved(int n, long[] weight, long[] start) {
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
     * Removes player {@code u} and the nearest opponent, or {@code u} alone, such that the other players lose
     * nothing; returns the opponent or -1.
     */
    private static int nearest(MendedMatching matching, long[] weight, int u, boolean[] out, boolean mayLeave) {
        int n = out.length;
        long whole = sum(matching, weight, n);
        int[] candidates = new int[n];
        int found = 0;
        for (int v = u + 1; v < n; v++) {
            if (!out[v] && matching.mayMatch(u, v)) {
                candidates[found++] = v;
            }
        }
        out[u] = true;
        if (mayLeave && matching.mayLeave(u)) {
            matching.keepOut(out);
            if (sum(matching, weight, n) == whole) {
                return -1;
            }
        }
        for (int k = 0; k < found; k++) {
            int v = candidates[k];
            out[v] = true;
            matching.keepOut(out);
            if (sum(matching, weight, n) == whole - weight[u * n + v]) {
                return v;
            }
            out[v] = false;
        }
        throw new AssertionError("An optimal opponent exists, but none was found.");
    }

    private static long[] weights(PairingState field, int[] players, long[] leaving, long[] start) {
        int n = players.length;
        long[] weight = new long[MatchingDuals.longs(n, 1)];
        PairPenalties bars = field.bars();
        for (int u = 0; u < n; u++) {
            start[u] = 2 * leaving[u];
            bars.of(players[u]);
            for (int v = u + 1; v < n; v++) {
                weight[u * n + v] = bars.with(players[v]) != 0 ? 0 : leaving[u] + leaving[v];
            }
        }
        return weight;
    }

    /**
     * Returns weights under which a pair outweighs all forbidden pairs and repeated meetings of a pairing, so that
     * every player is paired.
     */
    private static long[] weights(PairingState field, int[] players, long[] start) {
        int n = players.length;
        long most = 1;
        for (int p : players) {
            most = Math.max(most, field.met.degree(p));
        }
        long ban = n / 2 * most + 1;
        long pair = n / 2 * (ban + most) + 1;
        long[] weight = new long[MatchingDuals.longs(n, 1)];
        Arrays.fill(start, pair);
        PairPenalties bars = field.bars();
        for (int u = 0; u < n; u++) {
            bars.of(players[u]);
            for (int v = u + 1; v < n; v++) {
                int bar = bars.with(players[v]);
                weight[u * n + v] = pair - (bar & (PairPenalties.BANNED - 1)) - (bar >= PairPenalties.BANNED ? ban : 0);
            }
        }
        return weight;
    }

    private static long sum(HeaviestMatching matching, long[] weight, int n) {
        long sum = 0;
        for (int u = 0; u < n; u++) {
            int v = matching.partner(u);
            sum += v > u ? weight[u * n + v] : 0;
        }
        return sum;
    }
}
