package io.github.crisisrules.lab.simulation;

import java.util.Locale;

/** A 95 % confidence interval of a value that was estimated from independent games. For reports only. */
public record ConfidenceInterval(double low, double high) {
    // The 97.5 % quantile of the normal distribution.
    private static final double Z = 1.959963984540054;

    /**
     * Returns the interval of a rate. This is Wilson's score interval, which stays between 0 and 1 and is sound
     * for few games and for rates near the ends.
     *
     * @throws IllegalArgumentException if {@code games} is less than 1, or if {@code successes} is negative or
     *     more than {@code games}
     */
    public static ConfidenceInterval ofRate(int successes, int games) {
        if (games < 1 || successes < 0 || successes > games) {
            throw new IllegalArgumentException(
                    "The number of successes must be between 0 and the number of games, which is at least 1, not "
                            + successes + " of " + games);
        }
        double rate = (double) successes / games;
        double weight = Z * Z / games;
        double middle = rate + weight / 2;
        double half = Z * Math.sqrt(rate * (1 - rate) / games + weight / (4 * games));
        return new ConfidenceInterval(
                Math.max(0, (middle - half) / (1 + weight)), Math.min(1, (middle + half) / (1 + weight)));
    }

    /** Returns the interval of an estimate with the given standard error. */
    public static ConfidenceInterval around(double estimate, double standardError) {
        return new ConfidenceInterval(estimate - Z * standardError, estimate + Z * standardError);
    }

    /** Returns the interval in percent. */
    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%.1f-%.1f %%", 100 * low, 100 * high);
    }
}
