package io.github.crisisrules.core.chance;

import java.math.BigInteger;
import java.util.LinkedHashMap;

/** A mutable tally of weights from which a distribution is built; used in local variables only. */
final class Weights<T> {
    private final LinkedHashMap<T, BigInteger> tally = new LinkedHashMap<>();
    private BigInteger total = BigInteger.ZERO;

    void add(T outcome, BigInteger weight) {
        if (weight.signum() < 0) {
            throw new IllegalArgumentException("Outcome " + outcome + " has the weight " + weight + ". Use 0 or more.");
        }
        if (weight.signum() > 0) {
            tally.merge(outcome, weight, BigInteger::add);
            total = total.add(weight);
        }
    }

    /** Returns the distribution in lowest terms. */
    Distribution<T> distribution() {
        BigInteger gcd = tally.values().stream().reduce(BigInteger.ZERO, BigInteger::gcd);
        if (gcd.compareTo(BigInteger.ONE) > 0) {
            tally.replaceAll((outcome, weight) -> weight.divide(gcd));
            total = total.divide(gcd);
        }
        return Distribution.ofLowestTerms(tally, total);
    }
}
