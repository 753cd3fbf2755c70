package io.github.crisisrules.fairness.metric;

import java.util.Arrays;

/**
 * Rank correlations of two orders of the same players; both may have ties. Pairs and products of ranks are counted
 * in integers, followed by one square root and one division. Kendall's tau-b uses Knight's method and takes O(n log
 * n) time. The workspace is reused.
 */
final class RankAgreement {
    private final int[] line;
    private final int[] spare;
    private final long[] keys;
    private long all;
    private long tiedInOne;
    private long tiedInOther;
    private long tiedInBoth;
    private long swaps;

    RankAgreement(int players) {
        line = new int[players];
        spare = new int[players];
        keys = new long[players];
    }

    /** Returns Kendall's tau-b; {@code NaN} if all players share one rank in either order. */
    double tauB(int[] one, int[] other) {
        count(one, other);
        long agreeing = all - tiedInOne - tiedInOther + tiedInBoth - 2 * swaps;
        return agreeing / Math.sqrt((double) (all - tiedInOne) * (double) (all - tiedInOther));
    }

    /** Returns twice the number of pairs that the two orders have the other way round; a tie in the second alone counts half. */
    long twiceInversions(int[] one, int[] other) {
        count(one, other);
        return 2 * swaps + tiedInOther - tiedInBoth;
    }

    /** Counts pairs of players. */
    private void count(int[] one, int[] other) {
        int n = one.length;
        for (int p = 0; p < n; p++) {
            keys[p] = (long) one[p] << 32 | other[p];
        }
        Arrays.sort(keys);
        all = (long) n * (n - 1) / 2;
        tiedInOne = 0;
        tiedInBoth = 0;
        long runOne = 0;
        long runBoth = 0;
        for (int i = 0; i < n; i++) {
            line[i] = (int) keys[i];
            runOne = i > 0 && keys[i] >> 32 == keys[i - 1] >> 32 ? runOne + 1 : 0;
            runBoth = i > 0 && keys[i] == keys[i - 1] ? runBoth + 1 : 0;
            tiedInOne += runOne;
            tiedInBoth += runBoth;
        }
        swaps = sort(0, n);
        tiedInOther = 0;
        long run = 0;
        for (int i = 1; i < n; i++) {
            run = line[i] == line[i - 1] ? run + 1 : 0;
            tiedInOther += run;
        }
    }

    /**
     * Returns Spearman's rho; {@code NaN} if all players share one rank in either order. Ranks are passed doubled,
     * so that shared ranks are integers.
     */
    double rho(int[] twiceOne, int[] twiceOther) {
        long mean = twiceOne.length + 1L;
        long both = 0;
        long one = 0;
        long other = 0;
        for (int p = 0; p < twiceOne.length; p++) {
            long a = twiceOne[p] - mean;
            long b = twiceOther[p] - mean;
            both += a * b;
            one += a * a;
            other += b * b;
        }
        return both / Math.sqrt((double) one * (double) other);
    }

    /** Stores twice the ranks by the given keys, the smallest key first. Equal keys share the mean of their ranks. */
    void twiceRanks(int[] by, int[] into) {
        int n = by.length;
        for (int p = 0; p < n; p++) {
            keys[p] = (long) by[p] << 32 | p;
        }
        Arrays.sort(keys);
        for (int from = 0; from < n; ) {
            int to = from + 1;
            while (to < n && keys[to] >> 32 == keys[from] >> 32) {
                to++;
            }
            for (int i = from; i < to; i++) {
                into[(int) keys[i]] = from + 1 + to;
            }
            from = to;
        }
    }

    /** Sorts a section of the line and returns the number of pairs in it that were in the wrong order. */
    private long sort(int from, int to) {
        if (to - from < 2) {
            return 0;
        }
        int middle = (from + to) >>> 1;
        long swaps = sort(from, middle) + sort(middle, to);
        System.arraycopy(line, from, spare, from, middle - from);
        int left = from;
        int right = middle;
        for (int i = from; left < middle; i++) {
            if (right < to && line[right] < spare[left]) {
                swaps += middle - left;
                line[i] = line[right++];
            } else {
                line[i] = spare[left++];
            }
        }
        return swaps;
    }
}
