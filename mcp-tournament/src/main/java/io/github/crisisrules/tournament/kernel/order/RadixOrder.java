package io.github.crisisrules.tournament.kernel.order;

import org.jspecify.annotations.Nullable;

/**
 * A stable radix sort of array indices by their keys.
 *
 * <p>Layout: where a key leaves room for it, the index is stored in the lower bits of the same long, so that a pass
 * moves one number for each key; otherwise indices are moved beside their keys. The digits of all passes are
 * counted in one scan. Cost: linear for each pass; the number of bits per pass depends on the number of keys.
 */
public final class RadixOrder {
    private static final int DIGIT = 11;

    private RadixOrder() {}

    /**
     * Returns the indices of the keys from the lowest key to the highest, equal keys in their original order. All
     * keys must be at least 0 and below {@code span}. The contents of {@code keys} are overwritten.
     *
     * @param tied filled with whether each key in that order is equal to the next, or null
     */
    public static int[] of(long[] keys, long span, boolean @Nullable [] tied) {
        int n = keys.length;
        int bits = Long.SIZE - Long.numberOfLeadingZeros(span - 1);
        int below = Integer.SIZE - Integer.numberOfLeadingZeros(n);
        return bits + below < Long.SIZE ? together(keys, bits, below, tied) : beside(keys, bits, tied);
    }

    private static int[] together(long[] keys, int bits, int below, boolean @Nullable [] tied) {
        int n = keys.length;
        int width = width(bits, n);
        int passes = (bits + width - 1) / width;
        int mask = (1 << width) - 1;
        int[] place = new int[passes << width];
        long[] from = keys;
        for (int i = 0; i < n; i++) {
            long rest = keys[i];
            from[i] = rest << below | i;
            for (int table = 0; table < place.length; table += mask + 1) {
                place[table + ((int) rest & mask)]++;
                rest >>>= width;
            }
        }
        long[] to = new long[passes == 0 ? 0 : n];
        for (int pass = 0; pass < passes; pass++) {
            int shift = below + pass * width;
            int table = pass << width;
            addUp(place, table, table + mask);
            for (int i = 0; i < n; i++) {
                long moved = from[i];
                to[place[table + ((int) (moved >>> shift) & mask)]++] = moved;
            }
            long[] swap = from;
            from = to;
            to = swap;
        }
        int[] order = new int[n];
        int number = (1 << below) - 1;
        for (int i = 0; i < n; i++) {
            order[i] = (int) from[i] & number;
        }
        if (tied != null) {
            for (int i = 0; i + 1 < n; i++) {
                tied[i] = (from[i] ^ from[i + 1]) >>> below == 0;
            }
            endTies(tied, n);
        }
        return order;
    }

    /** Marks the last key as not tied: no key follows it. */
    private static void endTies(boolean[] tied, int n) {
        if (n > 0) {
            tied[n - 1] = false;
        }
    }

    private static int[] beside(long[] keys, int bits, boolean @Nullable [] tied) {
        int n = keys.length;
        int[] from = new int[n];
        for (int i = 0; i < n; i++) {
            from[i] = i;
        }
        int[] to = new int[n];
        int width = width(bits, n);
        int mask = (1 << width) - 1;
        for (int shift = 0; shift < bits; shift += width) {
            int[] place = new int[mask + 1];
            for (int i = 0; i < n; i++) {
                place[(int) (keys[i] >>> shift) & mask]++;
            }
            addUp(place, 0, mask);
            for (int i = 0; i < n; i++) {
                to[place[(int) (keys[from[i]] >>> shift) & mask]++] = from[i];
            }
            int[] swap = from;
            from = to;
            to = swap;
        }
        if (tied != null) {
            for (int i = 0; i + 1 < n; i++) {
                tied[i] = keys[from[i]] == keys[from[i + 1]];
            }
            endTies(tied, n);
        }
        return from;
    }

    /** Replaces the count of each digit by the position at which its keys begin. */
    private static void addUp(int[] place, int first, int last) {
        int sum = 0;
        for (int d = first; d <= last; d++) {
            int count = place[d];
            place[d] = sum;
            sum += count;
        }
    }

    /**
     * Returns the number of bits that a pass should look at: a pass reads and writes every key, and clears and sums
     * an array of digit counts.
     */
    private static int width(int bits, int n) {
        int best = 1;
        long least = Long.MAX_VALUE;
        for (int width = 1; width <= DIGIT; width++) {
            long work = (bits + width - 1) / width * (3L * n + (1L << width));
            if (work < least) {
                least = work;
                best = width;
            }
        }
        return best;
    }
}
