package io.github.crisisrules.benchmark.core;

import io.github.crisisrules.core.chance.Draw;
import io.github.crisisrules.core.chance.Seed;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Our generator's shuffle against the same shuffle with the JDK's {@link SplittableRandom}. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class SeedShuffleBenchmark {
    /** How many numbers are shuffled. */
    @Param("1000000")
    public int size;

    private int[] items = new int[0];
    private long round;

    /** The numbers, in order. */
    @Setup
    public void fill() {
        items = new int[size];
        for (int i = 0; i < size; i++) {
            items[i] = i;
        }
    }

    /** Draws from a seed. */
    @Benchmark
    public int[] seed() {
        Draw draws = Seed.of(round++).draws();
        draws.shuffle(items);
        return items;
    }

    /** Draws from the JDK's generator, whose bounded draws are as exact. */
    @Benchmark
    public int[] splittableRandom() {
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
