package io.github.crisisrules.core.chance;

import java.math.BigInteger;
import java.util.Objects;

/**
 * A random source: a cursor over the stream of random numbers of a seed. The generator is xoroshiro128++ 1.0
 * (Blackman and Vigna); bounded numbers are exactly uniform. This is the only mutable type of this package: keep it
 * in a local variable and never in a value.
 */
public final class RandomSource {
    private long s0;
    private long s1;

    RandomSource(long s0, long s1) {
        // An all-zero state would stay zero for ever. A hash produces it once in 2^128 seeds.
        boolean zero = (s0 | s1) == 0;
        this.s0 = zero ? 0x9e3779b97f4a7c15L : s0;
        this.s1 = s1;
    }

    /** Returns the next 64 random bits. */
    public long next() {
        long a = s0;
        long b = s1;
        long result = Long.rotateLeft(a + b, 17) + a;
        b ^= a;
        s0 = Long.rotateLeft(a, 49) ^ b ^ (b << 21);
        s1 = Long.rotateLeft(b, 28);
        return result;
    }

    /**
     * Returns a uniformly distributed number from 0 to {@code bound - 1}. By Lemire's method it is the upper half
     * of the product of the upper 32 bits and the bound; a product whose lower half is less than 2^32 mod bound is
     * rejected.
     */
    public int below(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("The bound of a random number must be 1 or more, not " + bound + ".");
        }
        long product = (next() >>> 32) * bound;
        if ((product & 0xffffffffL) < bound) {
            product = unbiased(bound, product);
        }
        return (int) (product >>> 32);
    }

    // A separate method, so that the common case stays small enough to be inlined.
    private long unbiased(int bound, long first) {
        long threshold = (1L << 32) % bound;
        long product = first;
        while ((product & 0xffffffffL) < threshold) {
            product = (next() >>> 32) * bound;
        }
        return product;
    }

    /**
     * Returns a uniformly distributed number from 0 to {@code bound - 1}. A bound that fits into an {@code int} is
     * treated as one, see {@link #below(int)}. Otherwise the number consists of as many upper bits as
     * {@code bound - 1} has, and is rejected while it is too large.
     */
    public long below(long bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("The bound of a random number must be 1 or more, not " + bound + ".");
        }
        if (bound <= Integer.MAX_VALUE) {
            return below((int) bound);
        }
        int shift = Long.numberOfLeadingZeros(bound - 1);
        long candidate = next() >>> shift;
        while (candidate >= bound) {
            candidate = next() >>> shift;
        }
        return candidate;
    }

    /**
     * Returns a uniformly distributed number from 0 to {@code bound - 1}. A bound that fits into a {@code long} is
     * treated as one, see {@link #below(long)}. Otherwise the number consists of the upper bits of as many 64-bit
     * words as needed, the first word uppermost, and is rejected while it is too large.
     */
    public BigInteger below(BigInteger bound) {
        if (bound.signum() <= 0) {
            throw new IllegalArgumentException("The bound of a random number must be 1 or more, not " + bound + ".");
        }
        if (bound.bitLength() < Long.SIZE) {
            return BigInteger.valueOf(below(bound.longValue()));
        }
        int bits = bound.subtract(BigInteger.ONE).bitLength();
        BigInteger candidate = bits(bits);
        while (candidate.compareTo(bound) >= 0) {
            candidate = bits(bits);
        }
        return candidate;
    }

    private BigInteger bits(int count) {
        BigInteger value = BigInteger.ZERO;
        for (int have = 0; have < count; have += Long.SIZE) {
            value = value.shiftLeft(Long.SIZE).or(new BigInteger(Long.toUnsignedString(next())));
        }
        return value.shiftRight((Long.SIZE - count % Long.SIZE) % Long.SIZE);
    }

    /**
     * Returns a number from 0 (inclusive) to 1 (exclusive) in steps of 2^-53. It is meant for simulations; never
     * use it where a tie is decided.
     */
    public double unit() {
        return (next() >>> 11) * 0x1.0p-53;
    }

    /**
     * Shuffles {@code items} so that every order is equally likely: from the last position down, each element is
     * swapped with one of the elements up to it.
     */
    public void shuffle(int[] items) {
        shuffle(items, 0, items.length);
    }

    /** Shuffles the elements from {@code from} to {@code to - 1} so that every order of them is equally likely. */
    public void shuffle(int[] items, int from, int to) {
        Objects.checkFromToIndex(from, to, items.length);
        for (int i = to - 1; i > from; i--) {
            int j = from + below(i - from + 1);
            int swap = items[i];
            items[i] = items[j];
            items[j] = swap;
        }
    }
}
