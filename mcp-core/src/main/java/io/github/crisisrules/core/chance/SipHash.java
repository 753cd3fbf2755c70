package io.github.crisisrules.core.chance;

/**
 * SipHash-2-4 with 128-bit output (Aumasson and Bernstein, 2012, and its reference vectors): a keyed hash, here the
 * function that derives one seed from another. Written out on four longs; about 30 ns for a short purpose.
 */
final class SipHash {
    private long v0;
    private long v1;
    private long v2;
    private long v3;

    private SipHash(long k0, long k1) {
        v0 = k0 ^ 0x736f6d6570736575L;
        v1 = k1 ^ 0x646f72616e646f6dL ^ 0xee;
        v2 = k0 ^ 0x6c7967656e657261L;
        v3 = k1 ^ 0x7465646279746573L;
    }

    /** The hash of {@code message} under {@code key}; both seeds are read as 16 bytes in the order they are written. */
    static Seed seed(Seed key, byte[] message) {
        return new SipHash(Long.reverseBytes(key.first()), Long.reverseBytes(key.second())).hash(message);
    }

    private Seed hash(byte[] message) {
        int whole = message.length & ~7;
        for (int i = 0; i < whole; i += 8) {
            absorb(littleEndian(message, i, 8));
        }
        absorb(littleEndian(message, whole, message.length - whole) | (long) message.length << 56);
        v2 ^= 0xee;
        rounds(4);
        long low = v0 ^ v1 ^ v2 ^ v3;
        v1 ^= 0xdd;
        rounds(4);
        long high = v0 ^ v1 ^ v2 ^ v3;
        return new Seed(Long.reverseBytes(low), Long.reverseBytes(high));
    }

    private void absorb(long word) {
        v3 ^= word;
        rounds(2);
        v0 ^= word;
    }

    private void rounds(int count) {
        for (int i = 0; i < count; i++) {
            v0 += v1;
            v2 += v3;
            v1 = Long.rotateLeft(v1, 13) ^ v0;
            v3 = Long.rotateLeft(v3, 16) ^ v2;
            v0 = Long.rotateLeft(v0, 32);
            v2 += v1;
            v0 += v3;
            v1 = Long.rotateLeft(v1, 17) ^ v2;
            v3 = Long.rotateLeft(v3, 21) ^ v0;
            v2 = Long.rotateLeft(v2, 32);
        }
    }

    private static long littleEndian(byte[] bytes, int from, int count) {
        long word = 0;
        for (int i = 0; i < count; i++) {
            word |= (bytes[from + i] & 0xffL) << (8 * i);
        }
        return word;
    }
}
