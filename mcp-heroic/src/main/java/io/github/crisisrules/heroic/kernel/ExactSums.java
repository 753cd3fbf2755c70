package io.github.crisisrules.heroic.kernel;

import java.math.BigInteger;

/*
 * Sums of products of two weights. The weights of one side are below 2^58 (12^16), so a sum over both sides is
 * below 2^116. Each sum is kept in two longs, as a 128-bit number whose sign is never used.
 */
/** Exact sums of products, each in two longs. */
public final class ExactSums {
    private final long[] high;
    private final long[] low;

    ExactSums(int size) {
        high = new long[size];
        low = new long[size];
    }

    void add(int index, long a, long b) {
        if (a != 0 && b != 0) {
            // Most products of small pools fit into one long.
            plus(index, (a | b) >>> 31 == 0 ? 0 : highWord(a, b), a * b);
        }
    }

    /** Returns the upper 64 bits of the product of two numbers that are not negative. */
    private static long highWord(long a, long b) {
        long upperA = a >>> 32;
        long lowerA = a & 0xffffffffL;
        long upperB = b >>> 32;
        long lowerB = b & 0xffffffffL;
        long middle = upperA * lowerB + ((lowerA * lowerB) >>> 32);
        return upperA * upperB + (middle >>> 32) + ((lowerA * upperB + (middle & 0xffffffffL)) >>> 32);
    }

    void add(int index, ExactSums other, int from) {
        plus(index, other.high[from], other.low[from]);
    }

    private void plus(int index, long upper, long lower) {
        long sum = low[index] + lower;
        // Both are compared as unsigned numbers, to detect the carry.
        high[index] += upper + (sum + Long.MIN_VALUE < lower + Long.MIN_VALUE ? 1 : 0);
        low[index] = sum;
    }

    /** Returns the number of sums. */
    public int size() {
        return low.length;
    }

    /** Returns whether the sum is 0. */
    public boolean isZero(int index) {
        return (high[index] | low[index]) == 0;
    }

    /** Compares two sums: the result is below, at or above 0 if the first is smaller, equal or larger. */
    public int compare(int index, int other) {
        return high[index] != high[other]
                ? Long.compare(high[index], high[other])
                : Long.compareUnsigned(low[index], low[other]);
    }

    /** Returns the sum. */
    public BigInteger sum(int index) {
        if (high[index] == 0 && low[index] >= 0) {
            return BigInteger.valueOf(low[index]);
        }
        BigInteger lower =
                BigInteger.valueOf(low[index] >>> 32).shiftLeft(32).or(BigInteger.valueOf(low[index] & 0xffffffffL));
        return BigInteger.valueOf(high[index]).shiftLeft(64).or(lower);
    }

    /** Returns the sum of all wanted indices together. */
    public BigInteger sum(boolean[] wanted) {
        ExactSums all = new ExactSums(1);
        for (int index = 0; index < wanted.length; index++) {
            if (wanted[index]) {
                all.add(0, this, index);
            }
        }
        return all.sum(0);
    }
}
