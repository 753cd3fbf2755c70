package io.github.crisisrules.benchmark;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.infra.Blackhole;

/** A benchmark that times two tasks alternately in the same process: the measured one and its reference. */
public abstract class Comparison extends InTurn {
    private final Side measured = new Side();
    private final Side reference = new Side();

    /** Runs the measured task once. */
    protected abstract Object measured();

    /** Runs the reference task once. */
    protected abstract Object reference();

    /** Resets the times, so that every iteration counts by itself. */
    @Setup(Level.Iteration)
    public void forget() {
        measured.forget();
        reference.forget();
    }

    /** Runs one turn of each task. */
    @Benchmark
    public void alternate(Found found, Blackhole hole) {
        reference.turn(this::reference, hole);
        measured.turn(this::measured, hole);
        found.set(measured.nanos(), reference.nanos(), measured.bytes());
    }
}
