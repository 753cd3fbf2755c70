package io.github.crisisrules.fairness.run;

import java.math.BigInteger;

/**
 * The number of measurements, their exact sum and the exact sum of their squares, in multiples of 2^-32 and 2^-64.
 * Merging adds integers, so the result does not depend on the order.
 */
public record Moments(long count, BigInteger sum, BigInteger squares) {
    /** The moments of no measurements. */
    public static final Moments NONE = new Moments(0, BigInteger.ZERO, BigInteger.ZERO);

    /**
     * Validates the moments.
     *
     * @throws IllegalArgumentException if {@code count} or {@code squares} is negative
     */
    public Moments {
        if (count < 0 || squares.signum() < 0) {
            throw new IllegalArgumentException(
                    "The count and the sum of squares must not be negative, but are " + count + " and " + squares);
        }
    }

    /** Returns the moments of both sets of measurements together. */
    public Moments merge(Moments other) {
        return new Moments(Math.addExact(count, other.count), sum.add(other.sum), squares.add(other.squares));
    }
}
