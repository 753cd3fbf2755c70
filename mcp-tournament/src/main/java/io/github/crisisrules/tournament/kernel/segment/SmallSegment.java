package io.github.crisisrules.tournament.kernel.segment;

import io.github.crisisrules.tournament.kernel.matching.HeaviestMatching;
import java.util.Arrays;

/**
 * The solver of a segment of few players, which computes a new matching for every query: for events of up to twelve
 * rounds in which no club is kept apart. It also finds the partners for {@link TinySegment}.
 */
final class SmallSegment implements SegmentSolver {
    private final SegmentLayout layout;
    private final int size;
    private final int words;
    private final long[] price;
    private final boolean[] absent;
    private final HeaviestMatching matching;
    private final long[] edge;
    private final long[] sum;

    SmallSegment(SegmentLayout layout) {
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
                boolean exists = layout.meet(u, v, bar, !layout.isWhole());
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
        matching.clear(count);
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
        layout.pool.work += (long) count * count * count;
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
