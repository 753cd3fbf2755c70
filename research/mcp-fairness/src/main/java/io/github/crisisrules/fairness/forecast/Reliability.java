package io.github.crisisrules.fairness.forecast;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.forecast.PlayedEventForecasts.Verified;
import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.run.Estimate;
import io.github.crisisrules.fairness.run.Moments;
import io.vavr.collection.Vector;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;

/**
 * The comparison of forecasts with what came true. Forecasts of one event depend on each other, so intervals come from
 * resampling whole events (the cluster bootstrap), with a fixed seed.
 */
public final class Reliability {
    private static final int RESAMPLES = 2_000;
    private static final double[] LIMITS = {0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1};

    private Reliability() {}

    /**
     * Forecasts of similar shares.
     *
     * @param low the lower limit of the shares
     * @param high the upper limit of the shares
     * @param mean the mean forecast
     * @param share the share of forecasts that came true, with a 95 % interval
     */
    public record Row(double low, double high, int forecasts, double mean, Interval share) {}

    /** A figure with its 95 % interval. */
    public record Interval(double value, double low, double high) {}

    /** Returns the forecasts in groups of similar shares; empty groups are left out. */
    public static Vector<Row> rows(Vector<Verified> forecasts) {
        return Vector.range(0, LIMITS.length - 1)
                .map(i -> row(LIMITS[i], LIMITS[i + 1], i == LIMITS.length - 2, forecasts))
                .filter(row -> row.forecasts() > 0);
    }

    private static Row row(double low, double high, boolean last, Vector<Verified> forecasts) {
        Vector<Verified> own =
                forecasts.filter(one -> one.share() >= low && (one.share() < high || (last && one.share() == high)));
        double mean = own.map(Verified::share).average().getOrElse(0.0);
        return new Row(low, high, own.size(), mean, share(own));
    }

    /**
     * Returns the share of forecasts that came true. Resampling says nothing about a group in which all or none did, so the
     * interval is at least Wilson's, which is right for forecasts that do not depend on each other.
     */
    private static Interval share(Vector<Verified> own) {
        Interval resampled = mean(own, one -> one.cameTrue() ? 1 : 0);
        BigInteger happened = BigInteger.valueOf(own.count(Verified::cameTrue));
        Estimate wilson = Estimate.of(
                new Moments(own.size(), happened.shiftLeft(32), happened.shiftLeft(64)), Metric.Scale.SHARE, 0.95);
        return new Interval(
                resampled.value(), Math.min(resampled.low(), wilson.low()), Math.max(resampled.high(), wilson.high()));
    }

    /** Returns the mean squared distance of the forecasts from what came true: 0 for perfect foresight. */
    public static Interval brier(Vector<Verified> forecasts) {
        return mean(forecasts, Verified::brier);
    }

    /**
     * Returns the difference of the Brier scores of two kinds of forecasts about the same questions; below 0 the first
     * is better.
     */
    public static Interval brierDifference(Vector<Verified> one, Vector<Verified> other) {
        if (one.size() != other.size()) {
            throw new IllegalArgumentException("There are " + one.size() + " and " + other.size()
                    + " forecasts. Compare forecasts about the same questions.");
        }
        return mean(one.zip(other), pair -> pair._1.event(), pair -> pair._1.brier() - pair._2.brier());
    }

    private static Interval mean(Vector<Verified> all, ToDoubleFunction<Verified> figure) {
        return mean(all, Verified::event, figure);
    }

    private static <T> Interval mean(Vector<T> all, ToIntFunction<T> event, ToDoubleFunction<T> figure) {
        if (all.isEmpty()) {
            return new Interval(Double.NaN, Double.NaN, Double.NaN);
        }
        Map<Integer, DoubleSummaryStatistics> events = new TreeMap<>();
        for (T one : all) {
            events.computeIfAbsent(event.applyAsInt(one), number -> new DoubleSummaryStatistics())
                    .accept(figure.applyAsDouble(one));
        }
        List<DoubleSummaryStatistics> present = List.copyOf(events.values());
        RandomSource random = Seed.of(1).split("resample").random();
        double[] means = new double[RESAMPLES];
        for (int i = 0; i < RESAMPLES; i++) {
            DoubleSummaryStatistics drawn = new DoubleSummaryStatistics();
            for (int k = 0; k < present.size(); k++) {
                drawn.combine(present.get(random.below(present.size())));
            }
            means[i] = drawn.getAverage();
        }
        Arrays.sort(means);
        return new Interval(
                all.toJavaStream().mapToDouble(figure).average().orElseThrow(),
                means[(int) (0.025 * RESAMPLES)],
                means[(int) (0.975 * RESAMPLES) - 1]);
    }
}
