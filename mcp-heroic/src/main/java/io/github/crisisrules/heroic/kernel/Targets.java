package io.github.crisisrules.heroic.kernel;

/*
 * The weights of a pool for every target at once. For a target r the weight of a total and a hand is
 *
 *   always + (total <= r: highest) + (total >= r: taken + near, if total < r + BAND)
 *
 * always[total, hand]: rolls that give them for every target. highest: rolls with a larger effect die within reach,
 * as long as the target leaves no room for it. taken: rolls whose largest reachable effect die leaves this total, which
 * is taken by every target up to it. near[r, total - r, hand]: what depends on how far the total is from the target;
 * taking a die costs at most 10, so this is a narrow band. Memory: 14 rows for each total.
 */
/** Weights by target, total and hand. */
public final class Targets {
    static final int BAND = 10;

    final long[] always;
    final long[] highest;
    final long[] taken;
    final long[] near;

    private final int totals;
    private final int hands;

    Targets(int totals, int hands) {
        this.totals = totals;
        this.hands = hands;
        this.always = new long[totals * hands];
        this.highest = new long[totals * hands];
        this.taken = new long[totals * hands];
        this.near = new long[(totals + BAND) * BAND * hands];
    }

    /** Where the weights for a target and a total at or above it begin among those that are near, in lines of hands. */
    static int line(int target, int total) {
        return target * BAND + total - target;
    }

    /** How many targets are told apart: 0 up to the first that no total reaches. */
    public int count() {
        return totals + 1;
    }

    /** The weights for one target, by total and hand. */
    public long[] row(int target) {
        long[] row = always.clone();
        int edge = Math.min(totals, target) * hands;
        for (int i = 0; i < Math.min(row.length, edge + hands); i++) {
            row[i] += highest[i];
        }
        for (int i = edge; i < row.length; i++) {
            row[i] += taken[i];
        }
        int from = target * BAND * hands;
        for (int i = 0; edge + i < row.length && i < BAND * hands; i++) {
            row[edge + i] += near[from + i];
        }
        return row;
    }

    /** The sums, for each target, of its weights times the values of their totals and hands. */
    public Tally worth(long[] values) {
        Tally worth = new Tally(count());
        Tally low = new Tally(totals);
        Tally high = new Tally(totals);
        Tally all = new Tally(1);
        for (int total = 0; total < totals; total++) {
            for (int i = total * hands; i < (total + 1) * hands; i++) {
                all.add(0, always[i], values[i]);
                low.add(total, highest[i], values[i]);
                high.add(total, taken[i], values[i]);
            }
        }
        for (int target = 0; target <= totals; target++) {
            worth.add(target, all, 0);
            int from = target * BAND * hands;
            int edge = target * hands;
            for (int i = 0; edge + i < totals * hands && i < BAND * hands; i++) {
                worth.add(target, near[from + i], values[edge + i]);
            }
        }
        for (int target = 1; target < totals; target++) {
            low.add(target, low, target - 1);
        }
        for (int target = totals - 2; target >= 0; target--) {
            high.add(target, high, target + 1);
        }
        for (int target = 0; target <= totals; target++) {
            worth.add(target, low, Math.min(target, totals - 1));
            if (target < totals) {
                worth.add(target, high, target);
            }
        }
        return worth;
    }
}
