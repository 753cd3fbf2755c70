package io.github.crisisrules.fairness.metric;

import io.github.crisisrules.fairness.play.PlayedEvent;

/** Reads one metric off played events. */
@FunctionalInterface
public interface Gauge {
    /** What the event measures: for a share 1 if it happened and 0 if not; no number ({@code NaN}) where the event has no such thing. */
    double read(PlayedEvent event);
}
