package io.github.crisisrules.benchmark.core;

import io.github.crisisrules.benchmark.AgainstShuffle;
import java.util.SplittableRandom;
import org.openjdk.jmh.annotations.Param;

/** A shuffle with the JDK's generator, whose bounded numbers are as exact as ours, compared with our shuffle. */
public class SeedShuffleBenchmark extends AgainstShuffle {
    /** The number of ints to shuffle. */
    @Param("1000000")
    public int players;

    private int[] items = new int[0];
    private long round;

    @Override
    protected int size() {
        return players;
    }

    @Override
    protected Object measured() {
        if (items.length != players) {
            items = new int[players];
        }
        SplittableRandom random = new SplittableRandom(round++);
        for (int i = items.length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int swap = items[i];
            items[i] = items[j];
            items[j] = swap;
        }
        return items;
    }
}
