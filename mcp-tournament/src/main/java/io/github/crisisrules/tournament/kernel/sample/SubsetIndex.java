package io.github.crisisrules.tournament.kernel.sample;

import io.github.crisisrules.tournament.kernel.sample.SubsetCount.Ways;
import org.jspecify.annotations.Nullable;

/** A hash map from nonzero bit masks to ways, with open addressing; it grows by doubling. */
final class SubsetIndex {
    private int[] keys = new int[64];
    private long[] costs = new long[64];
    private long[] counts = new long[64];
    private int filled;

    @Nullable
    Ways get(int mask) {
        int i = slot(mask);
        return keys[i] == mask ? new Ways(costs[i], counts[i]) : null;
    }

    /** Adds the ways of a mask that is not in the map. */
    void put(int mask, Ways ways) {
        if (2 * filled >= keys.length) {
            grow();
        }
        int i = slot(mask);
        filled++;
        keys[i] = mask;
        costs[i] = ways.cost();
        counts[i] = ways.count();
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
                int j = slot(oldKeys[i]);
                keys[j] = oldKeys[i];
                costs[j] = oldCosts[i];
                counts[j] = oldCounts[i];
            }
        }
    }

    private int slot(int mask) {
        int i = ((mask * 0x9e3779b9) >>> 7) & (keys.length - 1);
        while (keys[i] != 0 && keys[i] != mask) {
            i = (i + 1) & (keys.length - 1);
        }
        return i;
    }
}
