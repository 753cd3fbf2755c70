package io.github.crisisrules.heroic.kernel;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/*
 * The joint odds of total, hand and ones of a pool, without going through all faces.
 *
 * Layout. Sizes are 0..4 (4 to 12 sides). counts[s] dice of each size; n dice form the total. Weights are indexed by
 * (total * hands + hand) * width + ones, where width is dice + 1, or 1 where ones are not asked for. Every target may be asked
 * for with several n together.
 *
 * The choice: of those with total >= target the largest effect, then the greatest total; where none reaches the
 * target the greatest total, then the largest effect. What is still equal is decided by the largest spare dice.
 *
 * Method. Let t be the (n+1)-th highest usable face and T the greatest total. k <= n dice are above t; those count by face. Dice at or
 * below t count by size only. The n - k dice at t that complete the total are the smallest of those at t; all other
 * dice at or below t are spare, and the largest of them is an effect die that costs the total nothing. A larger effect die of size s has to
 * come from above: the one with the lowest face v, which costs v - t, as one more die at t replaces it. Then every die of
 * size s and up is above or shows 1, for else it would be spare. So rolls fall into
 *
 *   free(f): the largest spare die has size f. Sizes up to f: k' dice above, n - k at t in the total, the rest spare or
 *     ones. Larger sizes: k - k' dice above, the rest ones; none of them costs so little that the target allows it.
 *   taken(s): sizes below s: k' dice above, n - k + 1 at t in the total, the rest spare or ones. Size s: the lowest costs d,
 *     and the target allows it. Larger sizes: none of them costs so little that the target allows it.
 *
 * For each t, and each number q of dice at t in the total, a walk through the sizes, smallest first, keeps the number of dice
 * seen at t (up to q, and whether there are more) and the largest spare sizes, and chooses how many dice of each size are
 * above. Dice above are convolved by excess (Above). What the walks find about smaller sizes is added up by the number of dice of
 * the total among them, be they above or at t; it does not depend on n. So one walk serves every n, and a few tables for each t
 * are joined with the dice of larger sizes.
 *
 * Invariant: the weights for a target add up to the product of all sides; below 2^63 for up to 17 dice.
 * Cost: for each t some (n+5 choose 5) walks of at most (n+2) * 56 states a die, then sums of products over excess below, excess above and
 * hand; 12^dice is never visited.
 */
/** Joint weights of total, hand and ones. */
public final class PoolKernel {
    private static final long[] ONE = {1};
    private static final long[] NONE = {};

    private final int[] counts;
    private final int dice;
    // From the fewest to the most dice form the total.
    private final int fewest;
    private final int most;
    private final Hands hands;
    private final int width;
    private final int tops;
    // What is asked for: every target, for each number of dice in the total; or the greatest total only, "plain".
    private final Targets[] every;
    private final boolean plain;
    private final long[][] rows;

    // The walk at one threshold and one number of dice at it.
    private final long[][] states = new long[Hands.SIZES + 1][];
    private final long[][] inUse = new long[Hands.SIZES + 1][];
    private final long[] folded;
    private final Above above;
    private int threshold;
    private int quota;
    private long[][] @Nullable [] free = {};
    private long[][] @Nullable [] taken = {};
    private final @Nullable Joins joins;
    private long steps;

    private PoolKernel(int[] counts, int fewest, int most, Hands hands, boolean plain, boolean ones) {
        this.counts = counts;
        this.fewest = fewest;
        this.most = most;
        this.hands = hands;
        this.dice = from(0);
        this.width = ones ? dice + 1 : 1;
        this.tops = hands.count() + 1;
        this.plain = plain;
        this.rows = new long[most - fewest + 1][];
        this.every = new Targets[plain ? 0 : rows.length];
        for (int i = 0; i < rows.length; i++) {
            int cells = hands.count() * width;
            if (!plain) {
                every[i] = new Targets(totals(fewest + i), cells);
            }
            rows[i] = plain ? new long[totals(fewest + i) * cells] : every[i].always;
        }
        this.folded = new long[tops * width];
        this.above = new Above(counts, most);
        this.joins = plain ? null : new Joins(counts, fewest, most, hands, width, above, every);
        for (int level = 0; level <= Hands.SIZES; level++) {
            states[level] = new long[(most + 2) * tops * width];
            inUse[level] = new long[most + 2];
        }
    }

    /** One more than the greatest total of this many dice. */
    public static int totals(int inTotal) {
        return 12 * inTotal + 1;
    }

    /** The weights for one target; one that no total reaches is fastest. */
    public static long[] reaching(int[] counts, int inTotal, int target, Hands hands, boolean ones) {
        boolean plain = target >= totals(inTotal);
        PoolKernel kernel = new PoolKernel(counts, inTotal, inTotal, hands, plain, ones);
        kernel.run();
        return plain ? kernel.rows[0] : kernel.every[0].row(target);
    }

