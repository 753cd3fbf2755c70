package io.github.crisisrules.heroic.kernel;

/*
 * The last stage of PoolKernel: joins the smaller sizes, as a SizeSweep leaves them, with the dice of larger sizes
 * above the threshold t.
 *
 * Layout. A matrix of ExcessWeights covers d dice of the total. The other n - d dice have larger sizes and are above t.
 * Both parts are joined by convolution of their excesses.
 *
 *   free: the target does not allow any die above t to be taken, because each costs too much. With "slack" between
 *     the greatest total and the target, all of them show more than t + slack.
 *   taken: one die of size s is taken. The lowest die of that size costs c, and so shows t + c. All larger dice
 *     show more than t + slack.
 *
 * The "lead" is the distance of the final total from the target: the slack minus the cost of a die that is taken.
 * The ways of all larger dice are first added up by lead, over every cost and slack. Then each matrix is joined
 * once for each lead. The ways in which a die is taken are indexed by the faces of the other dice. They do not
 * depend on t, except that the die taken shows more than t: each t adds the ways in which it shows t + 1 to those
 * of the next higher t.
 *
 * One target. If only one target is requested, a lead stands for one total, and each join gives a single line.
 *
 * Cost: for each t, size, number of dice and lead one convolution of a few dozen excesses, times the number of
 * hands of one size.
 */
/** The join of smaller dice with larger ones. */
final class PoolJoin {
    /** Requests every target instead of a single one. */
    static final int EVERY_TARGET = -1;

    private static final int LAST = Integer.MAX_VALUE;
    private static final long[] ONE = {1};

    private final int[] counts;
    private final int fewest;
    private final int most;
    private final Hands hands;
    private final int width;
    private final int target;
    private final DiceAboveThreshold above;
    private final TargetWeights[] every;
    // Ways by size, number of dice above, and sum of all faces except the one taken.
    private final long[][][] alone;
    private final long[][][][] leads;
    private int threshold;
    // The matrix being joined: the size of its effect die, the cells of a line, and the number of ones among all
    // larger dice.
    private int effect;
    private int length;
    private int ones;
    private long steps;

    PoolJoin(int[] counts, int fewest, int most, Hands hands, int width, int target, DiceAboveThreshold above) {
        this.counts = counts;
        this.fewest = fewest;
        this.most = most;
        this.hands = hands;
        this.width = width;
        this.target = target;
        this.above = above;
        this.every = new TargetWeights[most - fewest + 1];
        for (int i = 0; i < every.length; i++) {
            every[i] = new TargetWeights(PoolKernel.totals(fewest + i), hands, width);
        }
        this.alone = new long[Hands.SIZES][most + 1][];
        this.leads = new long[Hands.SIZES][most + 1][TargetWeights.BAND][];
        for (int size = 0; size < Hands.SIZES; size++) {
            for (int dice = 1; dice <= most; dice++) {
                alone[size][dice] = new long[12 * (dice - 1) + 1];
                for (int lead = 0; lead < TargetWeights.BAND; lead++) {
                    leads[size][dice][lead] = new long[12 * (dice - 1) + 1];
                }
            }
        }
    }

    /** Returns the result for the given number of dice in the total. */
    TargetWeights targets(int inTotal) {
        return every[inTotal - fewest];
    }

    long steps() {
        return steps;
    }

    /** Adds the result of the sweep at one threshold. The thresholds must come one by one, highest first. */
    void at(int threshold, ExcessWeights excess) {
        this.threshold = threshold;
        for (int size = 1; size < Hands.SIZES; size++) {
            for (int high = 0; high <= most; high++) {
                free(excess, size, high);
                if (high > 0) {
                    take(size, high);
                    taken(excess, size, high);
                }
            }
        }
        last(excess);
    }

