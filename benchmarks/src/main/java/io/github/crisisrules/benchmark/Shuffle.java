package io.github.crisisrules.benchmark;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;

/**
 * A Fisher–Yates shuffle of ints with the library's own generator. It is close to the min cost of any random
 * operation on this many players.
 */
public final class Shuffle {
    private final int[] items;
    private final RandomSource random = Seed.of(3).random();

    /** Creates a shuffle of {@code size} ints. */
    public Shuffle(int size) {
        items = new int[size];
        for (int i = 0; i < size; i++) {
            items[i] = i;
        }
    }

    int size() {
        return items.length;
    }

    /** Shuffles the ints once more and returns them. */
    public Object once() {
        random.shuffle(items);
        return items;
    }
}
