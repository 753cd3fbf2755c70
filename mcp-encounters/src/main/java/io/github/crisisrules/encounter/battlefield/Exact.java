package io.github.crisisrules.encounter.battlefield;

import java.math.BigInteger;

/** Products of offsets; within the battlefield's bounds they fit a {@code long}, and their products a BigInteger. */
final class Exact {
    private Exact() {}

    static long dot(long ax, long ay, long bx, long by) {
        return ax * bx + ay * by;
    }

    static long cross(long ax, long ay, long bx, long by) {
        return ax * by - ay * bx;
    }

    /** Positive where the way from one over two to three turns left. */
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
