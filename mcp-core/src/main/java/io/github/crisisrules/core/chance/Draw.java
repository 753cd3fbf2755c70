package io.github.crisisrules.core.chance;

import java.math.BigInteger;
import java.util.Objects;

/**
 * A cursor over a seed's stream of draws: xoroshiro128++ 1.0 (Blackman and Vigna), with bounded draws that are exactly
 * uniform. The one thing here that changes as it is used: keep it in a local variable, never in a value.
 */
public final class Draw {
    private long s0;
    private long s1;

    Draw(long s0, long s1) {
        // The all-zero state would stay zero for ever; a hash gives it once in 2^128.
        boolean zero = (s0 | s1) == 0;
        this.s0 = zero ? 0x9e3779b97f4a7c15L : s0;
        this.s1 = s1;
    }

    /** The next 64 bits. */
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
     * A number from 0 to {@code bound - 1}, each equally likely (Lemire's method): the upper half of the upper 32 bits
     * times the bound, drawn again while the lower half is below 2^32 mod bound.
     */
    public int below(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("the bound of a draw must be 1 or more, not " + bound);
        }
        long product = (next() >>> 32) * bound;
        if ((product & 0xffffffffL) < bound) {
            product = unbiased(bound, product);
        }
        return (int) (product >>> 32);
    }

    // Apart, so that the common case stays small enough to be inlined.
    private long unbiased(int bound, long first) {
        long threshold = (1L << 32) % bound;
        long product = first;
        while ((product & 0xffffffffL) < threshold) {
            product = (next() >>> 32) * bound;
        }
        return product;
    }

    /**
     * A number from 0 to {@code bound - 1}, each equally likely: as for an {@code int} where the bound is one, else the
     * upper bits of a draw that hold it, drawn again if too large.
     */
    public long below(long bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("the bound of a draw must be 1 or more, not " + bound);
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
     * A number from 0 to {@code bound - 1}, each equally likely: as for a {@code long} where the bound is one, else the
     * upper bits of as many draws as hold it, the first draw uppermost, drawn again if too large.
     */
    public BigInteger below(BigInteger bound) {
        if (bound.signum() <= 0) {
            throw new IllegalArgumentException("the bound of a draw must be 1 or more, not " + bound);
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

    /** From 0 inclusive to 1 exclusive, in steps of 2^-53: for simulations, never where a tie is decided. */
    public double unit() {
        return (next() >>> 11) * 0x1.0p-53;
    }

    /**
     * Puts {@code items} into a random order, every order equally likely: from the last place down, each is swapped with
     * one of the places up to it.
     */
    public void shuffle(int[] items) {
        shuffle(items, 0, items.length);
    }

    /** Puts the part from {@code from} to {@code to - 1} into a random order. */
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
