package io.github.crisisrules.fairness.run;

import io.github.crisisrules.fairness.metric.FixedPoint;
import java.math.BigInteger;

/**
 * A mutable accumulator of {@link Moments} with two 128-bit sums, carried by hand. It can hold 2^24 measurements of
 * 2^51 parts, or more of smaller ones.
 */
final class MomentsTally {
    private long count;
    private long sumHigh;
    private long sumLow;
    private long squaresHigh;
    private long squaresLow;

    void add(long parts) {
        if (parts == FixedPoint.NONE) {
            return;
        }
        count++;
        long low = sumLow + parts;
        sumHigh += (parts >> 63) + (Long.compareUnsigned(low, sumLow) < 0 ? 1 : 0);
        sumLow = low;
        long square = parts * parts;
        low = squaresLow + square;
        squaresHigh += Math.multiplyHigh(parts, parts) + (Long.compareUnsigned(low, squaresLow) < 0 ? 1 : 0);
        squaresLow = low;
    }

    /** Adds the difference of two measurements, if neither is missing. */
    void addDifference(long parts, long baseline) {
        if (parts != FixedPoint.NONE && baseline != FixedPoint.NONE) {
            add(parts - baseline);
        }
    }

    Moments moments() {
        return new Moments(count, wide(sumHigh, sumLow), wide(squaresHigh, squaresLow));
    }

    private static BigInteger wide(long high, long low) {
        BigInteger lower = BigInteger.valueOf(low);
        return BigInteger.valueOf(high).shiftLeft(64).add(low < 0 ? lower.add(BigInteger.ONE.shiftLeft(64)) : lower);
    }
}
