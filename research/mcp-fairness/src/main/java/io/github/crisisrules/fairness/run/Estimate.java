package io.github.crisisrules.fairness.run;

import io.github.crisisrules.fairness.metric.Metric;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/**
 * A mean with its uncertainty. The sums it is computed from are exact; the figures themselves are floating-point
 * numbers for presentation.
 *
 * @param count the number of events with a measurement
 * @param error the standard error; {@code NaN} with fewer than two measurements
 * @param low the lower bound of the confidence interval
 * @param high the upper bound of the confidence interval
 */
public record Estimate(long count, double mean, double error, double low, double high) {
    /** Returns the estimate of a metric, with Wilson's interval for a share and Student's for a number. */
    public static Estimate of(Moments moments, Metric.Scale scale, double confidence) {
        Estimate student = of(moments, confidence);
        return scale == Metric.Scale.SHARE && moments.count() > 0 ? student.wilson(confidence) : student;
    }

    /** Returns the estimate with Student's interval. */
    public static Estimate of(Moments moments, double confidence) {
        long n = moments.count();
        if (n == 0) {
            return new Estimate(0, Double.NaN, Double.NaN, Double.NaN, Double.NaN);
        }
        BigInteger count = BigInteger.valueOf(n);
        double mean = quotient(moments.sum(), count.shiftLeft(32));
        if (n == 1) {
            return new Estimate(1, mean, Double.NaN, Double.NaN, Double.NaN);
        }
        // The spread, n times the sum of squares minus the square of the sum, is exact. Divided by n^2 (n - 1) it
        // is the squared error.
        BigInteger spread =
                count.multiply(moments.squares()).subtract(moments.sum().pow(2));
        double error = Math.sqrt(quotient(
                spread, count.pow(2).multiply(count.subtract(BigInteger.ONE)).shiftLeft(64)));
        double reach = Quantile.student(0.5 + confidence / 2, (double) (n - 1)) * error;
        return new Estimate(n, mean, error, mean - reach, mean + reach);
    }

    /** Returns whether there is at least one measurement. */
    public boolean isKnown() {
        return count > 0;
    }

    /**
     * Returns the two-sided p-value of Student's test: the probability that chance alone gives a mean at least this
     * far from 0 if the true mean is 0. It is {@code NaN} with fewer than two measurements, or if every measurement
     * is 0.
     */
    public double p() {
        if (error == 0) {
            return mean == 0 ? Double.NaN : 0;
        }
        return count < 2 ? Double.NaN : Quantile.tails(mean / error, (double) (count - 1));
    }

    private Estimate wilson(double confidence) {
        double z = Quantile.normal(0.5 + confidence / 2);
        double square = z * z / count;
        double centre = (mean + square / 2) / (1 + square);
        double reach = z * Math.sqrt(mean * (1 - mean) / count + square / count / 4) / (1 + square);
        return new Estimate(count, mean, error, Math.max(0, centre - reach), Math.min(1, centre + reach));
    }

    private static double quotient(BigInteger number, BigInteger over) {
        return new BigDecimal(number)
                .divide(new BigDecimal(over), MathContext.DECIMAL64)
                .doubleValue();
    }
}
