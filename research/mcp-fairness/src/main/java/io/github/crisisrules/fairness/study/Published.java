package io.github.crisisrules.fairness.study;

import io.github.crisisrules.fairness.metric.Metric;

/**
 * A published figure, to be printed beside ours.
 *
 * @param arm the number of the arm that it belongs to, from 1
 * @param source a short name of the source
 * @param error the standard error of the figure; 0 if it is exact or was not published
 * @param rounding the maximum rounding error, such as 0.005 for a whole percentage
 */
public record Published(int arm, Metric metric, double value, String source, double error, double rounding) {
    /**
     * Validates the figure.
     *
     * @throws IllegalArgumentException if {@code value} is not finite, or if {@code error} or {@code rounding} is
     *     negative
     */
    public Published {
        if (!(error >= 0 && rounding >= 0)) {
            throw new IllegalArgumentException(
                    "error and rounding must not be negative, but are " + error + " and " + rounding);
        }
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException("value must be a finite number, but is " + value);
        }
    }
}
