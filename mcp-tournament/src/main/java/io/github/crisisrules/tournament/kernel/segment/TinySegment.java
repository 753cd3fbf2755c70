package io.github.crisisrules.tournament.kernel.segment;

import org.jspecify.annotations.Nullable;

/**
 * The solver of a segment of a handful of players, as nearly all segments are: the least cost of each set of
 * players is computed once and cached, so that most queries are a single lookup.
 *
 * <p>Layout: {@code known[set]} is one more than the least cost of the vertices whose bits are set, or 0 if it was
 * not computed yet. The lowest vertex leaves or meets one of the others, which leaves a smaller set. Cost: as many
 * longs as there are sets; of ten vertices a quarter of the sets occur, with a few steps for each. Rounds of an event
 * of 8 to 16 players would take half as long again without it.
 */
final class TinySegment implements SegmentSolver {
    /**
     * The largest number of vertices: a cost must be one long, and the array of sets must not cost more than a
     * matching.
     */
    private static final int MAX = 12;

    private final SegmentLayout layout;
    private final long[] price;
    private final int[] rivals;
    private final long[] known;
    private @Nullable SegmentSolver matching;

    TinySegment(SegmentLayout layout) {
        this.layout = layout;
        int size = layout.size;
        this.price = new long[size * size];
        this.rivals = new int[size];
        this.known = new long[1 << size];
        long[] own = new long[1];
        for (int u = 0; u < layout.players.length; u++) {
            for (int v = u + 1; v < size; v++) {
                int bar = layout.isGuest(v) ? 0 : layout.cost.bar(layout.players[u], layout.players[v]);
                if (layout.meet(u, v, bar)) {
                    own[0] = 0;
                    layout.price(u, v, bar, own);
                    price[u * size + v] = own[0];
                    rivals[u] |= 1 << v;
                }
            }
        }
    }

    private long least(int set) {
        if (set == 0) {
            return 0;
        }
        if (known[set] == 0) {
            int u = Integer.numberOfTrailingZeros(set);
            int rest = set & (set - 1);
            long cost = layout.leaving[u] + least(rest);
            for (int open = rest & rivals[u]; open != 0; open &= open - 1) {
                int v = Integer.numberOfTrailingZeros(open);
                cost = Math.min(cost, price[u * rivals.length + v] + least(rest ^ (1 << v)));
            }
            known[set] = cost + 1;
        }
        return known[set] - 1;
    }

    static boolean fits(SegmentLayout layout) {
        return layout.size <= MAX && layout.cost.words == 1;
    }

    @Override
    public long[] best(int[] chosen, int count) {
        int set = 0;
        for (int i = 0; i < count; i++) {
            set |= 1 << chosen[i];
        }
        // The work is counted as for a matching, so that bounds mean the same for every solver.
        layout.pool.work += (long) count * count * count;
        return new long[] {least(set)};
    }

    /** Returns the partner in a matching that is computed on the first call, since this is rarely needed. */
    @Override
    public int partner(int v) {
        if (matching == null) {
            long work = layout.pool.work;
            matching = new LargeSegment(layout);
            layout.pool.work = work;
        }
        return matching.partner(v);
    }
}
