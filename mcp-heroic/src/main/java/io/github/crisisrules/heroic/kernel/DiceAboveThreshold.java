package io.github.crisisrules.heroic.kernel;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/*
 * The number of ways in which dice of given sizes all show more than a floor. Ways are an array indexed by the sum
 * of the excesses, where the excess of a die is face - floor. An empty array means that there is no way. Ways
 * distinguish which dice of a size are meant, but do not count the faces of the other dice.
 *
 *   same(floor, s, k): k dice of size s.
 *   all(floor, s, k): k dice of sizes s and larger.
 *   lowest(floor, s, k): k dice of size s, the lowest of which shows floor + 1.
 *
 * Nothing here depends on the threshold of the sweep. Each array is computed on demand, and only once for all
 * thresholds.
 *
 * Cost: convolutions of a few dozen terms.
 */
/** The ways in which dice show more than a floor. */
final class DiceAboveThreshold {
    private static final long[] NONE = {};
    private static final long[] ONE = {1};
    private static final int FLOORS = 13;

    private final int[] counts;
    private final int most;
    private final long[] @Nullable [] same;
    private final long[] @Nullable [] all;
    private final long[] @Nullable [] lowest;

    /** Creates the ways for at most {@code most} of the given dice. */
    DiceAboveThreshold(int[] counts, int most) {
        this.counts = counts;
        this.most = most;
        int places = FLOORS * Hands.SIZES * (most + 1);
        this.same = new long[places][];
        this.all = new long[places][];
        this.lowest = new long[places][];
    }

    private int place(int floor, int size, int dice) {
        return (floor * Hands.SIZES + size) * (most + 1) + dice;
    }

    long[] same(int floor, int size, int dice) {
        int place = place(floor, size, dice);
        long[] known = same[place];
        if (known == null) {
            known = dice == 0 ? ONE : oneMore(same(floor, size, dice - 1), floor, size, dice);
            same[place] = known;
        }
        return known;
    }

    // Derives the ways from those with one die less, and multiplies in the binomial coefficient for choosing the
    // dice.
    private long[] oneMore(long[] fewer, int floor, int size, int dice) {
        int top = 4 + 2 * size - floor;
        if (top < 1 || fewer.length == 0 || dice > counts[size]) {
            return NONE;
        }
        long[] ways = new long[fewer.length + top];
        for (int sum = 0; sum < fewer.length; sum++) {
            for (int excess = 1; excess <= top; excess++) {
                ways[sum + excess] += fewer[sum];
            }
        }
        for (int sum = 0; sum < ways.length; sum++) {
            ways[sum] = ways[sum] * (counts[size] - dice + 1) / dice;
        }
        return ways;
    }

    long[] all(int floor, int size, int dice) {
        if (size == Hands.SIZES) {
            return dice == 0 ? ONE : NONE;
        }
        int place = place(floor, size, dice);
        long[] known = all[place];
        if (known == null) {
            known = NONE;
            for (int here = 0; here <= Math.min(dice, counts[size]); here++) {
                known = addProduct(known, same(floor, size, here), all(floor, size + 1, dice - here), 0);
            }
            all[place] = known;
        }
        return known;
    }

    long[] lowest(int floor, int size, int dice) {
        int place = place(floor, size, dice);
        long[] known = lowest[place];
        if (known == null) {
            known = dice == 0 ? NONE : same(floor, size, dice).clone();
            long[] higher = known.length == 0 ? NONE : same(floor + 1, size, dice);
            for (int sum = 0; sum < higher.length; sum++) {
                known[sum + dice] -= higher[sum];
            }
            lowest[place] = known;
        }
        return known;
    }

    /**
     * Adds the convolution of {@code a} and {@code b} to {@code sum} from index {@code from} on. The result is
     * {@code sum} itself if it is long enough, otherwise a longer copy.
     */
    static long[] addProduct(long[] sum, long[] a, long[] b, int from) {
        if (a.length == 0 || b.length == 0) {
            return sum;
        }
        int length = from + a.length + b.length - 1;
        long[] result = sum.length >= length ? sum : Arrays.copyOf(sum, length);
        for (int i = 0; i < a.length; i++) {
            long factor = a[i];
            for (int j = 0; factor != 0 && j < b.length; j++) {
                result[from + i + j] += factor * b[j];
            }
        }
        return result;
    }
}
