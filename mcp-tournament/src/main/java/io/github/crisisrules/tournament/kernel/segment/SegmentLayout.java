package io.github.crisisrules.tournament.kernel.segment;

import io.github.crisisrules.tournament.kernel.PairingState;
import java.util.Arrays;

/**
 * The players of a segment as vertices: by group from the top, within a group in canonical order, and last the
 * player who floats in from the source, if one does. A vertex without a partner inside leaves, at a price.
 */
final class SegmentLayout {
    final PairingState pool;
    final Segment.Exit exit;
    final int first;
    final int last;
    final int source;
    final int sink;
    final int[] players;
    final int[] groupOf;
    /** The number of vertices. */
    final int size;

    final SegmentCost cost;
    /** The price of leaving of each vertex, {@code cost.words} longs each. */
    final long[] leaving;

    SegmentLayout(PairingState pool, int first, int last, int source, int sink, boolean floats, Segment.Exit exit) {
        this.pool = pool;
        this.exit = exit;
        this.first = first;
        this.last = last;
        this.source = source;
        this.sink = sink;
        int count = 0;
        for (int g = first; g <= last; g++) {
            count += pool.size(g);
        }
        this.players = new int[count];
        this.groupOf = new int[count];
        int at = 0;
        for (int g = first; g <= last; g++) {
            int begin = at;
            for (int i = pool.low[g]; i < pool.high[g]; i++) {
                players[at++] = pool.order[i];
            }
            Arrays.sort(players, begin, at);
            Arrays.fill(groupOf, begin, at, g);
        }
        this.size = count + (floats ? 1 : 0);
        this.cost = new SegmentCost(pool, exit, first, last, source, sink, players);
        this.leaving = new long[size * cost.words];
        for (int u = 0; u < count; u++) {
            cost.addLeaving(leaving, u * cost.words, groupOf[u]);
        }
        if (floats) {
            cost.addDuty(leaving, count * cost.words);
        }
    }

    boolean isWhole() {
        return exit == Segment.Exit.WHOLE;
    }

    /** Returns whether the vertex is the player who floats in. */
    boolean isGuest(int v) {
        return v == players.length;
    }

    /** Returns the group of a vertex; the player who floats in counts as a member of the first group. */
    int group(int v) {
        return isGuest(v) ? first : groupOf[v];
    }

    /**
     * Returns whether two vertices, the higher first, can be a pair; a barred pair is possible only if the segment is
     * the whole pool.
     */
    boolean meet(int u, int v, int bar) {
        return isGuest(v) ? groupOf[u] == first : isWhole() || bar == 0;
    }

    /** Adds the cost of a pair to {@code into}. */
    void price(int u, int v, int bar, long[] into) {
        cost.addBar(into, 0, bar);
        if (group(v) > groupOf[u]) {
            cost.addFloat(into, 0, groupOf[u], groupOf[v]);
        }
    }

    int vertexOf(int player, int g) {
        int from = 0;
        int to = players.length;
        while (from < to) {
            int middle = (from + to) >>> 1;
            if (groupOf[middle] < g || (groupOf[middle] == g && players[middle] < player)) {
                from = middle + 1;
            } else {
                to = middle;
            }
        }
        return from;
    }
}
