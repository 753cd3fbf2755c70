package io.github.crisisrules.core.chance;

import io.vavr.collection.LinkedHashMap;
import java.math.BigInteger;

/** The tally from which a distribution is made; in a local variable only. */
final class Weights<T> {
    private final java.util.LinkedHashMap<T, BigInteger> tally = new java.util.LinkedHashMap<>();
    private BigInteger total = BigInteger.ZERO;

    void add(T outcome, BigInteger weight) {
        if (weight.signum() < 0) {
            throw new IllegalArgumentException("outcome " + outcome + " has the negative weight " + weight);
        }
        if (weight.signum() > 0) {
            tally.merge(outcome, weight, BigInteger::add);
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
            BigInteger divisor = gcd;
            tally.replaceAll((outcome, weight) -> weight.divide(divisor));
            total = total.divide(divisor);
        }
        return Distribution.ofLowestTerms(LinkedHashMap.ofAll(tally), total);
    }
}
