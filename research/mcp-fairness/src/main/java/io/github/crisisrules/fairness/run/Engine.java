package io.github.crisisrules.fairness.run;

import io.github.crisisrules.fairness.study.Study;
import java.util.function.LongConsumer;

/**
 * The environment in which a study runs: the cores of this machine, or a cluster. The summary does not depend on
 * it.
 */
@FunctionalInterface
public interface Engine {
    /** Runs studies on this machine with the requested number of threads. */
    Engine CORES = Simulation::run;

    /**
     * Simulates a range of events and returns their summary.
     *
     * @param from the first event
     * @param to the event after the last
     * @param threads the number of threads that the user asked for; a cluster may ignore it
     * @param progress receives the number of events completed since the previous call
     */
    Summary run(Study study, long from, long to, int threads, LongConsumer progress);
}
