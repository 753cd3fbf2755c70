package io.github.crisisrules.tournament.kernel.sample;

import io.github.crisisrules.tournament.kernel.sample.SubsetCount.Ways;
import org.jspecify.annotations.Nullable;

/** A hash map from nonzero bit masks to ways, with open addressing; it grows by doubling. */
final class SubsetIndex {
    private int[] keys = new int[64];
    private @Nullable Ways[] values = new Ways[64];
    private int filled;

    @Nullable
    Ways get(int mask) {
        return values[slot(mask)];
    }

    /** Adds the ways of a mask that is not in the map. */
    void put(int mask, Ways ways) {
        if (2 * filled >= keys.length) {
            grow();
        }
        int i = slot(mask);
        filled++;
        keys[i] = mask;
        values[i] = ways;
    }

    private void grow() {
        int[] oldKeys = keys;
        @Nullable Ways[] oldValues = values;
        keys = new int[2 * oldKeys.length];
        values = new Ways[keys.length];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != 0) {
                int j = slot(oldKeys[i]);
                keys[j] = oldKeys[i];
                values[j] = oldValues[i];
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
