package io.github.crisisrules.core.chance;

import java.math.BigInteger;
import java.util.Map;

/**
 * A mutable tally of weights from which a distribution is built; used in local variables only. It uses plain loops,
 * because odds are often the first thing that a process computes, and loading its first lambda would take longer
 * than the odds.
 */
final class Weights<T> {
    private final java.util.LinkedHashMap<T, BigInteger> tally = new java.util.LinkedHashMap<>();
    private BigInteger total = BigInteger.ZERO;

    void add(T outcome, BigInteger weight) {
        if (weight.signum() < 0) {
            throw new IllegalArgumentException("Outcome " + outcome + " has the weight " + weight + ". Use 0 or more.");
        }
        if (weight.signum() > 0) {
            BigInteger before = tally.get(outcome);
            tally.put(outcome, before == null ? weight : before.add(weight));
            total = total.add(weight);
        }
    }

    /** Returns the distribution in lowest terms. */
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

    // Numbers that fit into a long are divided as longs: BigInteger division loads a large class that few odds
    // need.
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
