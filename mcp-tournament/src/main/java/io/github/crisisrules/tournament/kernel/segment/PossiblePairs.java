package io.github.crisisrules.tournament.kernel.segment;

import io.github.crisisrules.tournament.kernel.PairingState;
import io.github.crisisrules.tournament.kernel.sample.OpponentSampler;

/**
 * The pairs of a group that can be part of an optimal pairing of a large segment, as far as its duals show: a pair
 * that is not tight never is, and a player whose dual is above zero never leaves. It serves events with a home club:
 * without it eight times as many of their rounds are approximate, and p99 is three times as long.
 */
public final class PossiblePairs {
    private final PairingState pool;
    private final Segment segment;
    private final int group;
    private final boolean member;
    private final int begin;
    private final int width;
    private final boolean[] possible;

    /** Finds the possible pairs of group {@code g} with itself and with the groups down to {@code deepest}. */
    public PossiblePairs(PairingState pool, Segment segment, int g, int deepest) {
        this.pool = pool;
        this.segment = segment;
        this.group = g;
        this.member = g >= segment.first;
        int last = Math.min(deepest, segment.last);
        int first = Math.max(g, segment.first);
        this.begin = segment.vertexOf(-1, first);
        this.width = segment.vertexOf(-1, last + 1) - begin;
        int rows = member ? segment.vertexOf(-1, g + 1) - begin : 1;
        this.possible = new boolean[rows * width];
        segment.settle();
        for (int u = 0; u < rows; u++) {
            for (int v = 0; v < width; v++) {
                possible[u * width + v] = member ? segment.mayMeet(begin + u, begin + v) : segment.mayLeave(begin + v);
            }
        }
    }

    /**
     * Returns whether a player of the group and a player of group {@code h} can be a pair of an optimal pairing; true
     * where the duals do not show it.
     */
    public boolean may(int one, int other, int h) {
        if (h < segment.first || h > segment.last) {
            return true;
        }
        int row = member ? segment.vertexOf(one, group) - begin : 0;
        return possible[row * width + segment.vertexOf(other, h) - begin];
    }

    /**
     * Returns whether all pairs of the choice that is laid out in {@link PairingState#order} can be part of an optimal
     * pairing.
     */
    public boolean hold(OpponentSampler opponents) {
        int at = pool.low[group];
        for (int h = group + 1; h <= opponents.deepest(); h++) {
            for (int i = 0; i < opponents.taken[h]; i++) {
                if (!may(pool.order[at++], pool.order[pool.low[h] + i], h)) {
                    return false;
                }
            }
        }
        for (; at + 1 < pool.high[group]; at += 2) {
            if (!may(pool.order[at], pool.order[at + 1], group)) {
                return false;
            }
        }
        return true;
    }
}
