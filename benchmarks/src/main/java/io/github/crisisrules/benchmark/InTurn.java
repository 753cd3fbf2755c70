package io.github.crisisrules.benchmark;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Pieces of work that are timed in turn, in the same process.
 *
 * <p>Machines change their speed from second to second, and a reference that was timed a minute ago in another process is no
 * reference. Here a little of one piece is followed by a little of the next, many times in each of JMH's iterations, in several
 * forks. What counts is the ratio of an iteration, and how far the iterations differ.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(
        value = 2,
        jvmArgsAppend = {"-Xms3g", "-Xmx3g", "-XX:+UseParallelGC"})
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 600, timeUnit = TimeUnit.MILLISECONDS)
public abstract class InTurn {
    /** What the turns of an iteration came to. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.EVENTS)
    public static class Found {
        private double measured;
        private double reference;
        private double bytes;

        void set(double measured, double reference, double bytes) {
            this.measured = measured;
            this.reference = reference;
            this.bytes = bytes;
        }

        /** Nanoseconds for what is measured, or how often more a large case takes than a small one. */
        public double measured() {
            return measured;
        }

        /** The same for the reference. */
        public double reference() {
            return reference;
        }

        /** Bytes allocated by what is measured. */
        public double bytes() {
            return bytes;
        }
    }
}
