package io.github.crisisrules.fairness.summary;

import io.github.crisisrules.fairness.study.Study;
import java.util.function.LongConsumer;

/** What runs a study: this machine's cores, or a cluster. Whatever it is, the summary is the same. */
@FunctionalInterface
public interface Engine {
    /** This machine, on this many threads. */
    Engine CORES = Simulation::run;

    /**
     * The summary of the events from one number to before another.
     *
     * @param threads how many the user asked for; of no concern to a cluster
     * @param progress told how many more events are done
     */
    Summary run(Study study, long from, long to, int threads, LongConsumer progress);
}
