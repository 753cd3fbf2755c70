package io.github.crisisrules.fairness.metric;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Measurements as whole numbers of parts of 2^-32. */
public final class Parts {
    /** One. */
    public static final long ONE = 1L << 32;

    /** Instead of a measurement: the event has none. */
    public static final long NONE = Long.MIN_VALUE;

    private static final BigDecimal QUARTER = new BigDecimal("0.25");

    private Parts() {}

    /** A quotient, rounded down to parts; there is none of nothing. */
    static long of(long number, long over) {
        // The whole part apart, so that sums over a large field have room.
        return over == 0 ? NONE : Math.multiplyExact(number / over, ONE) + number % over * ONE / over;
    }

    /** A number, rounded to parts; what is no number is none. */
    static long of(double value) {
        return Double.isFinite(value) && Math.abs(value) < 0x1p30 ? Math.round(value * ONE) : NONE;
    }

    /** What a gauge of a caller read; refused where it is too large to be added up exactly. */
    public static long of(Metric metric, double value) {
        boolean fits = metric.scale() == Metric.Scale.SHARE ? value >= 0 && value <= 1 : Math.abs(value) < 0x1p30;
        if (!fits && !Double.isNaN(value)) {
            throw new IllegalArgumentException("the metric '" + metric.id() + "' reads " + value + "; it must be "
                    + (metric.scale() == Metric.Scale.SHARE ? "from 0 to 1" : "less than 2^30 in size")
                    + ", or NaN where an event has none");
        }
        return of(value);
    }

    /** Parts as a number; no number for none. */
    public static double number(long parts) {
        return parts == NONE ? Double.NaN : (double) parts / ONE;
    }

    /**
     * Parts as a number for a table: the shortest decimal that has these parts, rounded down as quotients are or to the nearest as numbers
     * are. So 3/40 is written 0.075, and not with the digits that parts of 2^-32 leave of it.
     */
    public static double decimal(long parts) {
        if (parts == NONE) {
            return Double.NaN;
        }
        // A quarter of a part above: the middle of what both ways of rounding take for these parts.
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
