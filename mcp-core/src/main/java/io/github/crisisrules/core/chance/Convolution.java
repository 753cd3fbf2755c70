package io.github.crisisrules.core.chance;

import java.math.BigInteger;

/**
 * Sums of independent whole numbers. The odds of a number are packed into one large integer, with the weight of
 * value v in the slot v - min of a fixed width (Kronecker substitution); the product of two such integers holds the
 * odds of the sum. The JDK multiplies large integers faster than term by term, so hundreds of dice take
 * milliseconds.
 */
final class Convolution {
    // The max length of a packed integer in bits. Values that lie too far apart and weights that are too large for
    // it are summed term by term.
    private static final long LONGEST = 1L << 25;

    private Convolution() {}

    static Distribution<Integer> of(Distribution<Integer> a, Distribution<Integer> b) {
        int slot = a.total().multiply(b.total()).bitLength();
        if (tooLong(width(a) + width(b), slot)) {
            return a.combine(b, Math::addExact).sorted(Integer::compare);
        }
        return unpack(pack(a, slot).multiply(pack(b, slot)), slot, (long) min(a) + min(b));
    }

    static Distribution<Integer> power(Distribution<Integer> one, int times) {
        int slot = one.total().pow(times).bitLength();
        if (width(one) > LONGEST / times || tooLong(width(one) * times, slot)) {
            Distribution<Integer> sum = one;
            for (int i = 1; i < times; i++) {
                sum = sum.combine(one, Math::addExact);
            }
            return sum.sorted(Integer::compare);
        }
        return unpack(pack(one, slot).pow(times), slot, (long) min(one) * times);
    }

    private static boolean tooLong(long width, int slot) {
        return width >= LONGEST / slot;
    }

    private static BigInteger pack(Distribution<Integer> odds, int slot) {
        int min = min(odds);
        byte[] bytes = new byte[(int) ((width(odds) + 1) * slot / 8 + 2 + slot / 8)];
        odds.weights().forEach((value, weight) -> {
            // Slots do not start at byte borders: shift the weight to its place within the bytes, then merge whole
            // bytes.
            long bit = ((long) value - min) * slot;
            byte[] shifted = weight.shiftLeft((int) (bit % 8)).toByteArray();
            int low = bytes.length - 1 - (int) (bit / 8);
            for (int i = 0; i < shifted.length && low - i >= 0; i++) {
                bytes[low - i] |= shifted[shifted.length - 1 - i];
            }
        });
        return new BigInteger(1, bytes);
    }

    private static Distribution<Integer> unpack(BigInteger packed, int slot, long min) {
        Weights<Integer> tally = new Weights<>();
        byte[] bytes = packed.toByteArray();
        long bits = packed.bitLength();
        for (long v = 0; v * slot < bits; v++) {
            tally.add(Math.toIntExact(min + v), slice(bytes, v * slot, slot));
        }
        return tally.distribution();
    }

    private static BigInteger slice(byte[] bytes, long bit, int count) {
        int high = bytes.length - 1 - (int) Math.min((bit + count - 1) / 8, bytes.length - 1L);
        int low = bytes.length - 1 - (int) (bit / 8);
        return new BigInteger(1, java.util.Arrays.copyOfRange(bytes, high, low + 1))
                .shiftRight((int) (bit % 8))
                .and(BigInteger.ONE.shiftLeft(count).subtract(BigInteger.ONE));
    }

    private static int min(Distribution<Integer> odds) {
        return odds.outcomes().min().get();
    }

    private static long width(Distribution<Integer> odds) {
        return (long) odds.outcomes().max().get() - min(odds);
    }
}
