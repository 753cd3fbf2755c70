package io.github.crisisrules.heroic.kernel;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/*
 * The last part of PoolKernel: smaller sizes, as its walks leave them, joined with the dice above the threshold t of larger sizes.
 *
 * Layout. free[s][d] and taken[s][d] are tables by excess and hand: what sizes below s come to where d of them are in the
 * total. All other dice of the total, n - d, are of size s and up and above t. Tables are joined by convolution of excesses.
 *
 * free: the target does not allow any die above to be taken, because each costs too much. With "slack" between the greatest total
 * and the target, all of them show more than t + slack.
 * taken: one of size s is taken. The lowest of that size costs c, and so shows t + c. Larger ones all show more than t + slack.
 *
 * The "lead" is the distance of the final total from the target: the slack, less the cost of a die that is taken. The ways of all
 * larger dice are first added up by lead, over every cost and slack. These are short arrays without hands. Then each table is joined
 * once for each lead.
 *
 * One target. If only one target is asked for, a lead stands for one total, and each join gives a single line.
 *
 * Cost: for each t, size, number of dice and lead one convolution of a few dozen excesses, times the hands of one size.
 */
/** Smaller dice joined with larger ones. */
final class Joins {
    /** Every target is asked for, not a single one. */
    static final int EVERY_TARGET = -1;

    private static final int LAST = Integer.MAX_VALUE;
    private static final long[] NONE = {};
    private static final long[] ONE = {1};

    private final int[] counts;
    private final int fewest;
    private final int most;
    private final Hands hands;
    private final int width;
    private final int target;
    private final Above above;
    private final Targets[] every;
    private final long[] joined;
    private int threshold;
    // The cells of a table's line: where they go in a line of all hands, and how many there are.
    private int first;
    private int length;
    private int ones;
    // The totals that were multiplied.
    private int from;
    private int to;
    private long steps;

