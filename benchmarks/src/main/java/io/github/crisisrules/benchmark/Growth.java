package io.github.crisisrules.benchmark;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * A benchmark of the growth of the time from a small case to a large one, compared with the growth of a reference.
 * Four tasks are timed alternately in the same process, so that the growth of both is measured in the same seconds.
 */
@Measurement(iterations = 5, time = 1500, timeUnit = TimeUnit.MILLISECONDS) // twice as many tasks, for as many turns
public abstract class Growth extends InTurn {
    private final Side measuredLarge = new Side();
    private final Side measuredSmall = new Side();
    private final Side referenceLarge = new Side();
    private final Side referenceSmall = new Side();

    /** Runs the measured task once, for the large or the small case. */
    protected abstract Object measured(boolean large);

    /** Runs the reference task once, for the large or the small case. */
    protected abstract Object reference(boolean large);

    /** Resets the times, so that every iteration counts by itself. */
    @Setup(Level.Iteration)
    public void forget() {
        measuredLarge.forget();
        measuredSmall.forget();
        referenceLarge.forget();
        referenceSmall.forget();
    }

    /** Runs one turn of each of the four tasks. */
    @Benchmark
    public void alternate(Found found, Blackhole hole) {
        referenceSmall.turn(() -> reference(false), hole);
        measuredSmall.turn(() -> measured(false), hole);
        referenceLarge.turn(() -> reference(true), hole);
        measuredLarge.turn(() -> measured(true), hole);
        found.set(
                measuredLarge.nanos() / measuredSmall.nanos(),
                referenceLarge.nanos() / referenceSmall.nanos(),
                measuredLarge.bytes());
    }
}
