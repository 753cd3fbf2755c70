package io.github.crisisrules.tournament.kernel;

import java.util.Arrays;

/**
 * The optimum of a long run of groups of one player each, without a price for every group.
 *
 * <p>With one player to a group the cost is read from the top like a sentence: the first player meets the nearest they can,
 * then the next who is left, and so on. So nobody's float needs a weight; it is enough to know whom a player can meet
 * without harm to what counts before all floats, the barred pairs. Where everyone may leave to an open group below, anybody
 * not barred will do. Otherwise one matching with plain weights is kept for those who are left ({@link MendedMatching}): of
 * the candidates, from the nearest on, those on a tight edge are tried, one search each, and mostly the first will do.
 *
 * <p>Cost: quadratic memory with a small constant, and about one search, quadratic too, for each pair; weights for every
 * group would take as many longs for each edge as there are groups for a few.
 */
final class Ladder {
    /** Below this many players a stretch is as well solved like any other. */
    static final int LEAST = 40;

    private Ladder() {}

    /** Whether the groups have one player each, and are of a number for which this is made. */
    static boolean fits(Field field, int first, int last) {
        int players = last - first + 1;
        return players > LEAST && field.groups.start[last + 1] - field.groups.start[first] == players;
    }

    /** For each player, highest first, the place of the opponent; -1 for those who leave. */
    static int[] nearest(Field field, int[] players) {
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
     * The same where everyone is paired, with the fewest forbidden pairs and meetings repeated that there can be; or, if there
     * is a price for leaving, where those leave whom it costs least in all, and barred pairs do not exist. Who leaves meets
     * someone higher, which is the best that can happen to them.
     *
     * @param leaving what it costs each player to leave, or empty
     */
    static int[] sealed(Field field, int[] players, long[] leaving) {
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

    /** A pairing of all players, an even number, with the fewest forbidden pairs and meetings repeated that there can be. */
    static MendedMatching fewestBarred(Field field, int[] players) {
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

    /** Takes out a player and the nearest opponent, or the player alone, such that the others lose nothing. */
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
        throw new AssertionError("an optimal opponent exists, but none was found");
    }

    private static long[] weights(Field field, int[] players, long[] leaving, long[] start) {
        int n = players.length;
        long[] weight = new long[MatchingDuals.longs(n, 1)];
        Bars bars = field.bars();
        for (int u = 0; u < n; u++) {
            start[u] = 2 * leaving[u];
            bars.of(players[u]);
            for (int v = u + 1; v < n; v++) {
                weight[u * n + v] = bars.with(players[v]) != 0 ? 0 : leaving[u] + leaving[v];
            }
        }
        return weight;
    }

    /** Every pair counts more than all that can be wrong with a pairing, so that everyone is paired. */
    private static long[] weights(Field field, int[] players, long[] start) {
        int n = players.length;
        long most = 1;
        for (int p : players) {
            most = Math.max(most, field.met.degree(p));
        }
        long ban = n / 2 * most + 1;
        long pair = n / 2 * (ban + most) + 1;
        long[] weight = new long[MatchingDuals.longs(n, 1)];
        Arrays.fill(start, pair);
        Bars bars = field.bars();
        for (int u = 0; u < n; u++) {
            bars.of(players[u]);
            for (int v = u + 1; v < n; v++) {
                int bar = bars.with(players[v]);
                weight[u * n + v] = pair - (bar & (Bars.BANNED - 1)) - (bar >= Bars.BANNED ? ban : 0);
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
