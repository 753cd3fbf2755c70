package io.github.crisisrules.heroic.kernel;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/*
 * The result of a SizeSweep at one threshold t, as targets need it: weights by excess and hand.
 *
 * Layout. free[s][d] and taken[s][d] cover the sizes below s, with d of their dice in the total. In free the
 * largest of their spare dice, of the size just below s, is the effect die. In taken a die of size s from above t
 * is to be the effect die, and one more of their dice, at t, replaces it in the total; that die is not counted in
 * d. last[d][h] covers all sizes: h dice of the largest size are above t, d smaller dice are in the total, and a
 * die of the largest size is spare. A matrix has a line for each excess, with the hands of one effect die; it is
 * null where it would be 0.
 *
 * Cost: for each matrix that a choice of dice above t leads to, its excesses times the number of hands of one
 * size.
 */
/** The weights of smaller sizes by excess and hand. */
final class ExcessWeights {
    private final int fewest;
    private final int most;
    private final Hands hands;
    private final int width;
    private final int lane;
    private final DiceAboveThreshold above;
    private final long[] topped;
    private int threshold;
    private long[][] @Nullable [] free = {};
    private long[][] @Nullable [] taken = {};
    private long[][] @Nullable [] last = {};
    private long steps;

    ExcessWeights(int fewest, int most, Hands hands, int width, DiceAboveThreshold above) {
        this.fewest = fewest;
        this.most = most;
        this.hands = hands;
        this.width = width;
        this.lane = (hands.count() + 1) * width;
        this.above = above;
        this.topped = new long[lane];
    }

    /** Prepares for a sweep at the given threshold. */
    void clear(int face) {
        threshold = face;
        free = new long[Hands.SIZES][most + 1][];
        taken = new long[Hands.SIZES][most + 1][];
        last = new long[most + 1][most + 1][];
    }

    long @Nullable [] free(int size, int done) {
        return free[size][done];
    }

    long @Nullable [] taken(int size, int done) {
        return taken[size][done];
    }

    long @Nullable [] last(int done, int high) {
        return last[done][high];
    }

    long steps() {
        return steps;
    }

    /**
     * Adds a state of the sweep in which the sizes below {@code size} are done, with {@code up} dice above, and the
     * largest spare die is of the last of them.
     */
    void free(int size, int up, long[] ways, int least, long[] state, int seen) {
        int first = hands.below(size - 1) * width;
        int length = hands.with(size - 1) * width;
        for (int quota = least; quota <= Math.min(most - up, seen - 1); quota++) {
            int done = quota + up;
            if (isAnyAbove(size, done)) {
                int place = (most + 1 + quota) * lane + first;
                free[size][done] = keep(free[size][done], excesses(size, done), ways, state, place, length);
            }
        }
    }

    // Returns whether, for some n, dice of this size and larger can form all of the total that is still missing.
    private boolean isAnyAbove(int size, int done) {
        for (int n = Math.max(fewest, done); n <= most; n++) {
            if (above.all(threshold, size, n - done).length > 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * Adds a state of the sweep in which an effect die of the given size is to be taken from above, and one more
     * die at the threshold replaces it.
     */
    void taken(int size, int up, long[] ways, int least, long[] state, int seen) {
        if (above.same(threshold, size, 1).length == 0) {
            return;
        }
        int length = hands.with(size) * width;
        for (int quota = Math.max(1, least); quota <= Math.min(most - up, seen); quota++) {
            Arrays.fill(topped, 0, length, 0);
            top(size, state, quota * lane);
            top(size, state, (most + 1 + quota) * lane);
            int done = quota - 1 + up;
            taken[size][done] = keep(taken[size][done], excesses(size, done), ways, topped, 0, length);
        }
    }

    // Adds the hands of a lane with a die of this size on top.
    private void top(int size, long[] state, int from) {
        int[] pushed = hands.pushed(size);
        int first = hands.below(size);
        for (int top = 0; top < first; top++) {
            int to = (pushed[top] - first) * width;
            for (int one = 0; one < width; one++) {
                topped[to + one] += state[from + top * width + one];
            }
        }
    }

    /**
     * Adds a state of the sweep in which all sizes are done. {@code high} dice of the largest size are above, but
     * are not counted in the ways.
     */
    void last(int done, int high, long[] ways, long[] folded) {
        int size = Hands.SIZES - 1;
        int place = hands.below(size) * width;
        last[done][high] = keep(last[done][high], excesses(size, done), ways, folded, place, lane - place);
    }

    // Returns one more than the greatest excess of this many dice below this size.
    private int excesses(int size, int dice) {
        return dice * Math.max(0, PoolKernel.sides(size - 1) - threshold) + 1;
    }

    // Adds ways times weights, if there are any weights.
    private long @Nullable [] keep(
            long @Nullable [] kept, int rows, long[] ways, long[] weights, int place, int length) {
        long any = 0;
        for (int i = 0; i < length; i++) {
            any |= weights[place + i];
        }
        if (any == 0) {
            return kept;
        }
        long[] sums = kept == null ? new long[rows * length] : kept;
        steps += ways.length * (long) length;
        for (int excess = 0; excess < ways.length; excess++) {
            long factor = ways[excess];
            for (int i = 0; factor != 0 && i < length; i++) {
                sums[excess * length + i] += factor * weights[place + i];
            }
        }
        return sums;
    }
}
