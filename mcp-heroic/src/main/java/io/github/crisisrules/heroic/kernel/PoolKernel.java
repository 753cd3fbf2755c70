package io.github.crisisrules.heroic.kernel;

/*
 * The joint odds of total, effect dice and ones of a pool, without going through all faces.
 *
 * Layout. Sizes are 0..4 (4 to 12 sides). counts[s] dice of each size; n dice form the total. The result for a target
 * is indexed by ((total * 5 + first) * 36 + second * 6 + third) * (dice + 1) + ones, where first is the size of the
 * effect die and second, third are 1 + the sizes of the largest spare dice, or 0.
 *
 * The choice: of those with total >= target the largest effect, then the greatest total; where none reaches the
 * target the greatest total, then the largest effect. A target no total can reach is "highest total", 0 is "largest effect".
 *
 * Method. Let t be the (n+1)-th highest usable face. At most n dice are above t; those matter by size and face. The
 * dice at or below t matter by size only, and the n - k dice at t that complete the total (k above) are the smallest.
 * Taking as effect a die at or below t costs the total nothing; taking one above t with face v costs v - t, as one
 * more die at t replaces it. So for each t and each vector "how many of each size are above" the rest is a walk over
 * the dice in order of size with a state of (dice seen at t, size of the one that would replace, three largest spare
 * sizes, ones), and the faces above are a sum over few tuples. Rolls with at most n usable dice are tallied apart.
 *
 * Invariant: the weights of each result add up to the product of all sides; below 2^63 for up to 17 dice.
 * Cost: about (n+5 choose 5) * 11 walks of at most 6 * 56 * (dice + 1) states a die; 12^dice is never visited.
 */
/** Joint weights of total, effect dice and ones. */
public final class PoolKernel {
    /** How many sizes there are. */
    public static final int SIZES = 5;

    private static final int TOPS = 216;

    private final int[] counts;
    private final int inTotal;
    private final int[] targets;
    private final int ones;
    private final boolean faceless;
    private final long[][] result;

    // The walk over the dice at or below the threshold: dense weights, and which of them are in use.
    private long[] here;
    private long[] next;
    private int[] hereUsed;
    private int[] nextUsed;
    private int hereSize;

    private PoolKernel(int[] counts, int inTotal, int[] targets) {
        this.counts = counts;
        this.inTotal = inTotal;
        this.targets = targets;
        int dice = 0;
        for (int count : counts) {
            dice += count;
        }
        this.ones = dice + 1;
        this.result = new long[targets.length][totals(inTotal) * TOPS / 6 * SIZES * ones];
        boolean unreachable = true;
        for (int target : targets) {
            unreachable &= target >= totals(inTotal);
        }
        this.faceless = unreachable;
        int states = (inTotal + 1 + SIZES) * TOPS * ones;
        this.here = new long[states];
        this.next = new long[states];
        this.hereUsed = new int[states];
        this.nextUsed = new int[states];
    }

    /** One result for each target. */
    public static long[][] joint(int[] counts, int inTotal, int[] targets) {
        PoolKernel kernel = new PoolKernel(counts, inTotal, targets);
        kernel.fewUsable();
        for (int threshold = 2; threshold <= 12; threshold++) {
            kernel.above(threshold, 0, new int[SIZES], 0);
        }
        return kernel.result;
    }

    /** One more than the greatest total of so many dice. */
    public static int totals(int inTotal) {
        return 12 * inTotal + 1;
    }

    private static int sides(int size) {
        return 4 + 2 * size;
    }

    private void add(int target, int total, int first, int spare, int opportunities, long weight) {
        result[target][((total * SIZES + first) * 36 + spare) * ones + opportunities] += weight;
    }

    // At most n usable dice: all of them are the total, and a D4 is the effect.
    private void fewUsable() {
        int totals = totals(inTotal);
        long[][] ways = new long[inTotal + 1][totals];
        ways[0][0] = 1;
        for (int size = 0; size < SIZES; size++) {
            for (int die = 0; die < counts[size]; die++) {
                for (int used = inTotal; used > 0; used--) {
                    for (int total = totals - 1; total > 0; total--) {
                        long sum = ways[used][total];
                        for (int face = 2; face <= Math.min(sides(size), total); face++) {
                            sum += ways[used - 1][total - face];
                        }
                        ways[used][total] = sum;
                    }
                }
            }
        }
        for (int used = 0; used <= Math.min(inTotal, ones - 1); used++) {
            for (int total = 0; total < totals; total++) {
                if (ways[used][total] != 0) {
                    for (int target = 0; target < targets.length; target++) {
                        add(target, total, 0, 0, ones - 1 - used, ways[used][total]);
                    }
                }
            }
        }
    }

    // Chooses how many dice of each size are above the threshold, at most n in all.
    private void above(int threshold, int size, int[] up, int chosen) {
        if (size == SIZES) {
            walk(threshold, up, inTotal - chosen);
            if (hereSize > 0) {
                faces(threshold, up, inTotal - chosen);
                clear();
            }
            return;
        }
        int most = sides(size) > threshold ? Math.min(counts[size], inTotal - chosen) : 0;
        for (int count = 0; count <= most; count++) {
            up[size] = count;
            above(threshold, size + 1, up, chosen + count);
        }
        up[size] = 0;
    }

