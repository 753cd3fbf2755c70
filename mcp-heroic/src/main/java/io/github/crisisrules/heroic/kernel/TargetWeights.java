package io.github.crisisrules.heroic.kernel;

/*
 * The weights of a pool for every target at once. For a target r the weight of a total and a hand is
 *
 *   always + (total <= r: highest) + (total >= r: taken + near[total - r], if total < r + BAND)
 *
 *   always: rolls that give this total and hand for every target.
 *   highest: rolls with a larger effect die within reach, as long as the target leaves no room for it.
 *   taken: rolls whose largest reachable effect die leaves this total; every target up to this total takes that
 *     die.
 *   near[lead]: the part that depends on the distance of the total from the target. Taking a die costs at most 10,
 *     so this is a narrow band.
 *
 * Layout. Each array has a block for each size of the effect die, so that matrices of one size (PoolJoin) are added
 * to a contiguous range. A block is indexed by total, then by the hands of that size, then by ones. Memory: 13
 * arrays for each n.
 */
/** The weights by target, total and hand. */
public final class TargetWeights {
    static final int BAND = 10;

    final long[] always;
    final long[] highest;
    final long[] taken;
    final long[][] near;

    private final int totals;
    private final Hands hands;
    private final int width;

    TargetWeights(int totals, Hands hands, int width) {
        this.totals = totals;
        this.hands = hands;
        this.width = width;
        // A matrix may end with cells for more ones than there are dice, which are 0.
        int cells = totals * hands.count() * width + width - 1;
        this.always = new long[cells];
        this.highest = new long[cells];
        this.taken = new long[cells];
        this.near = new long[BAND][cells];
    }

    /** Returns the start of the block of an effect die of the given size. */
    int block(int size) {
        return totals * hands.start(size) * width;
    }

    /** Returns the number of targets that are distinguished: from 0 to the first that no total reaches. */
    public int count() {
        return totals + 1;
    }

    /** Returns the weights for one target, by total and hand. */
    public long[] row(int target) {
        long[] row = new long[totals * hands.count() * width];
        for (int size = 0; size < Hands.SIZES; size++) {
            int length = hands.with(size) * width;
            for (int total = 0; total < totals; total++) {
                int from = block(size) + total * length;
                int to = (total * hands.count() + hands.start(size)) * width;
                long[] most = total <= target ? highest : taken;
                for (int i = 0; i < length; i++) {
                    row[to + i] = always[from + i] + most[from + i];
                }
                if (total == target) {
                    add(row, to, taken, from, length);
                }
                if (total >= target && total < target + BAND) {
                    add(row, to, near[total - target], from, length);
                }
            }
        }
        return row;
    }

    private static void add(long[] row, int to, long[] weights, int from, int length) {
        for (int i = 0; i < length; i++) {
            row[to + i] += weights[from + i];
        }
    }

    /** Returns for each target the sum of its weights times the values of their totals and hands. */
    public ExactSums worth(long[] values) {
        ExactSums worth = new ExactSums(count());
        ExactSums low = new ExactSums(totals);
        ExactSums high = new ExactSums(totals);
        ExactSums all = new ExactSums(1);
        for (int size = 0; size < Hands.SIZES; size++) {
            int length = hands.with(size);
            for (int total = 0; total < totals; total++) {
                int from = block(size) + total * length;
                int value = total * hands.count() + hands.start(size);
                for (int i = 0; i < length; i++) {
                    all.add(0, always[from + i], values[value + i]);
                    low.add(total, highest[from + i], values[value + i]);
                    high.add(total, taken[from + i], values[value + i]);
                }
                for (int lead = 0; lead <= Math.min(total, BAND - 1); lead++) {
                    for (int i = 0; i < length; i++) {
                        worth.add(total - lead, near[lead][from + i], values[value + i]);
                    }
                }
            }
        }
        for (int target = 1; target < totals; target++) {
            low.add(target, low, target - 1);
        }
        for (int target = totals - 2; target >= 0; target--) {
            high.add(target, high, target + 1);
        }
        for (int target = 0; target <= totals; target++) {
            worth.add(target, all, 0);
            worth.add(target, low, Math.min(target, totals - 1));
            if (target < totals) {
                worth.add(target, high, target);
            }
        }
        return worth;
    }
}
