package io.github.crisisrules.tournament.kernel.sample;

import java.util.Arrays;

/** A hash map from keys of a few longs to counts, with open addressing; it grows by doubling. */
final class LongKeyIndex {
    /** The result of {@link #find} for a key that is not in the map. */
    static final long NONE = -1;

    private final int words;
    private long[] keys;
    private long[] counts;
    private int filled;

    LongKeyIndex(int words) {
        this.words = words;
        this.keys = new long[64 * words];
        this.counts = new long[64];
        Arrays.fill(counts, NONE);
    }

    int size() {
        return filled;
    }

    /** Returns the count of a key, or {@link #NONE}. */
    long find(long[] key) {
        return counts[slot(key, 0, keys, counts)];
    }

    /** Stores the count of a key that is not in the map yet. */
    void put(long[] key, long count) {
        if (2 * filled >= counts.length) {
            grow();
        }
        int i = slot(key, 0, keys, counts);
        System.arraycopy(key, 0, keys, i * words, words);
        counts[i] = count;
        filled++;
    }

    private void grow() {
        long[] moreKeys = new long[2 * keys.length];
        long[] moreCounts = new long[2 * counts.length];
        Arrays.fill(moreCounts, NONE);
        for (int i = 0; i < counts.length; i++) {
            if (counts[i] != NONE) {
                int j = slot(keys, i * words, moreKeys, moreCounts);
                System.arraycopy(keys, i * words, moreKeys, j * words, words);
                moreCounts[j] = counts[i];
            }
        }
        keys = moreKeys;
        counts = moreCounts;
    }

    private int slot(long[] from, int at, long[] in, long[] held) {
        long mixed = 0;
        for (int c = 0; c < words; c++) {
            mixed = (mixed ^ from[at + c]) * 0x9e3779b97f4a7c15L;
            mixed ^= mixed >>> 32;
        }
        int i = (int) mixed & (held.length - 1);
        while (held[i] != NONE && !Arrays.equals(from, at, at + words, in, i * words, (i + 1) * words)) {
            i = (i + 1) & (held.length - 1);
        }
        return i;
    }
}
