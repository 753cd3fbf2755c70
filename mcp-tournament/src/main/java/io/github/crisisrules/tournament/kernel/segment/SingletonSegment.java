package io.github.crisisrules.tournament.kernel.segment;

import java.util.Arrays;

/**
 * The solver of a segment of single-player groups: {@link SingletonRun} finds the opponents, and the cost follows from them.
 */
final class SingletonSegment implements SegmentSolver {
    private final SegmentLayout layout;
    private final int[] partner;

    SingletonSegment(SegmentLayout layout) {
        this.layout = layout;
        this.partner = new int[layout.size];
    }

    /**
     * Returns the least cost of the chosen vertices; a player who floats in is paired with the only player of the
     * first group.
     */
    @Override
    public long[] best(int[] chosen, int count) {
        long[] sum = new long[layout.cost.words];
        int end = count > 0 && layout.isGuest(chosen[count - 1]) ? count - 1 : count;
        int begin = end < count ? 1 : 0;
        int[] steps = new int[end - begin];
        for (int i = begin; i < end; i++) {
            steps[i - begin] = layout.players[chosen[i]];
        }
        boolean sink = layout.exit == Segment.Exit.SINK;
        int[] rival = sink
                ? SingletonRun.nearest(layout.field, steps)
                : SingletonRun.sealed(layout.field, steps, prices(chosen, begin, end));
        Arrays.fill(partner, 0);
        for (int i = 0; i < steps.length; i++) {
            int u = chosen[begin + i];
            int v = rival[i] < 0 ? -1 : chosen[begin + rival[i]];
            int g = layout.groupOf[u];
            int h = v >= 0 ? layout.groupOf[v] : sink ? layout.sink : layout.source;
            partner[u] = v;
            if (h > g) {
                layout.cost.addFloat(sum, 0, g, h);
                if (layout.isWhole()) {
                    layout.cost.addBar(sum, 0, layout.cost.bar(steps[i], steps[rival[i]]));
                }
            } else if (v < 0) {
                layout.cost.addFloat(sum, 0, layout.source, g);
            }
        }
        return sum;
    }

    /**
     * Returns the price of leaving to the source for each player: the number of players who leave outweighs their
     * steps.
     */
    private long[] prices(int[] chosen, int begin, int end) {
        long[] price = new long[layout.exit == Segment.Exit.SOURCE ? end - begin : 0];
        long one = (long) layout.players.length * (layout.last - layout.first + 2) + 1;
        for (int i = 0; i < price.length; i++) {
            price[i] = one + layout.groupOf[chosen[begin + i]] - layout.source;
        }
        return price;
    }

    @Override
    public int partner(int v) {
        return partner[v];
    }
}
