package io.github.crisisrules.fairness.metric;

/** Measurements as whole numbers of parts of 2^-32. */
public final class Parts {
    /** One. */
    public static final long ONE = 1L << 32;

    /** Instead of a measurement: the event has none. */
    public static final long NONE = Long.MIN_VALUE;

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

    static long of(boolean happened) {
        return happened ? ONE : 0;
    }
}
