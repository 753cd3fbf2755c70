package io.github.crisisrules.fairness.replica;

/**
 * The generator MT19937 of Matsumoto and Nishimura (1998), with the derived numbers of Python's {@code random} and
 * NumPy's legacy generator. It only reproduces the numbers of a published program; the kit itself does not use it.
 */
final class MersenneTwister {
    private static final int WORDS = 624;
    private static final int MIDDLE = 397;
    private static final int UPPER = 0x80000000;
    private static final int LOWER = 0x7fffffff;

    private final int[] state = new int[WORDS];
    private int next = WORDS;

    private MersenneTwister(int seed) {
        state[0] = seed;
        for (int i = 1; i < WORDS; i++) {
            state[i] = 1812433253 * (state[i - 1] ^ (state[i - 1] >>> 30)) + i;
        }
    }

    /** Creates the generator in the state after {@code numpy.random.seed(seed)}. */
    static MersenneTwister numpy(int seed) {
        return new MersenneTwister(seed);
    }

    /**
     * Creates the generator in the state after Python's {@code random.seed(seed)}: the reference program's
     * initialization by an array, which here has one word.
     */
    static MersenneTwister python(int seed) {
        MersenneTwister made = new MersenneTwister(19650218);
        int[] s = made.state;
        int i = 1;
        for (int k = WORDS; k > 0; k--) {
            s[i] = (s[i] ^ ((s[i - 1] ^ (s[i - 1] >>> 30)) * 1664525)) + seed;
            i = following(s, i);
        }
        for (int k = WORDS - 1; k > 0; k--) {
            s[i] = (s[i] ^ ((s[i - 1] ^ (s[i - 1] >>> 30)) * 1566083941)) - i;
            i = following(s, i);
        }
        s[0] = UPPER;
        return made;
    }

    private static int following(int[] s, int i) {
        if (i + 1 < WORDS) {
            return i + 1;
        }
        s[0] = s[WORDS - 1];
        return 1;
    }

    /** Returns the next 32 bits. */
    int word() {
        if (next == WORDS) {
            for (int i = 0; i < WORDS; i++) {
                int y = (state[i] & UPPER) | (state[(i + 1) % WORDS] & LOWER);
                state[i] = state[(i + MIDDLE) % WORDS] ^ (y >>> 1) ^ ((y & 1) == 0 ? 0 : 0x9908b0df);
            }
            next = 0;
        }
        int y = state[next++];
        y ^= y >>> 11;
        y ^= (y << 7) & 0x9d2c5680;
        y ^= (y << 15) & 0xefc60000;
        return y ^ (y >>> 18);
    }

    /** Returns a number of 53 bits, at least 0 and below 1. */
    double unit() {
        int high = word() >>> 5;
        int low = word() >>> 6;
        return (high * 67108864.0 + low) / 9007199254740992.0;
    }

    /** Returns standard normal numbers; the second of each pair of the polar method comes first. */
    double[] gaussian(int count) {
        double[] made = new double[count];
        for (int i = 0; i < count; i += 2) {
            double x;
            double y;
            double square;
            do {
                x = 2 * unit() - 1;
                y = 2 * unit() - 1;
                square = x * x + y * y;
            } while (square >= 1 || square == 0);
            double stretch = Math.sqrt(-2 * StrictMath.log(square) / square);
            made[i] = stretch * y;
            if (i + 1 < count) {
                made[i + 1] = stretch * x;
            }
        }
        return made;
    }

    /** Returns the result of {@code random.sample(range(count), count)}. */
    int[] shuffled(int count) {
        int[] pool = new int[count];
        java.util.Arrays.setAll(pool, i -> i);
        int[] made = new int[count];
        for (int i = 0; i < count; i++) {
            int at = below(count - i);
            made[i] = pool[at];
            pool[at] = pool[count - i - 1];
        }
        return made;
    }

    private int below(int bound) {
        int bits = 32 - Integer.numberOfLeadingZeros(bound);
        int drawn = word() >>> (32 - bits);
        while (drawn >= bound) {
            drawn = word() >>> (32 - bits);
        }
        return drawn;
    }
}