    Joins(int[] counts, int fewest, int most, Hands hands, int width, int target, Above above, Targets[] every) {
        this.counts = counts;
        this.fewest = fewest;
        this.most = most;
        this.hands = hands;
        this.width = width;
        this.target = target;
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
            for (int high = 0; high <= most; high++) {
                free(free[size], size, high);
                taken(taken[size], size, high);
            }
        }
    }

    // Whether a table is joined with this many larger dice, for any number of dice in the total.
    private boolean isAny(long[] @Nullable [] tables, int high) {
        for (int n = Math.max(fewest, high); n <= most; n++) {
            if (tables[n - high] != null) {
                return true;
            }
        }
        return false;
    }

    private void free(long[] @Nullable [] tables, int size, int high) {
        if (!isAny(tables, high)) {
            return;
        }
        cells(hands.start(size - 1), hands.start(size) - hands.start(size - 1), ones(size, high));
        long[] all = above.all(threshold, size, high);
        long[][] leads = freeLeads(size, high);
        for (int n = Math.max(fewest, high); n <= most; n++) {
            long[] low = tables[n - high];
            if (low != null && high == 0) {
                into(every[n - fewest].always, n, 0, LAST, low, ONE);
            } else if (low != null) {
                into(every[n - fewest].highest, n, 0, target < 0 ? LAST : target, low, all);
                near(every[n - fewest].near, n, low, leads);
            }
        }
    }

    // All dice above show more than the slack, which is the lead.
    private long[][] freeLeads(int size, int high) {
        long[][] leads = new long[Targets.BAND][];
        Arrays.fill(leads, NONE);
        for (int slack = 1; slack < 12 - threshold && high > 0; slack++) {
            leads[slack] = add(NONE, above.all(threshold + slack, size, high), high * slack);
        }
        return leads;
    }

    private void taken(long[] @Nullable [] tables, int size, int high) {
        if (high == 0 || !isAny(tables, high)) {
            return;
        }
        cells(hands.start(size), hands.reached(size), ones(size, high));
        long[] alone = alone(size, high);
        long[][] leads = takenLeads(size, high);
        for (int n = Math.max(fewest, high); n <= most; n++) {
            long[] low = tables[n - high];
            if (low != null) {
                into(every[n - fewest].taken, n, Math.max(0, target), LAST, low, alone);
                near(every[n - fewest].near, n, low, leads);
            }
        }
    }

    private void cells(int hand, int count, int ones) {
        this.first = hand * width + ones;
        this.length = count * width;
        this.ones = ones;
    }

    // All dice above are of this size, and the lowest is taken: ways by the excess of the others.
    private long[] alone(int size, int dice) {
        long[] ways = NONE;
        for (int cost = 1; cost <= PoolKernel.sides(size) - threshold; cost++) {
            ways = add(ways, above.lowest(threshold + cost - 1, size, dice), dice * (cost - 1) - cost);
        }
        return ways;
    }

    // The lowest of this size is taken, and there are larger dice above: ways by lead, then by the excess of the
    // others.
    private long[][] takenLeads(int size, int dice) {
        long[][] leads = new long[Targets.BAND][];
        Arrays.fill(leads, NONE);
        for (int here = 1; here < dice && here <= counts[size]; here++) {
            int high = dice - here;
            for (int cost = 1; cost <= PoolKernel.sides(size) - threshold; cost++) {
                long[] own = above.lowest(threshold + cost - 1, size, here);
                for (int slack = cost; slack < 12 - threshold && own.length > 0; slack++) {
                    long[] larger = above.all(threshold + slack, size + 1, high);
                    steps += own.length * (long) larger.length;
                    leads[slack - cost] =
                            Above.addProduct(leads[slack - cost], own, larger, here * (cost - 1) + high * slack - cost);
                }
            }
        }
        return leads;
    }

    // The sum of ways and of others, whose excesses count from a place.
    private static long[] add(long[] sum, long[] ways, int from) {
        if (ways.length == 0) {
            return sum;
        }
        // The place may lie before the array: no dice have an excess of 0.
        long[] result = sum.length >= ways.length + from ? sum : Arrays.copyOf(sum, ways.length + from);
        for (int i = Math.max(0, -from); i < ways.length; i++) {
            result[from + i] += ways[i];
        }
        return result;
    }

    // Dice of this size and up that are not above show 1.
    private int ones(int size, int high) {
        int dice = 0;
        for (int one = size; one < Hands.SIZES; one++) {
            dice += counts[one];
        }
        return width == 1 ? 0 : dice - high;
    }

    // What lies at or above the target, by its lead.
    private void near(long[] near, int n, long[] low, long[][] leads) {
        for (int lead = 0; lead < leads.length; lead++) {
            int least = Math.max(0, target) + lead;
            multiply(n, least, target < 0 ? LAST : least, low, leads[lead]);
            add(near, Targets.line(0, lead) - lead * Targets.BAND, Targets.BAND);
        }
    }

    private void into(long[] into, int n, int least, int greatest, long[] low, long[] ways) {
        multiply(n, least, greatest, low, ways);
        add(into, 0, 1);
    }

    // Every excess below with every excess above, for the totals of n dice from the least to the greatest.
    private void multiply(int n, int least, int greatest, long[] low, long[] ways) {
        int rows = low.length / length;
        int base = n * threshold;
        from = Math.max(base, least);
        to = ways.length == 0 ? from - 1 : Math.min(base + rows + ways.length - 2, greatest);
        if (to < from) {
            return;
        }
        Arrays.fill(joined, 0, (to - from + 1) * length, 0);
        for (int i = 0; i < ways.length; i++) {
            long factor = ways[i];
            int start = Math.max(0, from - base - i) * length;
            int end = factor == 0 ? 0 : Math.min(rows, to - base - i + 1) * length;
            int place = (base + i - from) * length;
            steps += Math.max(0, end - start);
            for (int k = start; k < end; k++) {
                joined[place + k] += factor * low[k];
            }
        }
    }

    // Adds what was multiplied to lines a stride apart.
    private void add(long[] into, int line, int stride) {
        int cells = hands.count() * width;
        for (int total = from; total <= to; total++) {
            int place = (line + total * stride) * cells + first;
            int row = (total - from) * length;
            for (int i = 0; i < length - ones; i++) {
                into[place + i] += joined[row + i];
            }
        }
    }
}
