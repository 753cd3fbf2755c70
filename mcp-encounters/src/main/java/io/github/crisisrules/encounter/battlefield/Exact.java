package io.github.crisisrules.encounter.battlefield;

import java.math.BigInteger;

/**
 * Exact products of offsets. Within the bounds of the battlefield they fit a {@code long}; products of them need a
 * {@link BigInteger}.
 */
final class Exact {
    private Exact() {}

    static long dot(long ax, long ay, long bx, long by) {
        return ax * bx + ay * by;
    }

    static long cross(long ax, long ay, long bx, long by) {
        return ax * by - ay * bx;
    }

    /**
     * Returns a positive number if the path from {@code one} over {@code two} to {@code three} turns left, a
     * negative number if it turns right, and 0 if it is straight.
     */
    static long turn(Spot one, Spot two, Spot three) {
        return cross(two.x() - one.x(), two.y() - one.y(), three.x() - one.x(), three.y() - one.y());
    }

    static BigInteger big(long value) {
        return BigInteger.valueOf(value);
    }

    static BigInteger square(long value) {
        return big(value).multiply(big(value));
    }
}
