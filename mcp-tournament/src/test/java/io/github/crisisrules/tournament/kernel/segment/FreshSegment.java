package io.github.crisisrules.tournament.kernel.segment;

import io.github.crisisrules.tournament.kernel.matching.HeaviestMatching;
import java.util.Arrays;

/** A solver that computes a new matching for every query, against which the solvers of the kernel are checked. */
final class FreshSegment implements SegmentSolver {
    private final SegmentLayout layout;
    private final int size;
    private final int words;
    private final long[] price;
    private final boolean[] absent;
    private HeaviestMatching matching;
    private final long[] edge;
    private final long[] sum;

    FreshSegment(SegmentLayout layout) {
        this.layout = layout;
        this.size = layout.size;
        this.words = layout.cost.words;
        this.price = new long[size * size * words];
        this.absent = new boolean[size * size];
        this.matching = new HeaviestMatching(size, words);
        this.edge = new long[words];
        this.sum = new long[words];
        long[] own = new long[words];
        for (int u = 0; u < layout.players.length; u++) {
            for (int v = u + 1; v < size; v++) {
                int bar = layout.isGuest(v) ? 0 : layout.cost.bar(layout.players[u], layout.players[v]);
                boolean exists = layout.meet(u, v, bar);
                absent[u * size + v] = !exists;
                absent[v * size + u] = !exists;
                layout.price(u, v, bar, own);
                System.arraycopy(own, 0, price, (u * size + v) * words, words);
                System.arraycopy(own, 0, price, (v * size + u) * words, words);
                Arrays.fill(own, 0);
            }
        }
    }

    @Override
    public long[] best(int[] chosen, int count) {
        matching = new HeaviestMatching(count, words);
        Arrays.fill(sum, 0);
        for (int i = 0; i < count; i++) {
            int u = chosen[i];
            for (int c = 0; c < words; c++) {
                sum[c] += layout.leaving[u * words + c];
            }
            for (int j = i + 1; j < count; j++) {
                int v = chosen[j];
                if (!absent[u * size + v]) {
                    weigh(u, v);
                    matching.edge(i, j, edge, 0);
                }
            }
        }
        matching.solve();
        for (int i = 0; i < count; i++) {
            int j = matching.partner(i);
            if (j > i) {
                weigh(chosen[i], chosen[j]);
                for (int c = 0; c < words; c++) {
                    sum[c] -= edge[c];
                }
            }
        }
        return sum.clone();
    }

    private void weigh(int u, int v) {
        for (int c = 0; c < words; c++) {
            edge[c] = layout.leaving[u * words + c] + layout.leaving[v * words + c] - price[(u * size + v) * words + c];
        }
    }

    @Override
    public int partner(int v) {
        return matching.partner(v);
    }
}
