package io.github.crisisrules.benchmark;

import io.github.crisisrules.core.chance.Draw;
import io.github.crisisrules.core.chance.Seed;

/**
 * A Fisher–Yates shuffle of ints with the library's own generator: about the least that anything random about this many players can
 * cost.
 */
public final class Shuffle {
    private final int[] items;
    private final Draw draw = Seed.of(3).draws();

    /** Of this many ints. */
    public Shuffle(int size) {
        items = new int[size];
        for (int i = 0; i < size; i++) {
            items[i] = i;
        }
    }

    int size() {
        return items.length;
    }

    /** Shuffles once more. */
    public Object once() {
        draw.shuffle(items);
        return items;
    }
}
