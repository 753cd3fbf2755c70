package io.github.crisisrules.benchmark;

import com.sun.management.ThreadMXBean;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.openjdk.jmh.infra.Blackhole;

/**
 * A task that is timed whenever it has its turn. In each turn it runs often enough that reading the clock costs
 * nothing by comparison. The time is the CPU time of the thread plus the pauses of the garbage collector, so that
 * other programs on the machine do not count.
 */
final class Side {
    private static final long ENOUGH = TimeUnit.MILLISECONDS.toNanos(20);
    private static final int MAX = 1 << 20;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private int times = 1;
    private long done;
    private long nanos;
    private long bytes;

    void forget() {
        done = 0;
        nanos = 0;
        bytes = 0;
    }

    /** Runs the task as many times as one turn needs. */
    void turn(Supplier<Object> work, Blackhole hole) {
        long start = clock();
        long allocated = THREADS.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < times; i++) {
            hole.consume(work.get());
        }
        bytes += THREADS.getCurrentThreadAllocatedBytes() - allocated;
        long taken = clock() - start;
        nanos += taken;
        done += times;
        double once = Math.max(1, (double) taken / times);
        times = (int) Math.max(1, Math.min(MAX, ENOUGH / once));
    }

    /** Returns the nanoseconds of one run. */
    double nanos() {
        return done == 0 ? 0 : (double) nanos / done;
    }

    /** Returns the bytes allocated in one run. */
    double bytes() {
        return done == 0 ? 0 : (double) bytes / done;
    }

    private static long clock() {
        long pauses = 0;
        for (GarbageCollectorMXBean collector : ManagementFactory.getGarbageCollectorMXBeans()) {
            pauses += collector.getCollectionTime();
        }
        return THREADS.getCurrentThreadCpuTime() + TimeUnit.MILLISECONDS.toNanos(pauses);
    }
}
