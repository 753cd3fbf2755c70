package io.github.crisisrules.fairness.summary;

import io.github.crisisrules.fairness.play.EventDraw;
import io.github.crisisrules.fairness.study.Study;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/** Runs studies: the whole on all cores, or some of the events, as a machine of many would. */
public final class Simulation {
    /** How many places of rounds (players × rounds, in all arms) a thread takes at a time, and how many events at most. */
    private static final long PLACES = 1 << 14;

    private static final long MOST_AT_A_TIME = 64;

    private static final EventObserver NOBODY = (number, arm, event, measured) -> {};

    private Simulation() {}

    /** All events of the study, on all cores. */
    public static Summary run(Study study) {
        return run(study, Runtime.getRuntime().availableProcessors(), done -> {});
    }

    /** The events from one number to before another, in the calling thread. */
    public static Summary part(Study study, long from, long to) {
        return part(study, from, to, NOBODY);
    }

    /** The same, with somebody looking on: event by event, and there arm by arm. */
    public static Summary part(Study study, long from, long to, EventObserver observer) {
        requireRange(study, from, to);
        Worker worker = new Worker(study, observer);
        worker.play(from, to);
        return worker.summary(to - from);
    }

    private static void requireRange(Study study, long from, long to) {
        if (from < 0 || to < from || to > study.events()) {
            throw new IllegalArgumentException("events " + from + " to before " + to + " are not in the study; it has "
                    + study.events() + " events, numbered from 0");
        }
    }

    /** All events of the study, on this many threads. */
    public static Summary run(Study study, int threads, LongConsumer progress) {
        return run(study, 0, study.events(), threads, progress);
    }

    /**
     * The events from one number to before another, on this many threads.
     *
     * @param progress told, from any of the threads, how many more events are done
     */
    public static Summary run(Study study, long from, long to, int threads, LongConsumer progress) {
        requireRange(study, from, to);
        if (threads < 1) {
            throw new IllegalArgumentException("threads must be at least 1, and is " + threads);
        }
        AtomicLong next = new AtomicLong(from);
        long bite = bite(study, to - from, threads);
        ExecutorService pool = Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(task, "fairness");
            thread.setDaemon(true);
            return thread;
        });
        try {
            List<Future<Summary>> parts = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                parts.add(pool.submit(() -> share(study, next, to, bite, progress)));
            }
            @Nullable Summary whole = null;
            for (Future<Summary> part : parts) {
                whole = whole == null ? part.get() : whole.merge(part.get());
            }
            return java.util.Objects.requireNonNull(whole);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while simulating", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException fault) {
                throw fault;
            }
            if (e.getCause() instanceof Error fault) {
                throw fault;
            }
            throw new IllegalStateException(e.getCause());
        } finally {
            pool.shutdownNow();
        }
    }

    /** How many events a thread takes at a time: few of large ones, and never so many that another thread has none. */
    static long bite(Study study, long events, int threads) {
        long places = study.arms()
                .map(arm -> (long) arm.plan().players() * arm.plan().rounds())
                .sum()
                .longValue();
        return Math.max(1, Math.min(Math.min(PLACES / places, MOST_AT_A_TIME), events / threads));
    }

    private static Summary share(Study study, AtomicLong next, long end, long bite, LongConsumer progress) {
        Worker worker = new Worker(study, NOBODY);
        long played = 0;
        for (long from = next.getAndAdd(bite);
                from < end && !Thread.currentThread().isInterrupted();
                from = next.getAndAdd(bite)) {
            long to = Math.min(from + bite, end);
            worker.play(from, to);
            played += to - from;
            progress.accept(to - from);
        }
        return worker.summary(played);
    }

    /** The events of all arms, one after another, in one thread. */
    private static final class Worker {
        private final Study study;
        private final ArmTally[] arms;
        private final int[] baseline;
        private final EventObserver observer;

        Worker(Study study, EventObserver observer) {
            this.study = study;
            this.observer = observer;
            arms = new ArmTally[study.arms().size()];
            baseline = new int[arms.length];
            for (int arm = 0; arm < arms.length; arm++) {
                arms[arm] = new ArmTally(study, arm);
                baseline[arm] = study.baseline(arm);
            }
        }

        void play(long from, long to) {
            for (long event = from; event < to; event++) {
                @Nullable EventDraw draw = null;
                @Nullable ArmTally before = null;
                for (int i = 0; i < arms.length; i++) {
                    ArmTally arm = arms[i];
                    draw = arm.draw(study.seed(), event, before, draw);
                    observer.played(event, i, arm.play(draw), arm.last);
                    before = arm;
                }
                for (int arm = 0; arm < arms.length; arm++) {
                    if (baseline[arm] != arm) {
                        arms[arm].compare(arms[baseline[arm]]);
                    }
                }
            }
        }

        Summary summary(long events) {
            return new Summary(events, Vector.of(arms).map(ArmTally::summary));
        }
    }
}
