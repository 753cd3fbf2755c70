package io.github.crisisrules.encounter.simulation;

import java.util.Locale;

/** Where a true value lies with 95 % confidence, given what independent games showed. For reports only. */
public record ConfidenceInterval(double low, double high) {
    // The 97.5 % point of the normal distribution.
    private static final double Z = 1.959963984540054;

    /**
     * For a rate, given this many successes: Wilson's score interval, which stays between 0 and 1 and is sensible for few games
     * and for rates near the ends. There must be a game.
     */
    public static ConfidenceInterval ofRate(int successes, int games) {
        if (games < 1 || successes < 0 || successes > games) {
            throw new IllegalArgumentException(
                    "give 1 game or more, and successes between 0 and the games, not " + successes + " of " + games);
        }
        double rate = (double) successes / games;
        double weight = Z * Z / games;
        double middle = rate + weight / 2;
        double half = Z * Math.sqrt(rate * (1 - rate) / games + weight / (4 * games));
        return new ConfidenceInterval(
                Math.max(0, (middle - half) / (1 + weight)), Math.min(1, (middle + half) / (1 + weight)));
    }

    /** For a value that was estimated with this standard error. */
    public static ConfidenceInterval around(double estimate, double standardError) {
        return new ConfidenceInterval(estimate - Z * standardError, estimate + Z * standardError);
    }

    /** As percentages. */
    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%.1f-%.1f %%", 100 * low, 100 * high);
    }
}
