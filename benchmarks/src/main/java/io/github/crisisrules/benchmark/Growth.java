package io.github.crisisrules.benchmark;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * How much longer a large case takes than a small one, against the growth of a reference: four pieces of work, timed in turn in the same
 * process, so that the growth of both belongs to the same seconds.
 */
@Measurement(
        iterations = 5,
        time = 1500,
        timeUnit = TimeUnit.MILLISECONDS) // twice as many pieces of work, for as many turns
public abstract class Growth extends InTurn {
    private final Side measuredLarge = new Side();
    private final Side measuredSmall = new Side();
    private final Side referenceLarge = new Side();
    private final Side referenceSmall = new Side();

    /** What is measured, once: the large case or the small one. */
    protected abstract Object measured(boolean large);

    /** What it is measured against, once: the large case or the small one. */
    protected abstract Object reference(boolean large);

    /** Every iteration counts by itself. */
    @Setup(Level.Iteration)
    public void forget() {
        measuredLarge.forget();
        measuredSmall.forget();
        referenceLarge.forget();
        referenceSmall.forget();
    }

    /** A little of all four. */
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
