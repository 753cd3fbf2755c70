package io.github.crisisrules.heroic.kernel;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/*
 * The joint odds of total, hand and ones of a pool, without going through all faces.
 *
 * Layout. Sizes are 0..4 (4 to 12 sides). counts[s] dice of each size; n dice form the total. Weights are indexed by
 * (total * hands + hand) * width + ones, where width is dice + 1, or 1 where ones are not asked for.
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
 * above. Dice above are convolved by excess (Above).
 *
 * Invariant: the weights for a target add up to the product of all sides; below 2^63 for up to 17 dice.
 * Cost: for each t some (n+5 choose 5) walks of at most (n+2) * 56 states a die, then sums of products over excess below, excess above and
 * hand; 12^dice is never visited.
 */
/** Joint weights of total, hand and ones. */
public final class PoolKernel {
    private static final long[] ONE = {1};
    private static final long[] NONE = {};
    private static final int ANY = Integer.MAX_VALUE / 2;

    private final int[] counts;
    private final int dice;
    private final int inTotal;
    private final Hands hands;
    private final int width;
    private final int tops;
    private final int[] rests;
    // What is asked for: every target, or one of them; one that no total reaches asks for no larger effect.
    private final @Nullable Targets targets;
    private final int target;
    private final boolean plain;
    private final long[] row;

    // The walk at one threshold and one number of dice at it.
    private final long[][] states = new long[Hands.SIZES + 1][];
    private final long[][] inUse = new long[Hands.SIZES + 1][];
    private final long[] folded;
    private final Above above;
    private int threshold;
    private int quota;
    private long[][][] free = {};
    private long[][][] taken = {};

    private PoolKernel(int[] counts, int inTotal, int target, boolean every, Hands hands, boolean ones) {
        this.counts = counts;
        this.inTotal = inTotal;
        this.target = target;
        this.hands = hands;
        this.dice = from(0);
        this.width = ones ? dice + 1 : 1;
        this.tops = hands.count() + 1;
        this.rests = hands.rests();
        this.plain = !every && target >= totals(inTotal);
        Targets asked = every ? new Targets(totals(inTotal), hands.count()) : null;
        this.targets = asked;
        this.row = asked == null ? new long[totals(inTotal) * hands.count() * width] : asked.always;
        this.folded = new long[tops * width];
        this.above = new Above(counts, inTotal);
        for (int level = 0; level <= Hands.SIZES; level++) {
            states[level] = new long[(inTotal + 2) * tops * width];
            inUse[level] = new long[inTotal + 2];
        }
    }

    /** One more than the greatest total of so many dice. */
    public static int totals(int inTotal) {
        return 12 * inTotal + 1;
    }

    /** The weights for one target. */
    public static long[] reaching(int[] counts, int inTotal, int target, Hands hands, boolean ones) {
        PoolKernel kernel = new PoolKernel(counts, inTotal, target, false, hands, ones);
        kernel.run();
        return kernel.row;
    }

    /** The weights for every target. */
    public static Targets everyTarget(int[] counts, int inTotal, Hands hands) {
        PoolKernel kernel = new PoolKernel(counts, inTotal, 0, true, hands, false);
        kernel.run();
        return Objects.requireNonNull(kernel.targets);
    }

    private void run() {
        fewUsable();
        for (threshold = 2; threshold <= 12; threshold++) {
            int most = from(smallest(threshold));
            for (quota = 0; quota <= Math.min(inTotal, most); quota++) {
                if (!plain) {
                    free = new long[Hands.SIZES][inTotal + 1][];
                    taken = new long[Hands.SIZES][inTotal + 1][];
                }
                for (int level = 0; level <= Hands.SIZES; level++) {
                    Arrays.fill(states[level], 0);
                    Arrays.fill(inUse[level], 0);
                }
                states[0][0] = 1;
                inUse[0][0] = 1;
                node(0, 0, ONE);
                if (!plain) {
                    joinFree();
                    joinTaken();
                }
            }
        }
    }

    // The greatest excess over the threshold.
    private int reach() {
        return 12 - threshold;
    }

