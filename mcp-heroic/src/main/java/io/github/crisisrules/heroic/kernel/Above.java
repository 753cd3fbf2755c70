package io.github.crisisrules.heroic.kernel;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/*
 * Dice that all show more than a floor: in how many ways k of them, of some sizes, do so with a given sum. Faces count by
 * their excess, face - floor. Ways are an array by the sum of excesses; an empty one says that there is no way. They count
 * which dice of a size are meant, but not what the others show.
 *
 * same(floor, s, k): k dice of size s.
 * all(floor, s, k): k dice of sizes s and up.
 * lowest(floor, s, k): k dice of size s, the lowest of which shows floor + 1.
 *
 * Nothing here depends on the threshold of the walk, so that it is worked out once for all thresholds, and only if asked for.
 * Cost: convolutions of a few dozen terms.
 */
/** Ways to be above a floor. */
final class Above {
    private static final long[] NONE = {};
    private static final long[] ONE = {1};
    private static final int FLOORS = 13;

    private final int[] counts;
    private final int most;
    private final long[] @Nullable [] same;
    private final long[] @Nullable [] all;
    private final long[] @Nullable [] lowest;

    /** Of these dice at most this many. */
    Above(int[] counts, int most) {
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

    // From the ways of one die less; the binomial of the dice meant grows along.
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

    /** The sum of ways and of the ways of two groups of dice together, whose excesses count from a place. */
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
