package io.github.crisisrules.fairness.report;

import io.vavr.collection.Vector;
import java.math.BigDecimal;

/** A numeric scale along one side of a chart, with ticks at round numbers. */
record Axis(double low, double high, Vector<Tick> ticks) {
    /** A round number with its label. */
    record Tick(double value, String text) {}

    /** The format of the labels. */
    enum Unit {
        /** A share, in percent. */
        SHARE(2, " %", false, -9),
        /** A difference of shares, in percentage points. */
        POINTS(2, "", true, -9),
        /** A number. */
        NUMBER(0, "", false, -9),
        /** A difference of numbers, with its sign. */
        SIGNED(0, "", true, -9),
        /** A whole number. */
        WHOLE(0, "", false, 0);

        private final int shift;
        private final String mark;
        private final boolean signed;
        private final int finest;

        Unit(int shift, String mark, boolean signed, int finest) {
            this.shift = shift;
            this.mark = mark;
            this.signed = signed;
            this.finest = finest;
        }

        private String text(long count, BigDecimal step) {
            BigDecimal value = BigDecimal.valueOf(count).multiply(step);
            int decimals = Math.max(0, step.scale() - shift);
            return (signed && count > 0 ? "+" : "")
                    + value.movePointRight(shift).setScale(decimals).toPlainString()
                    + mark;
        }
    }

    private static final int[] STEPS = {1, 2, 5};

    /**
     * Creates a scale that covers the given values with some room at both ends.
     *
     * @param most the maximum number of ticks
     */
    static Axis over(Vector<Double> values, Unit unit, int most) {
        double least = values.min().getOrElse(0.0);
        double greatest = values.max().getOrElse(1.0);
        double span = greatest - least;
        double room = span > 0 ? span * 0.05 : Math.max(Math.abs(least) * 0.1, unit == Unit.WHOLE ? 1 : 0.01);
        double low = least - room;
        double high = greatest + room;
        if (unit != Unit.WHOLE && least >= 0) {
            low = Math.max(low, -0.02 * (high - low));
        }
        if (unit == Unit.SHARE && greatest <= 1) {
            high = Math.min(high, 1 + 0.02 * (high - low));
        }
        return of(low, high, unit, most);
    }

    /**
     * Creates a scale with the given bounds.
     *
     * @param most the maximum number of ticks
     */
    static Axis of(double low, double high, Unit unit, int most) {
        BigDecimal step = step(high - low, unit, most);
        double width = step.doubleValue();
        long first = (long) Math.ceil(low / width);
        long last = (long) Math.floor(high / width);
        return new Axis(
                low,
                high,
                Vector.rangeClosed(first, last).map(count -> new Tick(count * width, unit.text(count, step))));
    }

    /** Returns the smallest step of the form 1, 2 or 5 times a power of ten that does not give too many ticks. */
    private static BigDecimal step(double span, Unit unit, int most) {
        for (int power = unit.finest; ; power++) {
            for (int digit : STEPS) {
                BigDecimal step = new BigDecimal(java.math.BigInteger.valueOf(digit), -power);
                if (span / step.doubleValue() <= most) {
                    return step.scale() < 0 ? step.setScale(0) : step;
                }
            }
        }
    }

    /** Maps a value to a coordinate between {@code from} and {@code to}. */
    double place(double value, double from, double to) {
        return from + (value - low) / (high - low) * (to - from);
    }
}
