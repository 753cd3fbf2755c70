package io.github.crisisrules.heroic.kernel;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/*
 * The last part of PoolKernel: smaller sizes, as its walks leave them, joined with the dice above the threshold t of larger sizes.
 *
 * Layout. free[s][d] and taken[s][d] are tables by excess and hand: what sizes below s come to where d of them are in the
 * total. All other dice of the total, n - d, are of size s and up and above t. Tables are joined by convolution of excesses.
 *
 * free: no die above costs so little that the target allows to take it. With "slack" between the greatest total and the
 * target, all of them show more than t + slack.
 * taken: one of size s is taken. The lowest of that size costs c, and so shows t + c; that is one more convolution, which
 * does not depend on the slack. Larger ones all show more than t + slack.
 *
 * Cost: for each t, size, number of dice, cost and slack one convolution of a few dozen excesses, times the hands of one size.
 */
/** Smaller dice joined with larger ones. */
final class Joins {
    private static final long[] ONE = {1};

    private final int[] counts;
    private final int fewest;
    private final int most;
    private final Hands hands;
    private final int width;
    private final Above above;
    private final Targets[] every;
    private final long[] joined;
    private int threshold;
    private long steps;

    Joins(int[] counts, int fewest, int most, Hands hands, int width, Above above, Targets[] every) {
        this.counts = counts;
        this.fewest = fewest;
        this.most = most;
        this.hands = hands;
        this.width = width;
        this.above = above;
        this.every = every;
        this.joined = new long[PoolKernel.totals(most) * hands.count() * width];
    }

    long steps() {
        return steps;
    }

    /** Adds what the walks at one threshold have left. */
    void join(int threshold, long[][] @Nullable [] free, long[][] @Nullable [] taken) {
        this.threshold = threshold;
        for (int size = 1; size < Hands.SIZES; size++) {
            for (int done = 0; done <= most; done++) {
                for (int n = Math.max(fewest, done); n <= most && free[size][done] != null; n++) {
                    free(n, free[size][done], size, n - done);
                }
            }
            for (int cost = 1; cost <= PoolKernel.sides(size) - threshold; cost++) {
                taken(withOwnSize(taken[size], size, cost), size, cost);
            }
        }
    }

    private void free(int n, long[] low, int size, int high) {
        Targets targets = every[n - fewest];
        int total = n * threshold;
        int first = hands.start(size - 1);
        int length = (hands.start(size) - first) * width;
        if (high == 0) {
            into(targets.always, total, 1, 0, low, length, first, ONE, ones(size, 0));
            return;
        }
        int ones = ones(size, high);
        into(targets.highest, total, 1, 0, low, length, first, above.all(threshold, size, high), ones);
        for (int slack = 1; slack < 12 - threshold; slack++) {
            int raised = high * slack;
            int line = Targets.line(total - slack, total) + raised * Targets.BAND;
            int least = slack - total - raised;
            into(
                    targets.near,
                    line,
                    Targets.BAND,
                    least,
                    low,
                    length,
                    first,
                    above.all(threshold + slack, size, high),
                    ones);
        }
    }

    // By the number of dice in the total, together with those above of this size, the lowest of which costs so much.
    private long[] @Nullable [] withOwnSize(long[] @Nullable [] low, int size, int cost) {
        int length = hands.reached(size) * width;
        int reach = PoolKernel.sides(size) - threshold;
        long[] @Nullable [] tables = new long[most + 1][];
        for (int done = 0; done < most; done++) {
            long[] smaller = low[done];
            for (int here = 1; here <= Math.min(counts[size], most - done) && smaller != null; here++) {
                long[] table = tables[done + here];
                if (table == null) {
                    table = new long[((done + here) * reach + 1) * length];
                    tables[done + here] = table;
                }
                int ones = width == 1 ? 0 : counts[size] - here;
                long[] ways = above.lowest(threshold + cost - 1, size, here);
                multiply(table, here * (cost - 1) * length + ones, smaller, ways, length);
            }
        }
        return tables;
    }

    private void taken(long[] @Nullable [] tables, int size, int cost) {
        int first = hands.start(size);
        int length = hands.reached(size) * width;
        for (int done = 1; done <= most; done++) {
            long[] low = tables[done];
            for (int n = Math.max(fewest, done); n <= most && low != null; n++) {
                Targets targets = every[n - fewest];
                int total = n * threshold;
                int high = n - done;
                int ones = ones(size + 1, high);
                if (high == 0) {
                    into(targets.taken, total - cost, 1, cost - total, low, length, first, ONE, ones);
                }
                for (int slack = cost; slack < 12 - threshold && high > 0; slack++) {
                    int raised = high * slack;
                    int line = Targets.line(total - slack, total - cost) + raised * Targets.BAND;
                    int least = slack - total - raised;
                    long[] ways = above.all(threshold + slack, size + 1, high);
                    into(targets.near, line, Targets.BAND, least, low, length, first, ways, ones);
                }
            }
        }
    }

    // Dice of this size and up that are not above show 1.
    private int ones(int size, int high) {
        int dice = 0;
        for (int one = size; one < Hands.SIZES; one++) {
            dice += counts[one];
        }
        return width == 1 ? 0 : dice - high;
    }

    // Adds every excess below with every excess above, where their sum is "least" or more, to lines a stride apart.
    private void into(
            long[] into, int line, int stride, int least, long[] low, int length, int hand, long[] ways, int ones) {
        if (ways.length == 0) {
            return;
        }
        int sums = low.length / length + ways.length - 1;
        Arrays.fill(joined, 0, sums * length, 0);
        multiply(joined, 0, low, ways, length);
        int cells = hands.count() * width;
        for (int sum = Math.max(0, least); sum < sums; sum++) {
            int place = (line + sum * stride) * cells + hand * width + ones;
            for (int i = 0; i < length - ones; i++) {
                into[place + i] += joined[sum * length + i];
            }
        }
    }

    // Lines of the product begin at a place.
    private void multiply(long[] product, int place, long[] low, long[] ways, int length) {
        for (int i = 0; i < ways.length; i++) {
            long factor = ways[i];
            int to = place + i * length;
            int end = factor == 0 ? 0 : Math.min(low.length, product.length - to);
            steps += end;
            for (int k = 0; k < end; k++) {
                product[to + k] += factor * low[k];
            }
        }
    }
}
