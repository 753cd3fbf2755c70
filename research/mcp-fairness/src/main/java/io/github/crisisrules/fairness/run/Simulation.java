package io.github.crisisrules.fairness.run;

import io.github.crisisrules.fairness.play.EventSample;
import io.github.crisisrules.fairness.study.Study;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/** Runs studies: all events on all cores, or a range of events, such as the share of one machine in a cluster. */
public final class Simulation {
    /** The number of player-rounds (players × rounds, over all arms) that a thread takes at a time. */
    private static final long PLACES = 1 << 14;

    private static final long MAX_AT_A_TIME = 64;

    private static final EventObserver NO_OBSERVER = (number, arm, event, measured) -> {};

    private Simulation() {}

    /** Simulates all events of the study on all cores. */
    public static Summary run(Study study) {
        return run(study, Runtime.getRuntime().availableProcessors(), done -> {});
    }

    /**
     * Simulates a range of events in the calling thread.
     *
     * @param from the first event
     * @param to the event after the last
     * @throws IllegalArgumentException if the range is not within the study
     */
    public static Summary part(Study study, long from, long to) {
        return part(study, from, to, NO_OBSERVER);
    }

    /**
     * Simulates a range of events in the calling thread and notifies the observer of each event, arm by arm.
     *
     * @param from the first event
     * @param to the event after the last
     * @throws IllegalArgumentException if the range is not within the study
     */
    public static Summary part(Study study, long from, long to, EventObserver observer) {
        requireRange(study, from, to);
        Worker worker = new Worker(study, observer);
        worker.play(from, to);
        return worker.summary(to - from);
    }

    private static void requireRange(Study study, long from, long to) {
        if (from < 0 || to < from || to > study.events()) {
            throw new IllegalArgumentException("Events " + from + " to before " + to + " are not in the study. It has "
                    + study.events() + " events, numbered from 0.");
        }
    }

    /**
     * Simulates all events of the study on the given number of threads, see
     * {@link #run(Study, long, long, int, LongConsumer)}.
     */
    public static Summary run(Study study, int threads, LongConsumer progress) {
        return run(study, 0, study.events(), threads, progress);
    }

    /**
     * Simulates a range of events on the given number of threads.
     *
     * @param from the first event
     * @param to the event after the last
     * @param progress receives, from any of the threads, the number of events completed since the previous call
     * @throws IllegalArgumentException if the range is not within the study, or if {@code threads} is not positive
     */
    public static Summary run(Study study, long from, long to, int threads, LongConsumer progress) {
        requireRange(study, from, to);
        if (threads < 1) {
            throw new IllegalArgumentException("threads must be at least 1, but is " + threads);
        }
        AtomicLong next = new AtomicLong(from);
        long batchSize = batchSize(study, to - from, threads);
        try (WorkerPool pool = new WorkerPool(threads)) {
            List<Future<Summary>> parts = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                parts.add(pool.submit(() -> share(study, next, to, batchSize, progress)));
            }
            return Vector.ofAll(parts).map(pool::result).reduce(Summary::merge);
        }
    }

    /**
     * Returns the number of events that a thread takes at a time: fewer if events are large, and few enough that
     * every thread gets some.
     */
    static long batchSize(Study study, long events, int threads) {
        long places = study.arms()
                .map(arm -> (long) arm.plan().players() * arm.plan().rounds())
                .sum()
                .longValue();
        return Math.max(1, Math.min(Math.min(PLACES / places, MAX_AT_A_TIME), events / threads));
    }

    private static Summary share(Study study, AtomicLong next, long end, long batchSize, LongConsumer progress) {
        Worker worker = new Worker(study, NO_OBSERVER);
        long played = 0;
        for (long from = next.getAndAdd(batchSize);
                from < end && !Thread.currentThread().isInterrupted();
                from = next.getAndAdd(batchSize)) {
            long to = Math.min(from + batchSize, end);
            worker.play(from, to);
            played += to - from;
            progress.accept(to - from);
        }
        return worker.summary(played);
    }

    /** Simulates events of all arms, one after another, in one thread. */
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
                @Nullable EventSample sample = null;
                @Nullable ArmTally before = null;
                for (int i = 0; i < arms.length; i++) {
                    ArmTally arm = arms[i];
                    sample = arm.sample(study.seed(), event, before, sample);
                    observer.played(event, i, arm.play(sample), arm.last);
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
