package io.github.crisisrules.heroic.kernel;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/*
 * The sweep of PoolKernel through the sizes at one threshold t, smallest size first. It chooses the number of dice
 * of each size that are above t. The other dice are at t, below it, or show 1.
 *
 * Layout. The other dice are counted in lanes: weights by multiset of spare dice (Hands) and, if requested, by
 * ones. In lane d, d dice are at t, and all of them are in the total. In lane most + 1 + q, more than q dice are
 * at t; the first q of them, which are the smallest, are in the total, and the others are spare. So one sweep
 * serves every number q of dice at t in the total: they share the lanes 0 to q.
 *
 * The largest size comes last, all its dice at once. Dice above t are convolved by excess (DiceAboveThreshold). The results for
 * smaller sizes are added up by the number of their dice in the total, whether above or at t, and do not depend on
 * n. So one sweep serves every n.
 *
 * Cost: about (n+5 choose 5) choices of dice above t, 2n + 2 lanes of at most 56 multisets for each die.
 */
/** The dice below a threshold, at it and above it. */
final class SizeSweep {
    private static final int LAST = Hands.SIZES - 1;
    private static final long[] NONE = {};
    private static final long[] ONE = {1};

    private final int[] counts;
    // The number of dice of this size or a larger one.
    private final int[] from = new int[Hands.SIZES + 1];
    private final int fewest;
    private final int most;
    private final Hands hands;
    private final int width;
    private final DiceAboveThreshold above;
    // The requested result: the greatest total goes into "row", everything that targets need into "excess".
    private final long[] row;
    private final @Nullable ExcessWeights excess;
    private final int lane;
    private final long[][] states = new long[LAST][];
    // The number of dice so far that can be at the threshold.
    private final int[] seen = new int[LAST];
    private final long[] folded;
    private final long[] sums;
    // For the dice of the largest size: the ways to choose some of them, the ways to show certain faces, the
    // weights of the dice that they leave spare, and the hands after several of them are added on top.
    private final long[][] binomials;
    private final long[][] tails;
    private final long[] weights;
    private final int[][] pushes;
    private int threshold;
    private long steps;

