package io.github.crisisrules.core.chance;

import java.math.BigInteger;
import java.util.Map;

/**
 * The tally from which a distribution is made; in a local variable only. Plain loops: odds are often the first thing that a process
 * asks for, and its first lambda would cost more than they do.
 */
final class Weights<T> {
    private final java.util.LinkedHashMap<T, BigInteger> tally = new java.util.LinkedHashMap<>();
    private BigInteger total = BigInteger.ZERO;

    void add(T outcome, BigInteger weight) {
        if (weight.signum() < 0) {
            throw new IllegalArgumentException(
                    "outcome " + outcome + " has the weight " + weight + "; a weight is 0 or more");
        }
        if (weight.signum() > 0) {
            BigInteger before = tally.get(outcome);
            tally.put(outcome, before == null ? weight : before.add(weight));
            total = total.add(weight);
        }
    }

    /** The odds, in lowest terms. */
    Distribution<T> distribution() {
        BigInteger gcd = BigInteger.ZERO;
        for (Map.Entry<T, BigInteger> one : tally.entrySet()) {
            gcd = gcd(gcd, one.getValue());
        }
        if (gcd.compareTo(BigInteger.ONE) > 0) {
            for (Map.Entry<T, BigInteger> one : tally.entrySet()) {
                one.setValue(divide(one.getValue(), gcd));
            }
            total = divide(total, gcd);
        }
        return Distribution.ofLowestTerms(tally, total);
    }

    // What fits into a long is divided there: BigInteger divides with a large class of its own, which few odds need.
    private static BigInteger divide(BigInteger weight, BigInteger by) {
        return fits(weight) ? BigInteger.valueOf(weight.longValue() / by.longValue()) : weight.divide(by);
    }

    private static BigInteger gcd(BigInteger one, BigInteger other) {
        if (!fits(one) || !fits(other)) {
            return one.gcd(other);
        }
        long x = one.longValue();
        long y = other.longValue();
        while (y != 0) {
            long rest = x % y;
            x = y;
            y = rest;
        }
        return BigInteger.valueOf(x);
    }

    private static boolean fits(BigInteger weight) {
        return weight.bitLength() < Long.SIZE;
    }
}
