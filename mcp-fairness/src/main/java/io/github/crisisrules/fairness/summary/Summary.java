package io.github.crisisrules.fairness.summary;

import io.vavr.collection.Vector;

/**
 * What was found for a study or a part of its events. Merging adds whole numbers, so any split of the events over threads or machines
 * gives the same summary, bit for bit.
 *
 * @param events how many events it holds
 * @param arms one for each arm of the study
 */
public record Summary(long events, Vector<ArmSummary> arms) {
    /** Of both together; they must be of the same study and of different events. */
    public Summary merge(Summary other) {
        if (arms.size() != other.arms.size()) {
            throw new IllegalArgumentException("the summaries are of different studies, with " + arms.size() + " and "
                    + other.arms.size() + " arms; merge summaries of one study");
        }
        return new Summary(Math.addExact(events, other.events), arms.zipWith(other.arms, ArmSummary::merge));
    }
}
