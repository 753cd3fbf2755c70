package io.github.crisisrules.fairness.summary;

import java.math.BigInteger;

/**
 * How many measurements there were, their exact sum and the exact sum of their squares, in parts of 2^-32 and 2^-64.
 * Merging is addition of whole numbers: in any order the same.
 */
public record Moments(long count, BigInteger sum, BigInteger squares) {
    /** Of nothing. */
    public static final Moments NONE = new Moments(0, BigInteger.ZERO, BigInteger.ZERO);

    /**
     * Counts and squares are 0 or more.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Moments {
        if (count < 0 || squares.signum() < 0) {
            throw new IllegalArgumentException(
                    "the count and the sum of squares must not be below 0, and are " + count + " and " + squares);
        }
    }

    /** Of both together. */
    public Moments merge(Moments other) {
        return new Moments(Math.addExact(count, other.count), sum.add(other.sum), squares.add(other.squares));
    }
}
