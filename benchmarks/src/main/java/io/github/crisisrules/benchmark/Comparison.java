package io.github.crisisrules.benchmark;

import com.sun.management.ThreadMXBean;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Two pieces of work that are timed in turn, in the same process: what is measured, and what it is measured against.
 *
 * <p>Machines change their speed from second to second, and a reference that was timed a minute ago in another process is no
 * reference. Here a little of one side is followed by a little of the other, many times in each of JMH's iterations, in several
 * forks. What counts is the ratio of an iteration, and how far the iterations differ. The time is that of the processor for the
 * thread, and the pauses of the garbage collector: other programs on the machine do not count.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(
        value = 2,
        jvmArgsAppend = {"-Xms3g", "-Xmx3g", "-XX:+UseParallelGC"})
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 600, timeUnit = TimeUnit.MILLISECONDS)
public abstract class Comparison {
    private static final long ENOUGH = TimeUnit.MILLISECONDS.toNanos(20);
    private static final int MOST = 1 << 20;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private int measuredTimes = 1;
    private int referenceTimes = 1;

    /** What is measured: once. */
    protected abstract Object measured();

    /** What it is measured against: once. */
    protected abstract Object reference();

    /** A little of both. */
    @Benchmark
    public void alternate(Sides sides, Blackhole hole) {
        long start = clock();
        run(this::reference, referenceTimes, hole);
        long middle = clock();
        long allocated = THREADS.getCurrentThreadAllocatedBytes();
        run(this::measured, measuredTimes, hole);
        allocated = THREADS.getCurrentThreadAllocatedBytes() - allocated;
        long end = clock();
        sides.reference.add(middle - start, referenceTimes);
        sides.measured.add(end - middle, measuredTimes);
        sides.allocated.add(allocated, measuredTimes);
        referenceTimes = enough(middle - start, referenceTimes);
        measuredTimes = enough(end - middle, measuredTimes);
    }

    private static long clock() {
        long pauses = 0;
        for (GarbageCollectorMXBean collector : ManagementFactory.getGarbageCollectorMXBeans()) {
            pauses += collector.getCollectionTime();
        }
        return THREADS.getCurrentThreadCpuTime() + TimeUnit.MILLISECONDS.toNanos(pauses);
    }

    private static void run(Supplier<Object> work, int times, Blackhole hole) {
        for (int i = 0; i < times; i++) {
            hole.consume(work.get());
        }
    }

    /** This many times that reading the clock costs nothing beside it. */
    private static int enough(long nanos, int times) {
        double once = Math.max(1, (double) nanos / times);
        return (int) Math.max(1, Math.min(MOST, ENOUGH / once));
    }

    /** What the turns of an iteration came to. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.EVENTS)
    public static class Sides {
        private Mean measured = new Mean();
        private Mean reference = new Mean();
        private Mean allocated = new Mean();

        /** Every iteration counts by itself. */
        @Setup(Level.Iteration)
        public void forget() {
            measured = new Mean();
            reference = new Mean();
            allocated = new Mean();
        }

        /** Nanoseconds for what is measured. */
        public double measuredNanos() {
            return measured.value();
        }

        /** Nanoseconds for the reference. */
        public double referenceNanos() {
            return reference.value();
        }

        /** Bytes allocated by what is measured. */
        public double measuredBytes() {
            return allocated.value();
        }
    }

    private static final class Mean {
        private long sum;
        private long times;

        private void add(long all, int count) {
            sum += all;
            times += count;
        }

        private double value() {
            return times == 0 ? 0 : (double) sum / times;
        }
    }
}
