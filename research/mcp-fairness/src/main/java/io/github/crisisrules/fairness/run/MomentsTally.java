package io.github.crisisrules.fairness.run;

import io.github.crisisrules.fairness.metric.FixedPoint;
import java.math.BigInteger;

/**
 * A mutable accumulator of {@link Moments} with two 128-bit sums, carried by hand. Measurements are below 2^62 parts and
 * differences below 2^63, so that a square is below 2^126; the sum of squares moves to a wide number before it reaches
 * 2^127.
 */
final class MomentsTally {
    /** The upper half of the sum of squares at which it moves: one more square of at most 2^126 does not overflow. */
    private static final long ROOM = 1L << 61;

    private long count;
    private long sumHigh;
    private long sumLow;
    private long squaresHigh;
    private long squaresLow;
    private BigInteger moved = BigInteger.ZERO;

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
        if (squaresHigh >= ROOM) {
            moved = moved.add(wide(squaresHigh, squaresLow));
            squaresHigh = 0;
            squaresLow = 0;
        }
    }

    /** Adds the difference of two measurements, if neither is missing. */
    void addDifference(long parts, long baseline) {
        if (parts != FixedPoint.NONE && baseline != FixedPoint.NONE) {
            add(parts - baseline);
        }
    }

    /** Adds the sign of the difference of two measurements, if neither is missing. */
    void addSign(long parts, long baseline) {
        if (parts != FixedPoint.NONE && baseline != FixedPoint.NONE) {
            add(Long.compare(parts, baseline) * FixedPoint.ONE);
        }
    }

    Moments moments() {
        return new Moments(count, wide(sumHigh, sumLow), moved.add(wide(squaresHigh, squaresLow)));
    }

    private static BigInteger wide(long high, long low) {
        BigInteger lower = BigInteger.valueOf(low);
        return BigInteger.valueOf(high).shiftLeft(64).add(low < 0 ? lower.add(BigInteger.ONE.shiftLeft(64)) : lower);
    }
}
