package io.github.crisisrules.tournament.kernel.segment;

import io.github.crisisrules.tournament.kernel.PairPenalties;
import io.github.crisisrules.tournament.kernel.matching.MendedMatching;
import java.util.Arrays;

/**
 * The solver of a segment of more than a handful of players: one matching is kept and repaired for every query
 * ({@link MendedMatching}). It serves events with a home club, two in five rounds of which have such a segment, and
 * house events of many rounds, a fifth of whose rounds do; {@link TinySegment} cannot solve these.
 */
final class LargeSegment implements SegmentSolver {
    private final SegmentLayout layout;
    private final int size;
    private final int words;
    private final MendedMatching matching;
    private final boolean[] away;
    private final long[] sum;

    LargeSegment(SegmentLayout layout) {
        this.layout = layout;
        this.size = layout.size;
        this.words = layout.cost.words;
        this.away = new boolean[size];
        this.sum = new long[words];
        this.matching = new MendedMatching(size, words);
        for (int u = 0; u < layout.players.length; u++) {
            edges(u);
        }
        begin();
    }

    /** Adds the edges of a vertex to later ones. */
    private void edges(int u) {
        PairPenalties bar = layout.pool.bars().of(layout.players[u]);
        long[] own = new long[words];
        for (int v = u + 1; v < size; v++) {
            int wrong = layout.isGuest(v) ? 0 : bar.with(layout.players[v]);
            if (layout.meet(u, v, wrong)) {
                layout.price(u, v, wrong, own);
                for (int c = 0; c < words; c++) {
                    own[c] = layout.leaving[u * words + c] + layout.leaving[v * words + c] - own[c];
                }
                matching.edge(u, v, own, 0);
                Arrays.fill(own, 0);
            }
        }
    }

    /**
     * Solves the matching for the first time. Leaving is the worst that any player can do, and a pair costs at
     * least nothing, so twice the price of leaving is a feasible dual.
     */
    private void begin() {
        layout.pool.work += (long) size * size * size;
        matching.solve(Arrays.stream(layout.leaving).map(price -> 2 * price).toArray());
    }

    @Override
    public long[] best(int[] chosen, int count) {
        Arrays.fill(away, true);
        Arrays.fill(sum, 0);
        for (int i = 0; i < count; i++) {
            int u = chosen[i];
            away[u] = false;
            for (int c = 0; c < words; c++) {
                sum[c] += layout.leaving[u * words + c];
            }
        }
        long before = matching.searches();
        matching.keepOut(away);
        layout.pool.work += (matching.searches() - before + 1) * size * size;
        for (int i = 0; i < count; i++) {
            int u = chosen[i];
            if (matching.partner(u) > u) {
                matching.duals.subtractWeight(u, matching.partner(u), sum);
            }
        }
        return sum.clone();
    }

    @Override
    public int partner(int v) {
        return matching.partner(v);
    }

    /** Returns false only if the two vertices meet in no optimal pairing of the vertices of the last query. */
    boolean mayMeet(int u, int v) {
        return matching.mayMatch(u, v);
    }

    /** Returns false only if the vertex leaves in no optimal pairing of the vertices of the last query. */
    boolean mayLeave(int v) {
        return matching.mayLeave(v);
    }
}