    /** The weights for every target. */
    public static Targets everyTarget(int[] counts, int inTotal, Hands hands) {
        return everyTarget(counts, inTotal, inTotal, hands)[0];
    }

    /** The weights for every target, with the fewest dice in the total, one more, and so on to the most. */
    public static Targets[] everyTarget(int[] counts, int fewest, int most, Hands hands) {
        PoolKernel kernel = new PoolKernel(counts, fewest, most, hands, false, false);
        kernel.run();
        return kernel.every;
    }

    /** How many sums and products every target takes: a measure of time that no machine changes. */
    static long steps(int[] counts, int inTotal, Hands hands) {
        PoolKernel kernel = new PoolKernel(counts, inTotal, inTotal, hands, false, false);
        kernel.run();
        return kernel.steps + (kernel.joins == null ? 0 : kernel.joins.steps());
    }

    private void run() {
        fewUsable();
        for (threshold = 2; threshold <= 12; threshold++) {
            if (!plain) {
                free = new long[Hands.SIZES][most + 1][];
                taken = new long[Hands.SIZES][most + 1][];
            }
            int possible = from(smallest(threshold));
            for (quota = 0; quota <= Math.min(most, possible); quota++) {
                for (int level = 0; level <= Hands.SIZES; level++) {
                    Arrays.fill(states[level], 0);
                    Arrays.fill(inUse[level], 0);
                }
                states[0][0] = 1;
                inUse[0][0] = 1;
                node(0, 0, ONE);
            }
            if (joins != null) {
                joins.join(threshold, free, taken);
            }
        }
    }

    /** How many sides a die of this size has. */
    static int sides(int size) {
        return 4 + 2 * size;
    }

    // The smallest size that can show this face.
    private static int smallest(int face) {
        return Math.max(0, (face - 3) / 2);
    }

    // How many dice have this size or a larger one.
    private int from(int size) {
        int sum = 0;
        for (int one = size; one < Hands.SIZES; one++) {
            sum += counts[one];
        }
        return sum;
    }

    // At most n usable dice: all of them are the total, and a D4 is the effect.
    private void fewUsable() {
        long[][] ways = new long[most + 1][totals(most)];
        ways[0][0] = 1;
        for (int size = 0; size < Hands.SIZES; size++) {
            for (int die = 0; die < counts[size]; die++) {
                for (int used = most; used > 0; used--) {
                    for (int total = 12 * used; total > 0; total--) {
                        long sum = ways[used][total];
                        for (int face = 2; face <= Math.min(sides(size), total); face++) {
                            sum += ways[used - 1][total - face];
                        }
                        ways[used][total] = sum;
                    }
                }
            }
        }
        for (int n = fewest; n <= most; n++) {
            long[] row = rows[n - fewest];
            for (int used = 0; used <= Math.min(n, dice); used++) {
                int ones = width == 1 ? 0 : dice - used;
                for (int total = 0; total < totals(n); total++) {
                    row[(total * hands.count() + hands.least()) * width + ones] += ways[used][total];
                }
            }
        }
    }

    // Sizes below "size" are done, with this many dice above, whose excess is in "ways"; the rest is in the states.
    private void node(int size, int up, long[] ways) {
        if (size == Hands.SIZES) {
            settle(up, ways);
            return;
        }
        if (!plain && size > 0) {
            keepFree(size, up, ways);
            keepTaken(size, up, ways);
        }
        int least = fewest - quota;
        boolean last = size == Hands.SIZES - 1;
        int greatest = plain || last || quota == 0 ? most - quota : most - quota + 1;
        int later = from(Math.max(size + 1, smallest(threshold + 1)));
        for (int here = counts[size]; here >= 0 && up + here + later >= least; here--) {
            long[] same = up + here <= greatest ? above.same(threshold, size, here) : NONE;
            if (same.length > 0) {
                hand(size);
                node(size + 1, up + here, here == 0 ? ways : Above.addProduct(NONE, ways, same));
            }
            if (here > 0) {
                step(size);
            }
        }
    }

    // One more die of this size at or below the threshold. What a state leads to lies behind it, so it goes in place.
    private void step(int size) {
        long[] used = inUse[size];
        long below = Math.max(0, Math.min(sides(size), threshold - 1) - 1);
        boolean at = sides(size) >= threshold;
        int[] pushes = hands.pushed(size);
        for (int phase = quota + 1; phase >= 0; phase--) {
            for (long left = used[phase]; left != 0; ) {
                int top = Long.SIZE - 1 - Long.numberOfLeadingZeros(left);
                left ^= 1L << top;
                int pushed = pushes[top];
                steps += width;
                int next = Math.min(phase, quota) + 1;
                int atGoes = phase < quota ? top : pushed;
                used[phase] |= below > 0 ? 1L << pushed : 0;
                used[next] |= at ? 1L << atGoes : 0;
                step(
                        states[size],
                        (phase * tops + top) * width,
                        (phase * tops + pushed) * width,
                        below,
                        (next * tops + atGoes) * width,
                        at ? 1 : 0);
            }
        }
    }

