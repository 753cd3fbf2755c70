package io.github.crisisrules.tournament.kernel;

import org.jspecify.annotations.Nullable;

/**
 * A stretch of a handful of players, as nearly all are: the least cost of every set of them is worked out at once, and a question is a look
 * into the table.
 *
 * <p>Layout: {@code least[set]} is the least cost of the vertices whose bits are set. The lowest of them leaves or meets one of the others, and
 * what is left is a smaller set. Cost: as many longs as there are sets, a few steps for each.
 */
final class TinyStretch implements StretchSolver {
    /** A cost must be one long, and the table not longer than a matching takes. */
    private static final int MOST = 8;

    private final StretchLayout layout;
    private final long[] least;
    private @Nullable StretchSolver matching;

    TinyStretch(StretchLayout layout) {
        this.layout = layout;
        int size = layout.size;
        long[] price = new long[size * size];
        int[] rivals = new int[size];
        long[] own = new long[1];
        for (int u = 0; u < layout.players.length; u++) {
            for (int v = u + 1; v < size; v++) {
                int bar = layout.isGuest(v) ? 0 : layout.cost.bar(layout.players[u], layout.players[v]);
                if (layout.meet(u, v, bar, !layout.isWhole())) {
                    own[0] = 0;
                    layout.price(u, v, bar, own);
                    price[u * size + v] = own[0];
                    rivals[u] |= 1 << v;
                }
            }
        }
        least = new long[1 << size];
        for (int set = 1; set < least.length; set++) {
            int u = Integer.numberOfTrailingZeros(set);
            int rest = set & (set - 1);
            long cost = layout.leaving[u] + least[rest];
            for (int open = rest & rivals[u]; open != 0; open &= open - 1) {
                int v = Integer.numberOfTrailingZeros(open);
                cost = Math.min(cost, price[u * size + v] + least[rest ^ (1 << v)]);
            }
            least[set] = cost;
        }
    }

    static boolean fits(StretchLayout layout) {
        return layout.size <= MOST && layout.cost.words == 1;
    }

    @Override
    public long[] best(int[] chosen, int count) {
        int set = 0;
        for (int i = 0; i < count; i++) {
            set |= 1 << chosen[i];
        }
        // The effort is counted as for a matching: bounds mean the same however a stretch is solved.
        layout.field.work += (long) count * count * count;
        return new long[] {least[set]};
    }

    /** Seldom asked, and then for the partner that the matching has. */
    @Override
    public int partner(int v) {
        if (matching == null) {
            long work = layout.field.work;
            int[] all = new int[layout.size];
            for (int u = 0; u < all.length; u++) {
                all[u] = u;
            }
            matching = new SmallStretch(layout);
            matching.best(all, all.length);
            layout.field.work = work;
        }
        return matching.partner(v);
    }
}
