package io.github.crisisrules.fairness.metric;

import io.github.crisisrules.fairness.play.PlayedEvent;

/** Reads one metric from played events. */
@FunctionalInterface
public interface MetricReader {
    /**
     * Returns the measured value of the event: for a share, 1 if it happened and 0 if not; {@code NaN} if the
     * metric does not apply to the event.
     */
    double read(PlayedEvent event);
}
