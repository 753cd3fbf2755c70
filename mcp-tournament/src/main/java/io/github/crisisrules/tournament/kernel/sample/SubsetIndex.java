package io.github.crisisrules.tournament.kernel.sample;

/** A hash map from nonzero bit masks to a least cost and a count, with open addressing; it grows by doubling. */
final class SubsetIndex {
    private int[] keys = new int[64];
    private long[] costs = new long[64];
    private long[] counts = new long[64];
    private int filled;
    private int at;

    /**
     * Returns whether the mask is in the map; if so, {@link #cost} and {@link #count} return its values until the
     * next call.
     */
    boolean find(int mask) {
        at = slot(keys, mask);
        return keys[at] == mask;
    }

    long cost() {
        return costs[at];
    }

    long count() {
        return counts[at];
    }

    void put(int mask, long cost, long count) {
        if (2 * filled >= keys.length) {
            grow();
        }
        int i = slot(keys, mask);
        filled += keys[i] == 0 ? 1 : 0;
        keys[i] = mask;
        costs[i] = cost;
        counts[i] = count;
    }

    private void grow() {
        int[] oldKeys = keys;
        long[] oldCosts = costs;
        long[] oldCounts = counts;
        keys = new int[2 * oldKeys.length];
        costs = new long[keys.length];
        counts = new long[keys.length];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != 0) {
                int j = slot(keys, oldKeys[i]);
                keys[j] = oldKeys[i];
                costs[j] = oldCosts[i];
                counts[j] = oldCounts[i];
            }
        }
    }

    private static int slot(int[] keys, int mask) {
        int i = ((mask * 0x9e3779b9) >>> 7) & (keys.length - 1);
        while (keys[i] != 0 && keys[i] != mask) {
            i = (i + 1) & (keys.length - 1);
        }
        return i;
    }
}