    private void step(long[] state, int from, int belowGoes, long below, int atGoes, long at) {
        for (int one = width - 1; one >= 0; one--) {
            long weight = state[from + one];
            if (weight == 0) {
                continue;
            }
            if (width > 1) {
                state[from + one] = 0;
                state[from + one + 1] += weight;
            }
            state[belowGoes + one] += weight * below;
            state[atGoes + one] += weight * at;
        }
    }

    // The states of a size become those of the next one.
    private void hand(int size) {
        for (int phase = 0; phase < quota + 2; phase++) {
            long stale = inUse[size + 1][phase] & ~inUse[size][phase];
            inUse[size + 1][phase] = inUse[size][phase];
            for (long left = stale; left != 0; left &= left - 1) {
                int from = (phase * tops + Long.numberOfTrailingZeros(left)) * width;
                Arrays.fill(states[size + 1], from, from + width, 0);
            }
            for (long left = inUse[size][phase]; left != 0; left &= left - 1) {
                int from = (phase * tops + Long.numberOfTrailingZeros(left)) * width;
                if (width == 1) {
                    states[size + 1][from] = states[size][from];
                } else {
                    System.arraycopy(states[size], from, states[size + 1], from, width);
                }
            }
        }
    }

    // All sizes are done: no larger effect die is to be had than the largest spare one, whatever the target.
    private void settle(int up, long[] ways) {
        if (up + quota < fewest) {
            return;
        }
        long[] row = rows[up + quota - fewest];
        int from = ((quota + 1) * tops + 1) * width;
        int first = plain ? 0 : hands.start(Hands.SIZES - 1) * width;
        int last = hands.count() * width;
        long[] state = states[Hands.SIZES];
        steps += ways.length * (long) (last - first);
        for (int excess = 0; excess < ways.length; excess++) {
            long factor = ways[excess];
            int to = ((up + quota) * threshold + excess) * last;
            for (int i = first; factor != 0 && i < last; i++) {
                row[to + i] += factor * state[from + i];
            }
        }
    }

    // The largest spare die is of the size just done.
    private void keepFree(int size, int up, long[] ways) {
        if (!anyAbove(size, up)) {
            return;
        }
        int from = ((quota + 1) * tops + hands.below(size - 1)) * width;
        int length = (hands.start(size) - hands.start(size - 1)) * width;
        int done = quota + up;
        free[size][done] = keep(free[size][done], excesses(size, done), ways, states[size], from, length);
    }

    // Whether dice of this size and up can be all that is still missing above, whatever n.
    private boolean anyAbove(int size, int up) {
        for (int n = Math.max(fewest, up + quota); n <= most; n++) {
            if (above.all(threshold, size, n - quota - up).length > 0) {
                return true;
            }
        }
        return false;
    }

    // An effect die of this size is to be taken from above, and one more at the threshold replaces it.
    private void keepTaken(int size, int up, long[] ways) {
        int high = most - quota + 1 - up;
        if (quota == 0 || high < 1 || above.same(threshold, size, 1).length == 0) {
            return;
        }
        int[] pushes = hands.pushed(size);
        int first = hands.below(size);
        int length = hands.reached(size) * width;
        Arrays.fill(folded, 0, length, 0);
        for (int phase = quota; phase <= quota + 1; phase++) {
            for (int top = 0; top < hands.below(size); top++) {
                int from = (phase * tops + top) * width;
                int to = (pushes[top] - first) * width;
                for (int one = 0; one < width; one++) {
                    folded[to + one] += states[size][from + one];
                }
            }
        }
        int done = quota - 1 + up;
        taken[size][done] = keep(taken[size][done], excesses(size, done), ways, folded, 0, length);
    }

    // One more than the greatest excess of this many dice below this size.
    private int excesses(int size, int dice) {
        return dice * Math.max(0, sides(size - 1) - threshold) + 1;
    }

    // Adds ways times weights, where there are any.
    private long @Nullable [] keep(
            long @Nullable [] kept, int rows, long[] ways, long[] weights, int from, int length) {
        long any = 0;
        for (int i = 0; i < length; i++) {
            any |= weights[from + i];
        }
        if (any == 0) {
            return kept;
        }
        long[] sums = kept == null ? new long[rows * length] : kept;
        steps += ways.length * (long) length;
        for (int excess = 0; excess < ways.length; excess++) {
            long factor = ways[excess];
            for (int i = 0; factor != 0 && i < length; i++) {
                sums[excess * length + i] += factor * weights[from + i];
            }
        }
        return sums;
    }
}
