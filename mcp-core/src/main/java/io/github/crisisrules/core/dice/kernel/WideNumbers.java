package io.github.crisisrules.core.dice.kernel;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * An array of whole numbers of one fixed width, for sums of millions of terms without an object for each.
 *
 * <p>Layout: number {@code at} fills {@code words} cells from {@code at * words}, 32 bits each, the lowest first.
 * Arithmetic wraps at the width, so sums may be negative temporarily. The caller must provide enough bits for every
 * number that is read, divided or compared; none of these may be negative. Cost: one step per word.
 */
public final class WideNumbers {
    private static final long LOW = 0xffffffffL;

    private final int words;
    private final int[] cells;

    public WideNumbers(int size, int bits) {
        this.words = words(bits);
        this.cells = new int[Math.multiplyExact(size, words)];
    }

    public static int words(int bits) {
        return bits / Integer.SIZE + 1;
    }

    public void set(int at, BigInteger value) {
        byte[] bytes = value.toByteArray();
        int start = at * words;
        Arrays.fill(cells, start, start + words, 0);
        for (int i = 0; i < bytes.length; i++) {
            int place = bytes.length - 1 - i;
            if (i / 4 < words) {
                cells[start + i / 4] |= (bytes[place] & 0xff) << (i % 4 * 8);
            }
        }
    }

    /** Sets every number to 0. */
    public void clear() {
        Arrays.fill(cells, 0);
    }

    public BigInteger value(int at) {
        byte[] bytes = new byte[words * 4];
        for (int i = 0; i < bytes.length; i++) {
            bytes[bytes.length - 1 - i] = (byte) (cells[at * words + i / 4] >>> (i % 4 * 8));
        }
        return new BigInteger(1, bytes);
    }

    public boolean isZero(int at) {
        for (int i = at * words; i < (at + 1) * words; i++) {
            if (cells[i] != 0) {
                return false;
            }
        }
        return true;
    }

    /** Adds {@code factor} times a number of an array of the same width. The factor may be negative. */
    public void addTimes(int to, WideNumbers from, int at, int factor) {
        int target = to * words;
        int source = at * words;
        long carry = 0;
        for (int i = 0; i < words; i++) {
            long sum = (cells[target + i] & LOW) + (from.cells[source + i] & LOW) * factor + carry;
            cells[target + i] = (int) sum;
            carry = sum >> Integer.SIZE;
        }
    }

    /** Adds a number of an array of the same width, shifted left by {@code bits} bits. */
    public void addShifted(int to, WideNumbers from, int at, int bits) {
        int target = to * words;
        int source = at * words;
        int skip = bits / Integer.SIZE;
        int shift = bits % Integer.SIZE;
        long carry = 0;
        long pending = 0;
        for (int i = skip; i < words; i++) {
            long moved = ((from.cells[source + i - skip] & LOW) << shift) | pending;
            pending = shift == 0 ? 0 : (from.cells[source + i - skip] & LOW) >>> (Integer.SIZE - shift);
            long sum = (cells[target + i] & LOW) + (moved & LOW) + carry;
            cells[target + i] = (int) sum;
            carry = sum >>> Integer.SIZE;
        }
    }

    /** Divides a number by a divisor of which it is a multiple. */
    public void divide(int at, int divisor) {
        long rest = 0;
        for (int i = (at + 1) * words - 1; i >= at * words; i--) {
            long part = (rest << Integer.SIZE) | (cells[i] & LOW);
            cells[i] = (int) (part / divisor);
            rest = part % divisor;
        }
        if (rest != 0) {
            throw new AssertionError("Number " + at + " is not a multiple of " + divisor + ".");
        }
    }

    /** Compares a number with one of an array of the same width. */
    public int compare(int at, WideNumbers other, int theirs) {
        for (int i = words - 1; i >= 0; i--) {
            int order = Integer.compareUnsigned(cells[at * words + i], other.cells[theirs * words + i]);
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }
}
