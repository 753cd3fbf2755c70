package io.github.crisisrules.benchmark;

import io.github.crisisrules.core.chance.Draw;
import io.github.crisisrules.core.chance.Seed;

/**
 * Compared with a Fisher–Yates shuffle of as many ints with the library's own generator: about the least that anything random
 * about this many players can cost.
 */
public abstract class AgainstShuffle extends Comparison {
    private int[] items = new int[0];
    private final Draw draw = Seed.of(3).draws();

    /** How many ints are shuffled. */
    protected abstract int size();

    @Override
    protected final Object reference() {
        if (items.length != size()) {
            items = new int[size()];
            for (int i = 0; i < items.length; i++) {
                items[i] = i;
            }
        }
        draw.shuffle(items);
        return items;
    }
}
