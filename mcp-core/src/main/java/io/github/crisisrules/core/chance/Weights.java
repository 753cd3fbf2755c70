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
        for (BigInteger weight : tally.values()) {
            gcd = gcd.gcd(weight);
        }
        if (gcd.compareTo(BigInteger.ONE) > 0) {
            for (Map.Entry<T, BigInteger> one : tally.entrySet()) {
                one.setValue(one.getValue().divide(gcd));
            }
            total = total.divide(gcd);
        }
        return Distribution.ofLowestTerms(tally, total);
    }
}
