package io.github.crisisrules.tournament.kernel;

import org.jspecify.annotations.Nullable;

/**
 * A stretch of a handful of players, as nearly all are: the least cost of a set of them is worked out once and kept, so that most questions are a
 * look into the table.
 *
 * <p>Layout: {@code known[set]} is one more than the least cost of the vertices whose bits are set, 0 while nobody has asked. The lowest of them
 * leaves or meets one of the others, and what is left is a smaller set. Cost: as many longs as there are sets; of ten vertices a quarter of the
 * sets come up, a few steps for each.
 */
final class TinyStretch implements StretchSolver {
    /** A cost must be one long, and the table not longer than a matching takes. */
    private static final int MOST = 12;

    private final StretchLayout layout;
    private final long[] price;
    private final int[] rivals;
    private final long[] known;
    private @Nullable StretchSolver matching;

    TinyStretch(StretchLayout layout) {
        this.layout = layout;
        int size = layout.size;
        this.price = new long[size * size];
        this.rivals = new int[size];
        this.known = new long[1 << size];
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
        return new long[] {least(set)};
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
