package io.github.crisisrules.fairness.summary;

import io.github.crisisrules.fairness.play.PlayedEvent;

/** Looks on while a study is played. */
@FunctionalInterface
public interface EventObserver {
    /**
     * One event was played and measured.
     *
     * @param number of the event, from 0
     * @param arm from 0
     * @param event to be read now: the next event is written over it
     * @param measured one for each metric of the study, in {@link io.github.crisisrules.fairness.metric.Parts}; the array belongs to the study
     */
    void played(long number, int arm, PlayedEvent event, long[] measured);
}
