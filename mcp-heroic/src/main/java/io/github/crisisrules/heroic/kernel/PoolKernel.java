package io.github.crisisrules.heroic.kernel;

import org.jspecify.annotations.Nullable;

/*
 * The joint odds of total, hand and number of ones of a pool, without enumerating all faces.
 *
 * Layout. Sizes are 0..4 (4 to 12 sides). counts[s] is the number of dice of size s; n dice form the total.
 * Weights are indexed by (total * hands + hand) * width + ones, where width is dice + 1, or 1 if ones are not
 * requested. Every target can be computed for several n together.
 *
 * Choice. Among the choices with total >= target the one with the largest effect die, then the greatest total. If
 * none reaches the target, the greatest total, then the largest effect die. Remaining ties are decided by the
 * largest spare dice.
 *
 * Method. Let t be the (n+1)-th highest usable face and T the greatest total. k <= n dice are above t and count by
 * face. Dice at or below t count by size only. The n - k dice at t that complete the total are the smallest of
 * those at t. All other dice at or below t are spare, and the largest of them is an effect die that costs the
 * total nothing. A larger effect die of size s has to come from above t. It is the one with the lowest face v, and
 * it costs v - t, because one more die at t replaces it in the total. Then every die of size s and larger is above
 * t or shows 1, because otherwise it would be spare. So rolls fall into two classes:
 *
 *   free(f): the largest spare die has size f. Sizes up to f: k' dice are above t, n - k dice at t are in the
 *     total, and the rest are spare or ones. Larger sizes: k - k' dice are above t, and the rest are ones; none of
 *     them costs so little that the target allows it.
 *   taken(s): sizes below s: k' dice are above t, n - k + 1 dice at t are in the total, and the rest are spare or
 *     ones. Size s: the lowest die costs d, and the target allows it. Larger sizes: none of them costs so little
 *     that the target allows it.
 *
 * For each t, highest first, a SizeSweep computes the part of the smaller sizes, and PoolJoin adds the
 * larger ones.
 *
 * Invariant: the weights for a target add up to the product of all sides, which is below 2^63 for up to 17 dice.
 *
 * Cost: for each t one sweep, then sums of products over excess below, excess above and hand; the 12^dice rolls are
 * never visited.
 */
/** The joint weights of total, hand and number of ones. */
public final class PoolKernel {
    private final int[] counts;
    private final int dice;
    // The total is formed by "fewest" to "most" dice.
    private final int fewest;
    private final int most;
    private final Hands hands;
    private final int width;
    // The requested result: either the greatest total only, in "row", or targets, which need "excess" and "join".
    private final long[] row;
    private final SizeSweep sweep;
    private final @Nullable ExcessWeights excess;
    private final @Nullable PoolJoin join;

    private PoolKernel(int[] counts, int fewest, int most, Hands hands, int target, boolean ones) {
        this.counts = counts;
        this.fewest = fewest;
        this.most = most;
        this.hands = hands;
        int sum = 0;
        for (int count : counts) {
            sum += count;
        }
        this.dice = sum;
        this.width = ones ? dice + 1 : 1;
        boolean plain = target >= totals(most);
        this.row = new long[plain ? totals(most) * hands.count() * width : 0];
        DiceAboveThreshold above = new DiceAboveThreshold(counts, most);
        this.excess = plain ? null : new ExcessWeights(fewest, most, hands, width, above);
        this.sweep = new SizeSweep(counts, fewest, most, hands, width, above, row, excess);
        this.join = plain ? null : new PoolJoin(counts, fewest, most, hands, width, target, above);
    }

    /** Returns one more than the greatest total of the given number of dice. */
    public static int totals(int inTotal) {
        return 12 * inTotal + 1;
    }

    /** Returns the weights for one target. A target that no total reaches is the fastest. */
    public static long[] reaching(int[] counts, int inTotal, int target, Hands hands, boolean ones) {
        PoolKernel kernel = new PoolKernel(counts, inTotal, inTotal, hands, Math.max(0, target), ones);
        kernel.run();
        return kernel.join == null ? kernel.row : kernel.join.targets(inTotal).row(target);
    }

    /** Returns the weights for every target. */
    public static TargetWeights everyTarget(int[] counts, int inTotal, Hands hands) {
        return everyTarget(counts, inTotal, inTotal, hands)[0];
    }

    /**
     * Returns the weights for every target, for each number of dice in the total from {@code fewest} to
     * {@code most}.
     */
    public static TargetWeights[] everyTarget(int[] counts, int fewest, int most, Hands hands) {
        PoolKernel kernel = new PoolKernel(counts, fewest, most, hands, PoolJoin.EVERY_TARGET, false);
        kernel.run();
        TargetWeights[] every = new TargetWeights[kernel.join == null ? 0 : most - fewest + 1];
        for (int i = 0; kernel.join != null && i < every.length; i++) {
            every[i] = kernel.join.targets(fewest + i);
        }
        return every;
    }

    /**
     * Returns the number of sums and products that every target takes: a measure of time that does not depend on
     * the machine.
     */
    static long steps(int[] counts, int inTotal, Hands hands) {
        PoolKernel kernel = new PoolKernel(counts, inTotal, inTotal, hands, PoolJoin.EVERY_TARGET, false);
        kernel.run();
        return kernel.sweep.steps() + (kernel.join == null ? 0 : kernel.join.steps());
    }

    private void run() {
        fewUsable();
        for (int threshold = 12; threshold >= 2; threshold--) {
            sweep.at(threshold);
            if (excess != null && join != null) {
                join.at(threshold, excess);
            }
        }
    }

    /** Returns the number of sides of a die of the given size. */
    static int sides(int size) {
        return 4 + 2 * size;
    }

    // With at most n usable dice, all of them form the total, and the effect is a D4.
    private void fewUsable() {
        long[][] ways = new long[most + 1][totals(most)];
        ways[0][0] = 1;
        for (int size = 0; size < Hands.SIZES; size++) {
            for (int die = 0; die < counts[size]; die++) {
                for (int used = most; used > 0; used--) {
                    oneMore(ways[used - 1], 12 * (used - 1), sides(size), ways[used]);
                }
            }
        }
        for (int n = fewest; n <= most; n++) {
            long[] into = join == null ? row : join.targets(n).always;
            int line = (join == null ? hands.count() : hands.with(0)) * width;
            for (int used = 0; used <= Math.min(n, dice); used++) {
                int place = hands.least() * width + (width == 1 ? 0 : dice - used);
                for (int total = 0; total < totals(n); total++) {
                    into[total * line + place] += ways[used][total];
                }
            }
        }
    }

    // Adds one more usable die, for every total up to the greatest.
    private static void oneMore(long[] ways, int greatest, int sides, long[] more) {
        for (int total = 0; total <= greatest; total++) {
            long before = ways[total];
            for (int face = 2; before != 0 && face <= sides; face++) {
                more[total + face] += before;
            }
        }
    }
}
