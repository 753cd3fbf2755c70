package io.github.crisisrules.core.chance;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Map;

/** Pearson's test of counts against exact odds, for fixed seeds: the verdict never changes from run to run. */
public final class ChiSquare {
    private static final double FEWEST = 10;

    private ChiSquare() {}

    /** Fails if counts this far from the odds come up by luck less often than about once in 30,000 times. */
    public static <T> void assertFollows(Distribution<T> odds, Map<T, Integer> counts) {
        assertThat(odds.outcomes()).as("outcomes that can come up").containsAll(counts.keySet());
        double trials = counts.values().sum().doubleValue();
        double statistic = 0;
        int cells = 0;
        double rareExpected = 0;
        double rareSeen = 0;
        for (T outcome : odds.outcomes()) {
            double expected = odds.probability(outcome).toDouble() * trials;
            double seen = counts.getOrElse(outcome, 0);
            if (expected >= FEWEST) {
                statistic += (seen - expected) * (seen - expected) / expected;
                cells++;
            } else {
                rareExpected += expected;
                rareSeen += seen;
            }
        }
        if (rareExpected >= FEWEST) {
            statistic += (rareSeen - rareExpected) * (rareSeen - rareExpected) / rareExpected;
            cells++;
        } else {
            // Too rare for the test: at most a handful may come up.
            assertThat(rareSeen).as("rare outcomes").isLessThan(FEWEST * 3);
        }
        assertThat(cells).as("cells").isGreaterThan(1);
        assertThat(normal(statistic, cells - 1)).as("standard deviations off").isBetween(-4.0, 4.0);
    }

    // Wilson and Hilferty: the cube root of chi-square over its degrees of freedom is nearly normal.
    private static double normal(double statistic, int freedom) {
        double spread = 2.0 / (9 * freedom);
        return (Math.cbrt(statistic / freedom) - (1 - spread)) / Math.sqrt(spread);
    }
}
