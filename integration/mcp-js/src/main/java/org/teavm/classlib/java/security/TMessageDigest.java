package org.teavm.classlib.java.security;

/** {@link java.security.MessageDigest} in JavaScript, with SHA-256 alone. The host's own digest is asynchronous, so it cannot serve. */
public final class TMessageDigest {
    private static final int BLOCK = 64;

    private TMessageDigest() {}

    /** Returns the digest with a name, which must be SHA-256. */
    public static TMessageDigest getInstance(String name) throws TNoSuchAlgorithmException {
        if (!name.equals("SHA-256")) {
            throw new TNoSuchAlgorithmException();
        }
        return new TMessageDigest();
    }

    /** Returns the digest of a message (FIPS 180-4). */
    public byte[] digest(byte[] message) {
        int blocks = (message.length + 8) / BLOCK + 1;
        byte[] padded = new byte[blocks * BLOCK];
        System.arraycopy(message, 0, padded, 0, message.length);
        padded[message.length] = (byte) 0x80;
        for (int i = 0; i < 8; i++) {
            padded[padded.length - 1 - i] = (byte) (8L * message.length >>> 8 * i);
        }
        int[] factors = roots(64, 3);
        int[] hash = roots(8, 2);
        for (int block = 0; block < blocks; block++) {
            mix(hash, schedule(padded, block * BLOCK), factors);
        }
        byte[] digest = new byte[32];
        for (int i = 0; i < digest.length; i++) {
            digest[i] = (byte) (hash[i / 4] >>> 24 - i % 4 * 8);
        }
        return digest;
    }

    private static int[] schedule(byte[] padded, int offset) {
        int[] words = new int[BLOCK];
        for (int i = 0; i < BLOCK; i++) {
            if (i < 16) {
                for (int j = 0; j < 4; j++) {
                    words[i] = words[i] << 8 | padded[offset + 4 * i + j] & 255;
                }
            } else {
                int early = words[i - 15];
                int late = words[i - 2];
                words[i] = words[i - 16]
                        + (Integer.rotateRight(early, 7) ^ Integer.rotateRight(early, 18) ^ early >>> 3)
                        + words[i - 7]
                        + (Integer.rotateRight(late, 17) ^ Integer.rotateRight(late, 19) ^ late >>> 10);
            }
        }
        return words;
    }

    private static void mix(int[] hash, int[] words, int[] factors) {
        int[] h = hash.clone();
        for (int i = 0; i < BLOCK; i++) {
            int first = h[7]
                    + (Integer.rotateRight(h[4], 6) ^ Integer.rotateRight(h[4], 11) ^ Integer.rotateRight(h[4], 25))
                    + (h[4] & h[5] ^ ~h[4] & h[6])
                    + factors[i]
                    + words[i];
            int second = (Integer.rotateRight(h[0], 2) ^ Integer.rotateRight(h[0], 13) ^ Integer.rotateRight(h[0], 22))
                    + (h[0] & h[1] ^ h[0] & h[2] ^ h[1] & h[2]);
            System.arraycopy(h, 0, h, 1, 7);
            h[4] += first;
            h[0] = first + second;
        }
        for (int i = 0; i < 8; i++) {
            hash[i] += h[i];
        }
    }

    /** Returns the first 32 bits of the fractions of the square or cube roots of the first primes. */
    private static int[] roots(int count, int degree) {
        int[] roots = new int[count];
        int found = 0;
        for (int number = 2; found < count; number++) {
            boolean isPrime = true;
            for (int divisor = 2; divisor * divisor <= number; divisor++) {
                isPrime &= number % divisor != 0;
            }
            if (isPrime) {
                double root = degree == 2 ? Math.sqrt(number) : Math.cbrt(number);
                roots[found++] = (int) (long) ((root - Math.floor(root)) * 4294967296.0);
            }
        }
        return roots;
    }
}