    private static int sides(int size) {
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
        int totals = totals(inTotal);
        long[][] ways = new long[inTotal + 1][totals];
        ways[0][0] = 1;
        for (int size = 0; size < Hands.SIZES; size++) {
            for (int die = 0; die < counts[size]; die++) {
                for (int used = inTotal; used > 0; used--) {
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
        for (int used = 0; used <= Math.min(inTotal, dice); used++) {
            int ones = width == 1 ? 0 : dice - used;
            for (int total = 0; total < totals; total++) {
                row[total * hands.count() * width + ones] += ways[used][total];
            }
        }
    }

    // Sizes below "size" are done, with so many dice above, whose excess is in "ways"; the rest is in the states.
    private void node(int size, int up, long[] ways) {
        if (size == Hands.SIZES) {
            settle(ways);
            return;
        }
        if (!plain && size > 0) {
            keepFree(size, up, ways);
            keepTaken(size, up, ways);
        }
        int least = inTotal - quota;
        boolean last = size == Hands.SIZES - 1;
        int most = plain || last || quota == 0 ? least : Math.min(inTotal, least + 1);
        int later = from(Math.max(size + 1, smallest(threshold + 1)));
        for (int here = counts[size]; here >= 0 && up + here + later >= least; here--) {
            long[] same = up + here <= most ? above.same(threshold, size, here) : NONE;
            if (same.length > 0) {
                hand(size);
                node(size + 1, up + here, here == 0 ? ways : Above.addProduct(NONE, ways, same, 0));
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
        int first = hands.below(size);
        for (int phase = quota + 1; phase >= 0; phase--) {
            for (long left = used[phase]; left != 0; ) {
                int top = Long.SIZE - 1 - Long.numberOfLeadingZeros(left);
                left ^= 1L << top;
                int pushed = first + rests[top];
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
    private void settle(long[] ways) {
        int from = ((quota + 1) * tops + 1) * width;
        int first = plain ? 0 : hands.start(Hands.SIZES - 1) * width;
        int last = hands.count() * width;
        long[] state = states[Hands.SIZES];
        for (int excess = 0; excess < ways.length; excess++) {
            long factor = ways[excess];
            int to = (inTotal * threshold + excess) * last;
            for (int i = first; factor != 0 && i < last; i++) {
                row[to + i] += factor * state[from + i];
            }
        }
    }

    // The largest spare die is of the size just done.
    private void keepFree(int size, int up, long[] ways) {
        int high = inTotal - quota - up;
        if (high < 0 || above.all(threshold, size, high).length == 0) {
            return;
        }
        int from = ((quota + 1) * tops + hands.below(size - 1)) * width;
        int length = (hands.start(size) - hands.start(size - 1)) * width;
        free[size][up] = keep(free[size][up], rows(size, up), ways, states[size], from, length);
    }

    // An effect die of this size is to be taken from above, and one more at the threshold replaces it.
    private void keepTaken(int size, int up, long[] ways) {
        int high = inTotal - quota + 1 - up;
        if (quota == 0 || high < 1 || above.same(threshold, size, 1).length == 0) {
            return;
        }
        int length = (hands.start(size) - hands.start(size - 1)) * width;
        Arrays.fill(folded, 0, length, 0);
        for (int phase = quota; phase <= quota + 1; phase++) {
            for (int top = 0; top < hands.below(size); top++) {
                int from = (phase * tops + top) * width;
                int to = rests[top] * width;
                for (int one = 0; one < width; one++) {
                    folded[to + one] += states[size][from + one];
                }
            }
        }
        taken[size][up] = keep(taken[size][up], rows(size, up), ways, folded, 0, length);
    }

    // One more than the greatest excess of so many dice below this size.
    private int rows(int size, int up) {
        return up * Math.max(0, sides(size - 1) - threshold) + 1;
    }

    private static long[] keep(long @Nullable [] kept, int rows, long[] ways, long[] weights, int from, int length) {
        long[] sums = kept == null ? new long[rows * length] : kept;
        for (int excess = 0; excess < ways.length; excess++) {
            long factor = ways[excess];
            for (int i = 0; factor != 0 && i < length; i++) {
                sums[excess * length + i] += factor * weights[from + i];
            }
        }
        return sums;
    }

    private void joinFree() {
        for (int size = 1; size < Hands.SIZES; size++) {
            for (int up = 0; up <= inTotal - quota; up++) {
                if (free[size][up] != null) {
                    joinFree(free[size][up], size, inTotal - quota - up);
                }
            }
        }
    }

    // With "slack" between the greatest total and the target, the dice above must all cost more than that.
    private void joinFree(long[] low, int size, int high) {
        int hand = hands.start(size - 1);
        int total = inTotal * threshold;
        Join join = new Join(low, size, high, hand);
        if (high == 0) {
            join.into(row, total, 1, ONE, threshold, 0, ANY);
            return;
        }
        long[] plainly = above.all(threshold, size, high);
        if (targets != null) {
            join.into(targets.highest, total, 1, plainly, threshold, 0, ANY);
        } else {
            join.into(row, total, 1, plainly, threshold, 0, target - total);
        }
        for (int slack = 1; slack < reach(); slack++) {
            int floor = threshold + slack;
            long[] ways = above.all(floor, size, high);
            if (targets != null) {
                int line = Targets.line(total - slack, total);
                join.into(targets.near, line, Targets.BAND, ways, floor, slack - total, ANY);
            } else {
                int excess = target + slack - total;
                join.into(row, total, 1, ways, floor, excess, excess);
            }
        }
    }

    private void joinTaken() {
        for (int size = 1; size < Hands.SIZES; size++) {
            for (int up = 0; up <= inTotal - quota; up++) {
                if (taken[size][up] != null) {
                    joinTaken(taken[size][up], size, inTotal - quota + 1 - up);
                }
            }
        }
    }

    // The die taken costs no more than the slack, and larger ones above, if there are any, cost more.
    private void joinTaken(long[] low, int size, int high) {
        int total = inTotal * threshold;
        Join join = new Join(low, size, high, hands.start(size));
        for (int cost = 1; cost <= sides(size) - threshold; cost++) {
            int floor = threshold + cost - 1;
            long[] alone = above.lowest(floor, size, high);
            int least = targets == null ? target + cost - total : 0;
            join.into(targets == null ? row : targets.taken, total - cost, 1, alone, floor, least, ANY);
            for (int slack = cost; slack < reach(); slack++) {
                long[] ways = above.mixed(floor, threshold + slack, size, high);
                if (targets != null) {
                    int line = Targets.line(total - slack, total - cost);
                    join.into(targets.near, line, Targets.BAND, ways, floor, slack - total, ANY);
                } else {
                    int excess = target + slack - total;
                    join.into(row, total - cost, 1, ways, floor, excess, excess);
                }
            }
        }
    }

    /** Smaller sizes, by excess and hand, together with so many dice above of this size and up. */
    private final class Join {
        private final long[] low;
        private final int length;
        private final int high;
        private final int start;
        private final int shift;

        Join(long[] low, int size, int high, int hand) {
            this.low = low;
            this.length = (hands.start(size) - hands.start(size - 1)) * width;
            this.high = high;
            this.shift = width == 1 ? 0 : from(size) - high;
            this.start = hand * width + shift;
        }

        // Every excess below with every excess above, counted from its floor, where their sum is from least to most.
        void into(long[] into, int line, int stride, long[] ways, int floor, int least, int most) {
            int cells = hands.count() * width;
            int raised = high * (floor - threshold);
            for (int i = 0; i < ways.length; i++) {
                long factor = ways[i];
                int last = Math.min(low.length / length - 1, most - raised - i);
                for (int excess = Math.max(0, least - raised - i); factor != 0 && excess <= last; excess++) {
                    add(into, start + (line + (excess + raised + i) * stride) * cells, excess * length, factor);
                }
            }
        }

        private void add(long[] into, int to, int from, long factor) {
            for (int i = 0; i < length - shift; i++) {
                into[to + i] += factor * low[from + i];
            }
        }
    }
}