    /**
     * Creates a sweep for totals of {@code fewest} to {@code most} dice. Without {@code excess} both numbers are
     * equal, and the greatest totals go into {@code row}.
     */
    SizeSweep(
            int[] counts,
            int fewest,
            int most,
            Hands hands,
            int width,
            DiceAboveThreshold above,
            long[] row,
            @Nullable ExcessWeights excess) {
        this.counts = counts;
        this.fewest = fewest;
        this.most = most;
        this.hands = hands;
        this.width = width;
        this.above = above;
        this.row = row;
        this.excess = excess;
        for (int size = LAST; size >= 0; size--) {
            from[size] = from[size + 1] + counts[size];
        }
        this.lane = (hands.count() + 1) * width;
        for (int size = 0; size < LAST; size++) {
            states[size] = new long[2 * (most + 1) * lane];
        }
        this.folded = new long[lane];
        this.sums = new long[hands.below(LAST)];
        this.binomials = binomials(counts[LAST]);
        this.tails = new long[counts[LAST] + 1][counts[LAST] + 1];
        this.weights = new long[(counts[LAST] + 1) * (most + 2) * (hands.depth() + 1)];
        this.pushes = hands.pushedOften(LAST);
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

    /** Sweeps at the given threshold and adds the result to the row, or to the excess weights after clearing them. */
    void at(int face) {
        threshold = face;
        if (excess != null) {
            excess.clear(threshold);
        }
        // Some die outside the total has to show the threshold.
        if (from[smallest(threshold)] <= fewest) {
            return;
        }
        tails();
        weigh();
        Arrays.fill(states[0], 0);
        states[0][0] = 1;
        seen[0] = 0;
        node(0, 0, ONE);
    }

    long steps() {
        return excess == null ? steps : steps + excess.steps();
    }

    // The smallest size that can show this face.
    private static int smallest(int face) {
        return Math.max(0, (face - 3) / 2);
    }

    // The sizes below "size" are done, with "up" dice above, whose excesses are in "ways"; the other dice are in
    // the lanes.
    private void node(int size, int up, long[] ways) {
        // The minimum number of dice at the threshold in the total, because only the remaining dice can still be
        // above it.
        int least = Math.max(0, fewest - up - from[Math.max(size, smallest(threshold + 1))]);
        if (excess != null && size > 0) {
            int level = Math.min(size, LAST - 1);
            excess.free(size, up, ways, least, states[level], seen[level]);
            excess.taken(size, up, ways, least, states[level], seen[level]);
        }
        if (size == LAST) {
            settle(up, ways, least);
            return;
        }
        int at = PoolKernel.sides(size) >= threshold ? 1 : 0;
        int laterAbove = from[Math.max(size + 1, smallest(threshold + 1))];
        int laterAt = from[Math.max(size + 1, smallest(threshold))];
        for (int here = counts[size]; here >= 0; here--) {
            long[] same = up + here <= most ? above.same(threshold, size, here) : NONE;
            if (same.length > 0 && fewest < up + here + seen[size] + laterAt) {
                hand(size);
                node(size + 1, up + here, here == 0 ? ways : DiceAboveThreshold.addProduct(NONE, ways, same, 0));
            }
            if (here > 0) {
                int needed = Math.max(0, fewest - (up + here - 1) - laterAbove);
                step(size, needed, Math.max(0, needed - (here - 1) * at - laterAt), most - up);
            }
        }
    }

    // Adds one more die of this size at or below the threshold. The total needs "least" to "greatest" dice at the
    // threshold; a lane with fewer than "first" can no longer get there. A multiset leads only to later ones, so
    // the lanes are changed in place.
    private void step(int size, int least, int first, int greatest) {
        long below = Math.max(0, Math.min(PoolKernel.sides(size), threshold - 1) - 1);
        int at = PoolKernel.sides(size) >= threshold ? 1 : 0;
        for (int quota = Math.min(greatest, seen[size] - 1); quota >= least; quota--) {
            push(size, most + 1 + quota, below + at);
        }
        for (int quota = Math.min(greatest, seen[size]); at > 0 && quota >= least; quota--) {
            leave(size, quota, most + 1 + quota);
        }
        for (int dice = Math.min(greatest, seen[size] + at); dice >= first; dice--) {
            if (dice <= seen[size]) {
                push(size, dice, below);
            }
            if (at > 0 && dice > 0) {
                pass(size, dice);
            }
        }
        seen[size] += at;
    }

    // Adds one more die that shows 1, or is spare in this many ways.
    private void push(int size, int in, long ways) {
        if (width > 1) {
            pushWithOnes(size, in, ways);
            return;
        }
        long[] state = states[size];
        int[] pushed = hands.pushed(size);
        int place = in * lane;
        int count = ways == 0 ? 0 : hands.below(size + 1);
        steps += count;
        for (int top = count - 1; top >= 0; top--) {
            state[place + pushed[top]] += state[place + top] * ways;
        }
    }

    private void pushWithOnes(int size, int in, long ways) {
        long[] state = states[size];
        int[] pushed = hands.pushed(size);
        for (int top = hands.below(size + 1) - 1; top >= 0; top--) {
            int place = in * lane + top * width;
            int goes = in * lane + pushed[top] * width;
            for (int one = width - 1; one >= 0; one--) {
                long weight = state[place + one];
                if (weight != 0) {
                    state[place + one] = 0;
                    state[place + one + 1] += weight;
                    state[goes + one] += weight * ways;
                }
            }
        }
    }

    // Adds one more die at the threshold than the total takes; it is spare.
    private void leave(int size, int quota, int into) {
        long[] state = states[size];
        int[] pushed = hands.pushed(size);
        int count = hands.below(size + 1);
        steps += (long) count * width;
        for (int top = 0; top < count; top++) {
            int place = quota * lane + top * width;
            int goes = into * lane + pushed[top] * width;
            for (int one = 0; one < width; one++) {
                state[goes + one] += state[place + one];
            }
        }
    }

    // Adds one more die at the threshold, in the total.
    private void pass(int size, int into) {
        long[] state = states[size];
        int count = hands.below(size + 1) * width;
        int to = into * lane;
        steps += count;
        for (int i = 0; i < count; i++) {
            state[to + i] += state[to - lane + i];
        }
    }

    // Copies the lanes of a size to the next one. The lanes of more dice at the threshold than were seen are 0.
    private void hand(int size) {
        if (size + 1 == LAST) {
            return;
        }
        int both = (most + 1) * lane;
        int dice = Math.min(both, (seen[size] + 1) * lane);
        int more = Math.min(both, seen[size] * lane);
        long[] next = states[size + 1];
        System.arraycopy(states[size], 0, next, 0, dice);
        Arrays.fill(next, dice, both, 0);
        System.arraycopy(states[size], both, next, both, more);
        Arrays.fill(next, both + more, 2 * both, 0);
        seen[size + 1] = seen[size];
    }

    // Handles all dice of the largest size at once, because nothing follows them. The largest spare die is the
    // effect die for every target, because there is no larger one to take.
    private void settle(int up, long[] ways, int least) {
        for (int quota = least; quota + up <= most; quota++) {
            int done = quota + up;
            for (int n = Math.max(fewest, done); n <= most; n++) {
                long[] same = above.same(threshold, LAST, n - done);
                int others = counts[LAST] - n + done;
                // If a smaller die is the effect die, the target decides, which the other excess weights cover.
                boolean isEnough = others >= (excess == null ? 0 : 1) && quota < seen[LAST - 1] + others;
                if (same.length > 0 && isEnough) {
                    fold(quota, others);
                    if (excess == null) {
                        add(n * threshold, DiceAboveThreshold.addProduct(NONE, ways, same, 0));
                    } else {
                        excess.last(done, n - done, ways, folded);
                    }
                }
            }
        }
    }

    // Computes the hands once the other dice of the largest size have fallen: some complete the total at the
    // threshold, some are spare.
    private void fold(int quota, int others) {
        Arrays.fill(folded, 0);
        int first = Math.max(0, quota + 1 - others);
        int end = Math.min(quota, seen[LAST - 1]);
        if (width > 1) {
            for (int dice = first; dice <= end; dice++) {
                foldWithOnes(dice, quota + 1 - dice, others);
            }
            foldWithOnes(most + 1 + quota, 0, others);
            return;
        }
        int before = hands.below(LAST);
        int line = weight(others, 0);
        int depth = hands.depth();
        for (int spare = excess == null ? 0 : 1; spare <= Math.min(others, depth); spare++) {
            Arrays.fill(sums, 0);
            for (int dice = first; dice <= end; dice++) {
                sum(dice, weights[line + (quota + 1 - dice) * (depth + 1) + spare], before);
            }
            sum(most + 1 + quota, weights[line + spare], before);
            int[] pushed = pushes[spare];
            for (int top = 0; top < before; top++) {
                folded[pushed[top]] += sums[top];
            }
        }
    }

    private void sum(int in, long weight, int before) {
        long[] state = states[LAST - 1];
        int place = in * lane;
        int count = weight == 0 ? 0 : before;
        steps += count;
        for (int top = 0; top < count; top++) {
            sums[top] += weight * state[place + top];
        }
    }

    // Folds by the number of ones, which are the dice that are neither in the total nor spare.
    private void foldWithOnes(int in, int missing, int others) {
        long[] state = states[LAST - 1];
        int inTotal = Math.max(0, missing - 1);
        for (int usable = missing; usable <= others; usable++) {
            long weight = binomials[others][usable] * tails[usable][missing];
            int[] pushed = pushes[Math.min(usable - inTotal, hands.depth())];
            int ones = others - usable;
            for (int top = 0; top < hands.below(LAST); top++) {
                int place = in * lane + top * width;
                int to = pushed[top] * width + ones;
                for (int one = 0; one < width - ones; one++) {
                    folded[to + one] += weight * state[place + one];
                }
            }
        }
    }

    // tails[u][d]: the number of ways in which u dice of the largest size are usable, d or more of them at the
    // threshold.
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

    private int weight(int others, int missing) {
        return (others * (most + 2) + missing) * (hands.depth() + 1);
    }

    // Computes the number of ways in which dice of the largest size that are not above leave each number of them
    // spare, where "missing" dice are needed at the threshold: one more than the total still takes. A hand shows
    // only its largest dice, so further ones count together.
    private void weigh() {
        Arrays.fill(weights, 0);
        for (int others = 0; others <= counts[LAST]; others++) {
            for (int missing = 0; missing <= Math.min(others, most + 1); missing++) {
                int inTotal = Math.max(0, missing - 1);
                int line = weight(others, missing);
                for (int usable = missing; usable <= others; usable++) {
                    weights[line + Math.min(usable - inTotal, hands.depth())] +=
                            binomials[others][usable] * tails[usable][missing];
                }
            }
        }
    }

    // Adds ways times hands to the row, from this total on.
    private void add(int total, long[] ways) {
        int length = lane - width;
        steps += ways.length * (long) length;
        for (int i = 0; i < length; i++) {
            long weight = folded[width + i];
            int to = total * length + i;
            for (int excess = 0; weight != 0 && excess < ways.length; excess++) {
                row[to] += weight * ways[excess];
                to += length;
            }
        }
    }
}