    private void free(ExcessWeights excess, int size, int high) {
        selectBlock(size - 1, ones(size, high));
        for (int n = Math.max(fewest, high); n <= most; n++) {
            long[] low = excess.free(size, n - high);
            if (low != null && high == 0) {
                multiply(targets(n).always, n, n * threshold, 0, LAST, low, ONE, 0);
            } else if (low != null) {
                long[] all = above.all(threshold, size, high);
                multiply(targets(n).highest, n, n * threshold, 0, target < 0 ? LAST : target, low, all, 0);
                // All dice above exceed the threshold by more than the slack, which is the lead.
                for (int slack = 1; slack < 12 - threshold; slack++) {
                    near(n, n * threshold + high * slack, slack, low, above.all(threshold + slack, size, high), 0);
                }
            }
        }
    }

    private void taken(ExcessWeights excess, int size, int high) {
        selectBlock(size, ones(size, high));
        for (int n = Math.max(fewest, high); n <= most; n++) {
            long[] low = excess.taken(size, n - high);
            if (low != null) {
                int base = (n - high + 1) * threshold;
                int first = (high - 1) * (threshold + 1);
                multiply(targets(n).taken, n, base, Math.max(0, target), LAST, low, alone[size][high], first);
                for (int lead = 0; lead < 11 - threshold; lead++) {
                    near(n, base, lead, low, leads[size][high][lead], first);
                }
            }
        }
    }

    // Adds the ways in which the lowest die of this size, which is taken, shows one more than the threshold:
    // alone, or with larger dice above.
    private void take(int size, int dice) {
        long[] own = above.lowest(threshold, size, dice);
        add(alone[size][dice], own, ONE, dice * threshold - threshold - 1);
        for (int here = 1; here < dice && here <= counts[size]; here++) {
            int high = dice - here;
            own = above.lowest(threshold, size, here);
            for (int lead = 0; lead < 11 - threshold && own.length > 0; lead++) {
                int floor = threshold + 1 + lead;
                add(
                        leads[size][dice][lead],
                        own,
                        above.all(floor, size + 1, high),
                        here * threshold - threshold - 1 + high * floor);
            }
        }
    }

    // Adds the convolution of the ways of two groups of dice, with sums counted from an offset. The offset may lie
    // before the array, where there are no ways.
    private void add(long[] sum, long[] a, long[] b, int from) {
        steps += a.length * (long) b.length;
        for (int i = 0; i < a.length; i++) {
            long factor = a[i];
            for (int j = 0; factor != 0 && j < b.length; j++) {
                if (b[j] != 0) {
                    sum[from + i + j] += factor * b[j];
                }
            }
        }
    }

    private void last(ExcessWeights excess) {
        int size = Hands.SIZES - 1;
        selectBlock(size, 0);
        for (int done = 0; done <= most; done++) {
            for (int n = Math.max(fewest, done); n <= most; n++) {
                long[] low = excess.last(done, n - done);
                if (low != null) {
                    long[] same = above.same(threshold, size, n - done);
                    multiply(targets(n).always, n, n * threshold, 0, LAST, low, same, 0);
                }
            }
        }
    }

    private void selectBlock(int size, int ones) {
        this.effect = size;
        this.length = hands.with(size) * width;
        this.ones = ones;
    }

    // Dice of this size and larger that are not above the threshold show 1.
    private int ones(int size, int high) {
        int dice = 0;
        for (int one = size; one < Hands.SIZES; one++) {
            dice += counts[one];
        }
        return width == 1 ? 0 : dice - high;
    }

    // Adds the ways at or above the target, by lead.
    private void near(int n, int base, int lead, long[] low, long[] ways, int first) {
        int least = Math.max(0, target) + lead;
        multiply(targets(n).near[lead], n, base, least, target < 0 ? LAST : least, low, ways, first);
    }

    // Combines every excess of the smaller dice with every sum of the larger ones, from the first on, for the
    // totals of n dice from the least to the greatest.
    private void multiply(long[] into, int n, int base, int least, int greatest, long[] low, long[] ways, int first) {
        int rows = low.length / length;
        int block = targets(n).block(effect) + ones;
        for (int i = first; i < ways.length; i++) {
            long factor = ways[i];
            int start = Math.max(0, least - base - i) * length;
            int end = factor == 0 ? 0 : Math.min(rows, greatest - base - i + 1) * length;
            int place = block + (base + i) * length;
            steps += Math.max(0, end - start);
            for (int k = start; k < end; k++) {
                into[place + k] += factor * low[k];
            }
        }
    }
}
