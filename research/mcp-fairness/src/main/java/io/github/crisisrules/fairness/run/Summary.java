package io.github.crisisrules.fairness.run;

import io.vavr.collection.Vector;

/**
 * The results of a study or of a part of its events. Merging adds integers, so every split of the events over
 * threads or machines gives the same summary, bit for bit.
 *
 * @param events the number of events
 * @param arms the results of each arm of the study
 */
public record Summary(long events, Vector<ArmSummary> arms) {
    /**
     * Returns the combined results of two sets of events. The summaries must be of the same study and of different
     * events.
     *
     * @throws IllegalArgumentException if the summaries have different numbers of arms or figures
     */
    public Summary merge(Summary other) {
        if (arms.size() != other.arms.size()) {
            throw new IllegalArgumentException("The summaries are of different studies, with " + arms.size() + " and "
                    + other.arms.size() + " arms. Merge summaries of one study.");
        }
        return new Summary(Math.addExact(events, other.events), arms.zipWith(other.arms, ArmSummary::merge));
    }
}
