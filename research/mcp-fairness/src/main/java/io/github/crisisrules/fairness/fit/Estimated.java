package io.github.crisisrules.fairness.fit;

import java.util.Arrays;

/**
 * An estimated number with its 95 % interval; a given number is its own interval.
 *
 * @param low the lower end of the interval
 * @param high the upper end of the interval
 */
public record Estimated(double value, double low, double high) {
    static Estimated given(double value) {
        return new Estimated(value, value, value);
    }

    /** Returns the median and the middle 95 % of samples. */
    static Estimated of(double[] samples) {
        double[] sorted = samples.clone();
        Arrays.sort(sorted);
        int tail = (int) (0.025 * sorted.length);
        return new Estimated(sorted[sorted.length / 2], sorted[tail], sorted[sorted.length - 1 - tail]);
    }

    /** Returns whether the number was given instead of estimated. */
    public boolean isGiven() {
        return low == high;
    }
}
