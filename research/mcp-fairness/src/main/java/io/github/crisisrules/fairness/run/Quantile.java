package io.github.crisisrules.fairness.run;

import java.util.function.DoubleUnaryOperator;

/** Quantiles of the normal distribution and of Student's t-distribution, and the tail probability of the latter. */
final class Quantile {
    private Quantile() {}

    /** Returns a quantile of the standard normal distribution. */
    static double normal(double p) {
        return quantile(p, Quantile::normalTails, Quantile::normalDensity);
    }

    /** Returns a quantile of Student's t-distribution. */
    static double student(double p, double freedom) {
        return quantile(p, t -> tails(t, freedom), t -> density(t, freedom));
    }

    /**
     * Returns a quantile of a distribution that is symmetric around 0, by Newton's method. Its tails are convex, so that
     * no step from 0 outward goes too far, and the search ends where rounding does not let it go on.
     */
    private static double quantile(double p, DoubleUnaryOperator tails, DoubleUnaryOperator density) {
        double wanted = 2 * Math.min(p, 1 - p);
        double found = 0;
        double next = (1 - wanted) / (2 * density.applyAsDouble(0));
        while (next > found) {
            found = next;
            next = found + (tails.applyAsDouble(found) - wanted) / (2 * density.applyAsDouble(found));
        }
        return p < 0.5 ? -found : found;
    }

    private static double normalDensity(double t) {
        return StrictMath.exp(-t * t / 2) / Math.sqrt(2 * Math.PI);
    }

    /** Returns the probability that a normal variable is farther from 0 than {@code t}, by a series or, far out, a continued fraction. */
    private static double normalTails(double t) {
        if (t > 3) {
            double ratio = t;
            for (int n = 60; n > 0; n--) {
                ratio = t + n / ratio;
            }
            return 2 * normalDensity(t) / ratio;
        }
        double sum = 0;
        double term = t;
        for (int n = 3; sum + term != sum; n += 2) {
            sum += term;
            term *= t * t / n;
        }
        return 1 - 2 * normalDensity(t) * sum;
    }

    /**
     * Returns the probability that a variable with Student's t-distribution is farther from 0 than {@code t}: the
     * regularized incomplete beta function at {@code f / (f + t²)}.
     */
    static double tails(double t, double freedom) {
        if (t == 0) {
            return 1;
        }
        double a = freedom / 2;
        double x = freedom / (freedom + t * t);
        double front = Math.abs(t) * density(t, freedom);
        // The continued fraction is evaluated at x or at 1 - x, whichever converges faster. The latter is computed
        // without cancellation.
        return x < (a + 1) / (a + 2.5)
                ? front * fraction(a, 0.5, x) / a
                : 1 - front * fraction(0.5, a, t * t / (freedom + t * t)) / 0.5;
    }

    private static double density(double t, double freedom) {
        double a = freedom / 2;
        return StrictMath.exp(logGamma(a + 0.5) - logGamma(a) - (a + 0.5) * StrictMath.log1p(t * t / freedom))
                / Math.sqrt(Math.PI * freedom);
    }

    /** Evaluates the continued fraction of the incomplete beta function by Lentz's method. */
    private static double fraction(double a, double b, double x) {
        double c = 1;
        double d = 1 / notZero(1 - (a + b) * x / (a + 1));
        double value = d;
        for (int m = 1; m <= 100_000; m++) {
            double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
            d = 1 / notZero(1 + even * d);
            c = notZero(1 + even / c);
            value *= d * c;
            double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
            d = 1 / notZero(1 + odd * d);
            c = notZero(1 + odd / c);
            value *= d * c;
            if (Math.abs(d * c - 1) < 1e-15) {
                break;
            }
        }
        return value;
    }

    private static double notZero(double value) {
        return Math.abs(value) < 1e-300 ? 1e-300 : value;
    }

    /**
     * Returns the logarithm of the gamma function by Stirling's series, after raising arguments below 15 with Γ(x)
     * = Γ(x + 1) / x.
     */
    private static double logGamma(double x) {
        double shift = 0;
        double y = x;
        while (y < 15) {
            shift += StrictMath.log(y);
            y++;
        }
        double square = 1 / (y * y);
        double series = (1 / 12.0 - square * (1 / 360.0 - square * (1 / 1260.0 - square / 1680))) / y;
        return (y - 0.5) * StrictMath.log(y) - y + 0.5 * StrictMath.log(2 * Math.PI) + series - shift;
    }
}
