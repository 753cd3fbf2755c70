package io.github.crisisrules.tournament.kernel;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.number.Ratio;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** The fit of drawn pairings to a law, by Pearson's statistic, summed over many pools. */
public final class Fit {
    private double excess;
    private double freedom;
    private double worst;

    /** Draws this many pairings and adds their deviation from the law; a pairing outside the law is an error. */
    public void add(Map<String, Ratio> law, int draws, Function<RandomSource, int[]> sampler, RandomSource random) {
        if (law.size() < 2) {
            return;
        }
        Map<String, Integer> seen = new TreeMap<>();
        for (int i = 0; i < draws; i++) {
            seen.merge(LiteralSwiss.key(sampler.apply(random)), 1, Integer::sum);
        }
        add(law, seen, draws);
    }

    /** Adds the deviation of what was seen in this many draws from the law. */
    public void add(Map<String, Ratio> law, Map<String, Integer> seen, int draws) {
        if (!law.keySet().containsAll(seen.keySet())) {
            throw new AssertionError("a pairing that is not optimal was drawn");
        }
        double statistic = 0;
        for (Map.Entry<String, Ratio> entry : law.entrySet()) {
            double expected = entry.getValue().toDouble() * draws;
            double difference = seen.getOrDefault(entry.getKey(), 0) - expected;
            statistic += difference * difference / expected;
        }
        int degrees = law.size() - 1;
        excess += statistic - degrees;
        freedom += degrees;
        // Wilson and Hilferty: the cube root of chi-square over its degrees is nearly normal.
        double spread = 2.0 / (9 * degrees);
        worst = Math.max(worst, (Math.cbrt(statistic / degrees) - (1 - spread)) / Math.sqrt(spread));
    }

    /** Standard deviations of the summed statistic above its mean. */
    double total() {
        return excess / Math.sqrt(2 * freedom);
    }

    /** Standard deviations of the worst single pool. */
    double worst() {
        return worst;
    }

    /** Refused if the sum or any pool is further out than chance allows: about one in 30,000 for each. */
    public boolean isRefused() {
        return total() > 4 || worst > 4.7;
    }

    @Override
    public String toString() {
        return "total " + total() + ", worst " + worst + ", degrees " + freedom;
    }
}
