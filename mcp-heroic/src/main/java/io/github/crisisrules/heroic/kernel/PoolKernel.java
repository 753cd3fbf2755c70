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
 * seen at t (its phase: up to q, and q + 1 for more) and the largest spare sizes, and chooses how many dice of each size are
 * above. The largest size comes last, all its dice at once. Dice above are convolved by excess (Above). What the walks find about smaller sizes is added up by the number of dice of
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
    private static final int LAST = Hands.SIZES - 1;

    private final int[] counts;
    private final int dice;
    // From the fewest to the most dice form the total.
    private final int fewest;
    private final int most;
    private final Hands hands;
    private final int width;
    private final int tops;
    // What is asked for: targets, for each number of dice in the total; or the greatest total only, "plain".
    private final Targets[] every;
    private final boolean plain;
    private final long[][] rows;

    // The walk at one threshold and one number of dice at it.
    private final long[][] states = new long[LAST][];
    private final int[] reached = new int[LAST];
    private final long[] folded;
    // The dice of the largest size: ways to choose some, ways to show something, and the hands that several on top lead
    // to.
    private final long[][] binomials;
    private final long[][] tails;
    private final int[][] lastPushes;
    private final long[] lastWeights;
    private final long[] sums;
    private final Above above;
    private int threshold;
    private int quota;
    private long[][] @Nullable [] free = {};
    private long[][] @Nullable [] taken = {};
    private final @Nullable Joins joins;
    private long steps;

    private PoolKernel(int[] counts, int fewest, int most, Hands hands, int target, boolean ones) {
        this.counts = counts;
        this.fewest = fewest;
        this.most = most;
        this.hands = hands;
        this.dice = from(0);
        this.width = ones ? dice + 1 : 1;
        this.tops = hands.count() + 1;
        this.plain = target >= totals(most);
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
        this.binomials = binomials(counts[LAST]);
        this.tails = new long[counts[LAST] + 1][counts[LAST] + 1];
        this.lastPushes = hands.pushedOften(LAST);
        this.lastWeights = new long[(most + 2) * (hands.depth() + 1)];
        this.sums = new long[tops];
        this.above = new Above(counts, most);
        this.joins = plain ? null : new Joins(counts, fewest, most, hands, width, target, above, every);
        for (int level = 0; level < LAST; level++) {
            states[level] = new long[(most + 2) * tops * width];
        }
    }

    private static long[][] binomials(int dice) {
        long[][] ways = new long[dice + 1][dice + 1];
        for (int all = 0; all <= dice; all++) {
            ways[all][0] = 1;
            for (int some = 1; some <= all; some++) {
                ways[all][some] = ways[all - 1][some - 1] + ways[all - 1][some];
            }
        }
        return ways;
    }

    /** One more than the greatest total of this many dice. */
    public static int totals(int inTotal) {
        return 12 * inTotal + 1;
    }

    /** The weights for one target; one that no total reaches is fastest. */
    public static long[] reaching(int[] counts, int inTotal, int target, Hands hands, boolean ones) {
        PoolKernel kernel = new PoolKernel(counts, inTotal, inTotal, hands, Math.max(0, target), ones);
        kernel.run();
        return kernel.plain ? kernel.rows[0] : kernel.every[0].row(target);
    }

    /** The weights for every target. */
    public static Targets everyTarget(int[] counts, int inTotal, Hands hands) {
        return everyTarget(counts, inTotal, inTotal, hands)[0];
    }

    /** The weights for every target, with the fewest dice in the total, one more, and so on to the most. */
    public static Targets[] everyTarget(int[] counts, int fewest, int most, Hands hands) {
        PoolKernel kernel = new PoolKernel(counts, fewest, most, hands, Joins.EVERY_TARGET, false);
        kernel.run();
        return kernel.every;
    }

    /** How many sums and products every target takes: a measure of time that no machine changes. */
    static long steps(int[] counts, int inTotal, Hands hands) {
        PoolKernel kernel = new PoolKernel(counts, inTotal, inTotal, hands, Joins.EVERY_TARGET, false);
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
            tails();
            int possible = from(smallest(threshold));
            for (quota = 0; quota <= Math.min(most, possible); quota++) {
                Arrays.fill(states[0], 0);
                reached[0] = 0;
                states[0][0] = 1;
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
        if (!plain && size > 0) {
            keepFree(size, up, ways);
            keepTaken(size, up, ways);
        }
        if (size == LAST) {
            for (int n = Math.max(fewest, up + quota); n <= most; n++) {
                settle(n, n - quota - up, ways);
            }
            return;
        }
        int least = fewest - quota;
        int greatest = plain || quota == 0 ? most - quota : most - quota + 1;
        int later = from(Math.max(size + 1, smallest(threshold + 1)));
        // A state that has seen fewer dice at the threshold can no longer reach the quota.
        int useful = quota - from(Math.max(size + 1, smallest(threshold)));
        for (int here = counts[size]; here >= 0 && up + here + later >= least; here--) {
            long[] same = up + here <= greatest ? above.same(threshold, size, here) : NONE;
            if (same.length > 0) {
                hand(size);
                node(size + 1, up + here, here == 0 ? ways : Above.addProduct(NONE, ways, same, 0));
            }
            if (here > 0) {
                step(size, Math.max(0, useful - here));
            }
        }
    }

    // One more die of this size at or below the threshold. Phases before "first" can no longer reach the quota. A state
    // leads only
    // to later states, so the array is changed in place, last state first.
    private void step(int size, int first) {
        long below = Math.max(0, Math.min(sides(size), threshold - 1) - 1);
        int at = sides(size) >= threshold ? 1 : 0;
        for (int phase = reached[size]; phase >= first; phase--) {
            if (width > 1) {
                stepWithOnes(size, phase, below, at);
            } else if (phase > quota) {
                push(size, phase, phase, below + at);
            } else {
                if (at > 0 && phase < quota) {
                    pass(size, phase);
                } else if (at > 0) {
                    push(size, phase, phase + 1, 1);
                }
                push(size, phase, phase, below);
            }
        }
        reached[size] = Math.min(quota + 1, reached[size] + at);
    }

    // One more spare die, which can fall in this many ways.
    private void push(int size, int phase, int next, long ways) {
        long[] state = states[size];
        int[] pushes = hands.pushed(size);
        int from = phase * tops;
        int to = next * tops;
        int count = ways == 0 ? 0 : hands.below(size + 1);
        steps += count;
        for (int top = count - 1; top >= 0; top--) {
            state[to + pushes[top]] += state[from + top] * ways;
        }
    }

    // A die at the threshold that is in the total.
    private void pass(int size, int phase) {
        long[] state = states[size];
        int from = phase * tops;
        int to = from + tops;
        int count = hands.below(size + 1);
        steps += count;
        for (int top = 0; top < count; top++) {
            state[to + top] += state[from + top];
        }
    }

    private void stepWithOnes(int size, int phase, long below, int at) {
        long[] state = states[size];
        int[] pushes = hands.pushed(size);
        int next = Math.min(phase, quota) + 1;
        for (int top = hands.below(size + 1) - 1; top >= 0; top--) {
            int from = (phase * tops + top) * width;
            int belowGoes = (phase * tops + pushes[top]) * width;
            int atGoes = (next * tops + (phase < quota ? top : pushes[top])) * width;
            for (int one = width - 1; one >= 0; one--) {
                long weight = state[from + one];
                if (weight != 0) {
                    state[from + one] = 0;
                    state[from + one + 1] += weight;
                    state[belowGoes + one] += weight * below;
                    state[atGoes + one] += weight * at;
                }
            }
        }
    }

    // The states of a size become those of the next one. Those of more dice at the threshold than were reached are 0.
    private void hand(int size) {
        if (size + 1 == LAST) {
            return;
        }
        int used = (reached[size] + 1) * tops * width;
        System.arraycopy(states[size], 0, states[size + 1], 0, used);
        Arrays.fill(states[size + 1], used, (quota + 2) * tops * width, 0);
        reached[size + 1] = reached[size];
    }

    // All dice of the largest size at once, because nothing follows them. The largest spare die is the effect die for
    // every target:
    // there is no larger one to take.
    private void settle(int n, int high, long[] ways) {
        long[] same = above.same(threshold, LAST, high);
        int others = counts[LAST] - high;
        // Where smaller dice are the effect, a target decides: that is for the joins.
        if (same.length == 0 || (!plain && others == 0)) {
            return;
        }
        Arrays.fill(folded, 0);
        for (int phase = Math.max(0, quota + 1 - others); phase <= reached[LAST - 1]; phase++) {
            if (width == 1) {
                weigh(phase, others);
            } else {
                pushLastWithOnes(phase, others);
            }
        }
        if (width == 1) {
            pushLast(Math.max(0, quota + 1 - others));
        }
        long[] together = Above.addProduct(NONE, ways, same, 0);
        long[] row = rows[n - fewest];
        int from = width;
        int first = plain ? 0 : hands.start(LAST) * width;
        int last = hands.count() * width;
        steps += together.length * (long) (last - first);
        for (int excess = 0; excess < together.length; excess++) {
            long factor = together[excess];
            int to = (n * threshold + excess) * last;
            for (int i = first; factor != 0 && i < last; i++) {
                row[to + i] += factor * folded[from + i];
            }
        }
    }

    // For the states of one phase: in how many ways the other dice of the largest size leave each number of spare dice.
    // The dice
    // that are still missing at the threshold must be among them. A hand shows only its largest dice, so further ones
    // count together.
    private void weigh(int phase, int others) {
        int missing = quota + 1 - phase;
        int inTotal = Math.max(0, missing - 1);
        int line = phase * (hands.depth() + 1);
        Arrays.fill(lastWeights, line, line + hands.depth() + 1, 0);
        for (int usable = Math.max(inTotal, missing); usable <= others; usable++) {
            lastWeights[line + Math.min(usable - inTotal, hands.depth())] +=
                    binomials[others][usable] * tails[usable][missing];
        }
    }

    private void pushLast(int first) {
        long[] state = states[LAST - 1];
        int before = hands.below(LAST);
        for (int spare = plain ? 0 : 1; spare <= hands.depth(); spare++) {
            Arrays.fill(sums, 0, before, 0);
            for (int phase = first; phase <= reached[LAST - 1]; phase++) {
                long weight = lastWeights[phase * (hands.depth() + 1) + spare];
                int from = phase * tops;
                steps += weight == 0 ? 0 : before;
                for (int top = 0; top < before && weight != 0; top++) {
                    sums[top] += weight * state[from + top];
                }
            }
            int[] pushes = lastPushes[spare];
            for (int top = 0; top < before; top++) {
                folded[pushes[top]] += sums[top];
            }
        }
    }

    // The same by the number of ones, which are the dice that are neither in the total nor spare.
    private void pushLastWithOnes(int phase, int others) {
        long[] state = states[LAST - 1];
        int missing = quota + 1 - phase;
        int inTotal = Math.max(0, missing - 1);
        for (int usable = Math.max(inTotal, missing); usable <= others; usable++) {
            long weight = binomials[others][usable] * tails[usable][missing];
            int[] pushes = lastPushes[Math.min(usable - inTotal, hands.depth())];
            int ones = others - usable;
            for (int top = 0; top < hands.below(LAST); top++) {
                int from = (phase * tops + top) * width;
                int to = pushes[top] * width + ones;
                for (int one = 0; one < width - ones; one++) {
                    folded[to + one] += weight * state[from + one];
                }
            }
        }
    }

    // tails[u][d]: in how many ways u dice of the largest size are usable, d or more of them at the threshold.
    private void tails() {
        for (int usable = 0; usable < tails.length; usable++) {
            long below = 1;
            long sum = 0;
            for (int at = usable; at >= 0; at--) {
                sum += binomials[usable][at] * below;
                below *= threshold - 2;
                tails[usable][at] = sum;
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
        free[size][done] =
                keep(free[size][done], excesses(size, done), ways, states[Math.min(size, LAST - 1)], from, length);
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
        long[] state = states[Math.min(size, LAST - 1)];
        int[] pushes = hands.pushed(size);
        int first = hands.below(size);
        int length = hands.reached(size) * width;
        Arrays.fill(folded, 0, length, 0);
        for (int phase = quota; phase <= quota + 1; phase++) {
            for (int top = 0; top < first && width == 1; top++) {
                folded[pushes[top] - first] += state[phase * tops + top];
            }
            for (int top = 0; top < first && width > 1; top++) {
                int from = (phase * tops + top) * width;
                int to = (pushes[top] - first) * width;
                for (int one = 0; one < width; one++) {
                    folded[to + one] += state[from + one];
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
