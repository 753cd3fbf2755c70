package io.github.crisisrules.tournament.kernel;

import io.github.crisisrules.core.chance.Draw;

/**
 * Pairing systems that need no search, for comparison with {@link SwissKernel}: results are read in twos. All but
 * {@link #walk} pay no regard to who has met; all but {@link #random} depend on nothing but the ranking. Each is one pass.
 *
 * <p>A ranking lists the players from the best to the last, an even number of them.
 */
public final class RankedKernel {
    private RankedKernel() {}

    /** First against second, third against fourth, and so on: the ranking itself, read in twos. */
    public static int[] adjacent(int[] ranking) {
        return even(ranking).clone();
    }

    /** Every pairing equally likely. */
    public static int[] random(int players, Draw draw) {
        int[] pairs = new int[players];
        for (int p = 0; p < players; p++) {
            pairs[p] = p;
        }
        even(pairs);
        for (int i = 0; i + 1 < players; i += 2) {
            int j = i + 1 + draw.below(players - i - 1);
            int keep = pairs[i + 1];
            pairs[i + 1] = pairs[j];
            pairs[j] = keep;
        }
        return pairs;
    }

    /**
     * The top half of each group against its bottom half, in order: of six, 1–4, 2–5, 3–6. The last of an odd group joins the
     * next group as its first.
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

    /** Where the group that begins here ends, less its last player if their number is odd. */
    private static int evenEnd(int[] ranking, int[] points, int from) {
        // A player who joined from above does not count for where the group ends.
        int value = points[ranking[from + 1]];
        int end = from + 1;
        while (end < ranking.length && points[ranking[end]] == value) {
            end++;
        }
        return (end - from) % 2 == 0 ? end : end - 1;
    }

    /**
     * Down the ranking: the first without an opponent meets the next one they have not met and may meet. Nobody looks ahead,
     * so at the end there may be no such player: then the next of those met least, of the forbidden only if all are.
     */
    public static int[] walk(int[] ranking, Meetings met, Meetings forbidden) {
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
            throw new IllegalArgumentException("pairing needs an even number of players, not " + players.length);
        }
        return players;
    }
}
