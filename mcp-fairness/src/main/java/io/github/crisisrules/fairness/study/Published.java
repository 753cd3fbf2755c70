package io.github.crisisrules.fairness.study;

import io.github.crisisrules.fairness.metric.Metric;

/**
 * A figure somebody published, to be printed beside ours.
 *
 * @param arm the arm it belongs to, from 1
 * @param source who published it, in a few words
 * @param error its standard error; 0 where it is exact or was not published
 * @param rounding how far it may have been rounded, such as 0.005 for a whole percentage
 */
public record Published(int arm, Metric metric, double value, String source, double error, double rounding) {
    /**
     * A finite figure, and an error of 0 or more.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Published {
        if (!(error >= 0 && rounding >= 0)) {
            throw new IllegalArgumentException(
                    "error and rounding must not be below 0, and are " + error + " and " + rounding);
        }
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException("value must be a finite number, and is " + value);
        }
    }
}
