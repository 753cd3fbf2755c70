package io.github.crisisrules.tournament.kernel.matching;

import io.github.crisisrules.tournament.kernel.PairPenalties;
import io.github.crisisrules.tournament.kernel.segment.SegmentCost;

/**
 * The duals of a large segment, whose weights are computed on demand instead of stored: the weight of an edge is the
 * sum of what its two ends would pay for leaving, less the price of the pair, and that price is a few words long. The
 * price depends on the two groups alone and, where rematches are allowed, on how often the two players have met.
 *
 * <p>So memory is at most one number for each edge, not one for each word of its weight: with a thousand groups a
 * cost has more than a hundred words.
 *
 * <p>Layout: {@code base} of a vertex is its dual less twice its price of leaving; the slack of an edge is the base
 * of both ends plus twice the price of the pair.
 */
public final class PricedDuals extends MatchingDuals {
    private final int n;
    private final int[] group;
    private final SegmentCost cost;
    private final long[] leaving;
    private final long[] base;
    private final int[] bars;

    /**
     * Creates the duals of a segment.
     *
     * @param group the group of each vertex, counted from the first group of the segment; vertices are ordered
     *     by group
     * @param leaving the price of leaving of each vertex
     * @param bars for each edge the meetings and the ban of the pair, as encoded by {@link PairPenalties}; empty if no
     *     barred pair is an edge
     */
    public PricedDuals(int[] group, SegmentCost cost, long[] leaving, int[] bars) {
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
