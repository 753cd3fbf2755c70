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
 * A benchmark whose tasks are timed alternately in the same process.
 *
 * <p>Machines change their speed from second to second, so that a reference timed a minute ago in another process
 * is useless. Here a few runs of one task are followed by a few runs of the next, many times in each of JMH's
 * iterations, in several forks. The result is the ratio of an iteration, and the spread of the iterations.
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
    /** The results of an iteration. */
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

        /** Returns the nanoseconds of the measured task, or the ratio of the large case to the small one. */
        public double measured() {
            return measured;
        }

        /** Returns the nanoseconds of the reference task, or the ratio of the large case to the small one. */
        public double reference() {
            return reference;
        }

        /** Returns the bytes allocated by the measured task. */
        public double bytes() {
            return bytes;
        }
    }
}
