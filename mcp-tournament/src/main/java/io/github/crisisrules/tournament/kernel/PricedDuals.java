package io.github.crisisrules.tournament.kernel;

/**
 * The duals of a large stretch, whose weights are not kept but worked out: an edge weighs what its two ends would pay for
 * leaving, less the price of the pair, and that price is a few words long. It depends on the two groups alone, and on how
 * often the two have met where that is allowed.
 *
 * <p>So memory is one number for each edge at most, and not as many as there are words: with a thousand groups a cost has a
 * hundred words and more.
 *
 * <p>Layout: {@code base} of a vertex is its dual less twice what leaving costs it; a slack is the base of both ends and twice
 * the price of the pair.
 */
final class PricedDuals extends MatchingDuals {
    private final int n;
    private final int[] group;
    private final StretchCost cost;
    private final long[] leaving;
    private final long[] base;
    private final int[] bars;

    /**
     * @param group of each vertex, counted from the first of the stretch; falling
     * @param leaving what leaving costs each vertex
     * @param bars for each edge what is wrong with the pair, as {@link Bars} has it; empty if no barred pair is an edge
     */
    PricedDuals(int[] group, StretchCost cost, long[] leaving, int[] bars) {
        super(Blossoms.room(group.length), cost.words, new long[0]);
        this.n = group.length;
        this.group = group;
        this.cost = cost;
        this.leaving = leaving;
        this.bars = bars;
        this.base = new long[n * words];
    }

    @Override
    void begin(int[][] end) {
        super.begin(end);
        rebase();
    }

    @Override
    void begin(long[] start) {
        super.begin(start);
        rebase();
    }

    private void rebase() {
        for (int i = 0; i < base.length; i++) {
            base[i] = dual[i] - 2 * leaving[i];
        }
    }

    @Override
    void shift(int x, int times) {
        super.shift(x, times);
        if (times != 0 && x < n) {
            for (int c = 0; c < words; c++) {
                base[x * words + c] += times * step[c];
            }
        }
    }

    @Override
    long weight(int u, int v, int c) {
        return leaving[u * words + c] + leaving[v * words + c] - price(u, v, c);
    }

    @Override
    long slack(int u, int v, int c) {
        return base[u * words + c] + base[v * words + c] + 2 * price(u, v, c);
    }

    private long price(int u, int v, int c) {
        int one = group[u];
        int other = group[v];
        long price = one == other ? 0 : cost.fall(Math.min(one, other), Math.abs(one - other), c);
        return bars.length == 0 ? price : price + cost.bars(bars[u * n + v], c);
    }
}
