package io.github.crisisrules.fairness.study;

import io.github.crisisrules.fairness.metric.Metric;

/**
 * A figure somebody published, to be printed beside ours.
 *
 * @param arm the arm it belongs to, from 1
 * @param source who published it, in a few words
 */
public record Published(int arm, Metric metric, double value, String source) {
    /** A finite figure. */
    public Published {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException("value must be a finite number, and is " + value);
        }
    }
}
