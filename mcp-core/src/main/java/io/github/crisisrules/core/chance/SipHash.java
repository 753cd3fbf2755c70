package io.github.crisisrules.core.chance;

import static java.nio.charset.StandardCharsets.UTF_8;

/**
 * SipHash-2-4 with 128-bit output (Aumasson and Bernstein, 2012, and its reference vectors): a keyed hash, used
 * here to derive one seed from another. It is written out on four longs and takes about 30 ns for a short purpose.
 *
 * <p>Purposes are nearly always ASCII, so their characters go straight into the hash. Other texts, and messages
 * that are not text, are first converted to a byte array. Both paths give the same hash.
 */
final class SipHash {
    private static final int ASCII = 0x80;

    private long v0;
    private long v1;
    private long v2;
    private long v3;
    /** The bytes since the last complete word, the first byte lowest. */
    private long word;

    private int length;

    private SipHash(Seed key) {
        long k0 = Long.reverseBytes(key.first());
        long k1 = Long.reverseBytes(key.second());
        v0 = k0 ^ 0x736f6d6570736575L;
        v1 = k1 ^ 0x646f72616e646f6dL ^ 0xee;
        v2 = k0 ^ 0x6c7967656e657261L;
        v3 = k1 ^ 0x7465646279746573L;
    }

    /**
     * Returns the hash of {@code message} under {@code key}. Both seeds are read as 16 bytes in the order in which
     * they are written.
     */
    static Seed seed(Seed key, byte[] message) {
        SipHash hash = new SipHash(key);
        for (byte each : message) {
            hash.put(each & 0xff);
        }
        return hash.end();
    }

    /** Returns the hash of a text in UTF-8. */
    static Seed seed(Seed key, String text) {
        SipHash hash = new SipHash(key);
        return hash.putAscii(text) ? hash.end() : seed(key, text.getBytes(UTF_8));
    }

    /** Returns the hash of a text, a slash and a number in decimal digits. */
    static Seed seed(Seed key, String text, long number) {
        SipHash hash = new SipHash(key);
        if (number < 0 || !hash.putAscii(text)) {
            return seed(key, text + "/" + number);
        }
        hash.put('/');
        long unit = 1;
        while (number / unit >= 10) {
            unit *= 10;
        }
        for (long rest = number; unit > 0; unit /= 10) {
            hash.put('0' + (int) (rest / unit));
            rest %= unit;
        }
        return hash.end();
    }

    /** Adds the characters up to the first that is not ASCII, and returns whether all of them were ASCII. */
    private boolean putAscii(String text) {
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (letter >= ASCII) {
                return false;
            }
            put(letter);
        }
        return true;
    }

    private void put(int value) {
        word |= (long) value << (8 * (length & 7));
        length++;
        if ((length & 7) == 0) {
            absorb(word);
            word = 0;
        }
    }

    private Seed end() {
        absorb(word | (long) length << 56);
        v2 ^= 0xee;
        rounds(4);
        long low = v0 ^ v1 ^ v2 ^ v3;
        v1 ^= 0xdd;
        rounds(4);
        long high = v0 ^ v1 ^ v2 ^ v3;
        return new Seed(Long.reverseBytes(low), Long.reverseBytes(high));
    }

    private void absorb(long whole) {
        v3 ^= whole;
        rounds(2);
        v0 ^= whole;
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
}
