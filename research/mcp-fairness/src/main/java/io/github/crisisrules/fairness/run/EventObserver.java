package io.github.crisisrules.fairness.run;

import io.github.crisisrules.fairness.play.PlayedEvent;

/** An observer of the events of a running study. */
@FunctionalInterface
public interface EventObserver {
    /**
     * Receives one event after it was played and measured.
     *
     * @param number the number of the event, from 0
     * @param arm the index of the arm, from 0
     * @param event the event, valid only during this call, because the next event overwrites it
     * @param measured the value of each metric of the study, in
     *     {@link io.github.crisisrules.fairness.metric.FixedPoint}; the array is reused and must not be changed
     */
    void played(long number, int arm, PlayedEvent event, long[] measured);
}
