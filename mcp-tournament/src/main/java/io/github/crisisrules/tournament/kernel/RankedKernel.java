package io.github.crisisrules.tournament.kernel;

import io.github.crisisrules.core.chance.RandomSource;

/**
 * Pairing systems that need no search, for comparison with {@link SwissKernel}. Results are read in twos. All
 * systems but {@link #monrad} ignore earlier meetings, and only {@link #random} uses a random source. Each makes one
 * pass over the players.
 *
 * <p>A ranking lists the players from the best to the last; their number must be even.
 */
public final class RankedKernel {
    private RankedKernel() {}

    /** Returns first against second, third against fourth, and so on: the ranking itself, read in twos. */
    public static int[] adjacent(int[] ranking) {
        return even(ranking).clone();
    }

    /** Returns a random pairing; every pairing is equally likely. */
    public static int[] random(int players, RandomSource random) {
        int[] pairs = new int[players];
        for (int p = 0; p < players; p++) {
            pairs[p] = p;
        }
        even(pairs);
        for (int i = 0; i + 1 < players; i += 2) {
            int j = i + 1 + random.below(players - i - 1);
            int keep = pairs[i + 1];
            pairs[i + 1] = pairs[j];
            pairs[j] = keep;
        }
        return pairs;
    }

    /**
     * Returns the top half of each group against its bottom half, in order: of six players, 1–4, 2–5, 3–6. The last
     * player of an odd group joins the next group as its first.
     */
    public static int[] fold(int[] ranking, int[] points) {
        int n = even(ranking).length;
        int[] pairs = new int[n];
        int from = 0;
        while (from < n) {
            int last = evenEnd(ranking, points, from);
            int half = (last - from) / 2;
            for (int i = 0; i < half; i++) {
                pairs[from + 2 * i] = ranking[from + i];
                pairs[from + 2 * i + 1] = ranking[from + half + i];
            }
            from = last;
        }
        return pairs;
    }

    /** Returns the end of the group that begins at {@code from}, without its last player if their number is odd. */
    private static int evenEnd(int[] ranking, int[] points, int from) {
        // A player who joined from the group above has other points, so the second player determines the group.
        int value = points[ranking[from + 1]];
        int end = from + 1;
        while (end < ranking.length && points[ranking[end]] == value) {
            end++;
        }
        return (end - from) % 2 == 0 ? end : end - 1;
    }

    /**
     * Returns a pairing made by walking down the ranking: the first player without an opponent meets the next player
     * whom that player has not met and may meet. The walk does not look ahead, so near the end there may be no such
     * player: then it takes the next of those met least often, and a forbidden opponent only if all are forbidden.
     */
    public static int[] monrad(int[] ranking, Meetings met, Meetings forbidden) {
        int n = even(ranking).length;
        int[] next = new int[n + 1];
        for (int i = 0; i <= n; i++) {
            next[i] = i + 1;
        }
        int[] pairs = new int[n];
        int head = 0;
        for (int at = 0; at < n; at += 2) {
            int player = ranking[head];
            int before = head;
            int best = -1;
            long least = Long.MAX_VALUE;
            for (int previous = head, i = next[head]; i < n && least > 0; previous = i, i = next[i]) {
                long cost = ((long) forbidden.count(player, ranking[i]) << 32) + met.count(player, ranking[i]);
                if (cost < least) {
                    least = cost;
                    best = i;
                    before = previous;
                }
            }
            pairs[at] = player;
            pairs[at + 1] = ranking[best];
            next[before] = next[best];
            head = next[head];
        }
        return pairs;
    }

    private static int[] even(int[] players) {
        if (players.length % 2 != 0) {
            throw new IllegalArgumentException(
                    "Pairing needs an even number of players, not " + players.length + ". Assign a bye first.");
        }
        return players;
    }
}