    // Leaves in "here" the weights of (needed + 1 + size of the next die at t, spare sizes, ones).
    private void walk(int threshold, int[] up, int needed) {
        here[0] = 1;
        hereUsed[0] = 0;
        hereSize = 1;
        for (int size = 0; size < SIZES; size++) {
            int sides = sides(size);
            long below = Math.max(0, Math.min(sides, threshold - 1) - 1);
            boolean at = sides >= threshold;
            for (int die = counts[size] - up[size]; die > 0; die--) {
                step(size, below, at, needed);
            }
        }
        int kept = 0;
        for (int i = 0; i < hereSize; i++) {
            int state = hereUsed[i];
            if (state / (TOPS * ones) > needed) {
                hereUsed[kept++] = state;
            } else {
                here[state] = 0;
            }
        }
        hereSize = kept;
    }

    private void step(int size, long below, boolean at, int needed) {
        int nextSize = 0;
        for (int i = 0; i < hereSize; i++) {
            int state = hereUsed[i];
            long weight = here[state];
            here[state] = 0;
            nextSize = put(state + 1, weight, nextSize);
            int phase = state / (TOPS * ones);
            int opportunities = state % ones;
            int tops = state / ones % TOPS;
            int pushed = (size + 1) * 36 + tops / 6;
            if (below > 0) {
                nextSize = put((phase * TOPS + pushed) * ones + opportunities, weight * below, nextSize);
            }
            if (at && phase < needed) {
                nextSize = put(((phase + 1) * TOPS + tops) * ones + opportunities, weight, nextSize);
            } else if (at) {
                int seen = phase == needed ? needed + 1 + size : phase;
                nextSize = put((seen * TOPS + pushed) * ones + opportunities, weight, nextSize);
            }
        }
        long[] swap = here;
        here = next;
        next = swap;
        int[] swapUsed = hereUsed;
        hereUsed = nextUsed;
        nextUsed = swapUsed;
        hereSize = nextSize;
    }

    private int put(int state, long weight, int used) {
        boolean fresh = next[state] == 0;
        next[state] += weight;
        if (fresh) {
            nextUsed[used] = state;
        }
        return fresh ? used + 1 : used;
    }

    private void clear() {
        for (int i = 0; i < hereSize; i++) {
            here[hereUsed[i]] = 0;
        }
    }

    // All faces of the dice above: only their sum where no target can be reached, else also the lowest of each size.
    private void faces(int threshold, int[] up, int needed) {
        long weight = 1;
        for (int size = 0; size < SIZES; size++) {
            weight *= choose(counts[size], up[size]);
        }
        if (faceless) {
            long[] sums = sums(threshold, up);
            for (int sum = 0; sum < sums.length; sum++) {
                if (sums[sum] != 0) {
                    settle(threshold, needed, sum, new int[SIZES], weight * sums[sum]);
                }
            }
        } else {
            tuples(threshold, up, needed, 0, 0, 0, new int[SIZES], weight);
        }
    }

    private static long[] sums(int threshold, int[] up) {
        long[] sums = {1};
        for (int size = 0; size < SIZES; size++) {
            for (int die = 0; die < up[size]; die++) {
                long[] more = new long[sums.length + sides(size)];
                for (int sum = 0; sum < sums.length; sum++) {
                    for (int face = threshold + 1; sums[sum] != 0 && face <= sides(size); face++) {
                        more[sum + face] += sums[sum];
                    }
                }
                sums = more;
            }
        }
        return sums;
    }

    private void tuples(int threshold, int[] up, int needed, int size, int done, int sum, int[] lowest, long weight) {
        if (size == SIZES) {
            settle(threshold, needed, sum, lowest, weight);
        } else if (done == up[size]) {
            tuples(threshold, up, needed, size + 1, 0, sum, lowest, weight);
        } else {
            int before = lowest[size];
            for (int face = threshold + 1; face <= sides(size); face++) {
                lowest[size] = done == 0 ? face : Math.min(before, face);
                tuples(threshold, up, needed, size, done + 1, sum + face, lowest, weight);
            }
            lowest[size] = before;
        }
    }

    // Picks the effect for each outcome of the walk together with the dice above.
    private void settle(int threshold, int needed, int sum, int[] lowest, long weight) {
        int total = sum + needed * threshold;
        for (int i = 0; i < hereSize; i++) {
            int state = hereUsed[i];
            int tops = state / ones % TOPS;
            int opportunities = state % ones;
            int replacing = state / (TOPS * ones) - needed - 1;
            int free = tops / 36 - 1;
            long ways = weight * here[state];
            for (int target = 0; target < targets.length; target++) {
                int effect = SIZES - 1;
                while (effect > free
                        && (lowest[effect] == 0 || total - (lowest[effect] - threshold) < targets[target])) {
                    effect--;
                }
                if (effect > free) {
                    int cost = lowest[effect] - threshold;
                    add(target, total - cost, effect, without(tops, replacing + 1), opportunities, ways);
                } else {
                    add(target, total, free, tops % 36, opportunities, ways);
                }
            }
        }
    }

    // The two largest of the spare dice once one of the given size has gone into the total.
    private static int without(int tops, int gone) {
        int first = tops / 36;
        int second = tops / 6 % 6;
        int third = tops % 6;
        if (first == gone) {
            return second * 6 + third;
        }
        return second == gone ? first * 6 + third : first * 6 + second;
    }

    private static long choose(int n, int k) {
        long ways = 1;
        for (int i = 0; i < k; i++) {
            ways = ways * (n - i) / (i + 1);
        }
        return ways;
    }
}
