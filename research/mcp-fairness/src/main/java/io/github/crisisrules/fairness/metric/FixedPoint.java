package io.github.crisisrules.fairness.metric;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Measurements in fixed point: integer multiples of 2^-32. */
public final class FixedPoint {
    /** The value 1. */
    public static final long ONE = 1L << 32;

    /** The missing value, for an event to which the metric does not apply. */
    public static final long NONE = Long.MIN_VALUE;

    private static final BigDecimal QUARTER = new BigDecimal("0.25");

    private FixedPoint() {}

    /** Returns a quotient, rounded down, or {@link #NONE} if {@code over} is 0. */
    static long of(long number, long over) {
        // The integer part is computed separately, so that sums over many players do not overflow.
        return over == 0 ? NONE : Math.multiplyExact(number / over, ONE) + number % over * ONE / over;
    }

    /**
     * Returns the nearest fixed-point value, or {@link #NONE} if the number is not finite or not below 2^30 in
     * magnitude.
     */
    static long of(double value) {
        return Double.isFinite(value) && Math.abs(value) < 0x1p30 ? Math.round(value * ONE) : NONE;
    }

    /**
     * Converts a value that a caller's gauge read.
     *
     * @throws IllegalArgumentException if the value of a share is not from 0 to 1, or if another value is not below
     *     2^30 in magnitude; {@code NaN} is accepted
     */
    public static long of(Metric metric, double value) {
        boolean fits = metric.scale() == Metric.Scale.SHARE ? value >= 0 && value <= 1 : Math.abs(value) < 0x1p30;
        if (!fits && !Double.isNaN(value)) {
            throw new IllegalArgumentException("The metric '" + metric.id() + "' reads " + value + ". It must be "
                    + (metric.scale() == Metric.Scale.SHARE ? "from 0 to 1" : "below 2^30 in magnitude")
                    + ", or NaN for an event without a value.");
        }
        return of(value);
    }

    /** Returns the value as a floating-point number; {@code NaN} for {@link #NONE}. */
    public static double number(long parts) {
        return parts == NONE ? Double.NaN : (double) parts / ONE;
    }

    /**
     * Returns the shortest decimal number that maps to this value, whether it was rounded down, as quotients are,
     * or to the nearest, as numbers are. For example, 3/40 is written as 0.075, without the digits that multiples
     * of 2^-32 add to it.
     */
    public static double decimal(long parts) {
        if (parts == NONE) {
            return Double.NaN;
        }
        // A quarter of a unit above is the middle of all numbers that either way of rounding maps to this value.
        BigDecimal middle = new BigDecimal(parts).add(QUARTER).divide(new BigDecimal(ONE));
        for (int digits = 0; digits < 10; digits++) {
            double rounded = middle.setScale(digits, RoundingMode.HALF_EVEN).doubleValue();
            double back = rounded * ONE;
            if (back >= parts - 0.5 && back < parts + 1.0) {
                return rounded;
            }
        }
        return middle.setScale(10, RoundingMode.HALF_EVEN).doubleValue();
    }

    static long of(boolean happened) {
        return happened ? ONE : 0;
    }
}
