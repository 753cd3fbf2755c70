package io.github.crisisrules.encounter.simulation;

import java.util.Locale;

/**
 * An estimate of a rate with its 95 percent confidence interval after Wilson; for display, never to decide anything.
 *
 * @param rate the share observed
 * @param low the lower end
 * @param high the upper end
 */
public record WilsonInterval(double rate, double low, double high) {
    private static final double Z = 1.959963984540054;

    /** From so many successes in so many trials, of which there is at least one. */
    public static WilsonInterval of(int successes, int trials) {
        if (trials < 1 || successes < 0 || successes > trials) {
            throw new IllegalArgumentException(successes + " successes in " + trials + " trials");
        }
        double rate = (double) successes / trials;
        double square = Z * Z / trials;
        double centre = (rate + square / 2) / (1 + square);
        double half = Z * StrictMath.sqrt(rate * (1 - rate) / trials + square / (4 * trials)) / (1 + square);
        return new WilsonInterval(rate, StrictMath.max(0, centre - half), StrictMath.min(1, centre + half));
    }

    /** As percentages: {@code 41.2 % (40.2 to 42.2 %)}. */
    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%.1f %% (%.1f to %.1f %%)", 100 * rate, 100 * low, 100 * high);
    }
}
