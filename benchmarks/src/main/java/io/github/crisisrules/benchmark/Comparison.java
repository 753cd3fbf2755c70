package io.github.crisisrules.benchmark;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.infra.Blackhole;

/** Two pieces of work that are timed in turn, in the same process: what is measured, and what it is measured against. */
public abstract class Comparison extends InTurn {
    private final Side measured = new Side();
    private final Side reference = new Side();

    /** What is measured: once. */
    protected abstract Object measured();

    /** What it is measured against: once. */
    protected abstract Object reference();

    /** Every iteration counts by itself. */
    @Setup(Level.Iteration)
    public void forget() {
        measured.forget();
        reference.forget();
    }

    /** A little of both. */
    @Benchmark
    public void alternate(Found found, Blackhole hole) {
        reference.turn(this::reference, hole);
        measured.turn(this::measured, hole);
        found.set(measured.nanos(), reference.nanos(), measured.bytes());
    }
}
