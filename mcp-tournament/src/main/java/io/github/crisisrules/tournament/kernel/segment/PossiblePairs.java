package io.github.crisisrules.tournament.kernel.segment;

import io.github.crisisrules.tournament.kernel.PairingState;
import io.github.crisisrules.tournament.kernel.sample.OpponentSampler;

/**
 * The pairs of a small group that can be part of an optimal pairing of a large segment, as far as its duals show: a
 * pair that is not tight never is. Most invalid proposals are therefore detected without a query to the segment.
 */
public final class PossiblePairs {
    private final PairingState field;
    private final Segment stretch;
    private final int group;
    private final int begin;
    private final int width;
    private final boolean[] possible;

    /** Finds the possible pairs of group {@code g} with itself and with the groups down to {@code deepest}. */
    public PossiblePairs(PairingState field, Segment stretch, int g, int deepest) {
        this.field = field;
        this.stretch = stretch;
        this.group = g;
        int last = Math.min(deepest, stretch.last);
        this.begin = stretch.vertexOf(-1, g);
        this.width = stretch.vertexOf(-1, last + 1) - begin;
        this.possible = new boolean[(stretch.vertexOf(-1, g + 1) - begin) * width];
        stretch.settle();
        for (int i = field.low[g]; i < field.high[g]; i++) {
            for (int h = g; h <= last; h++) {
                for (int j = h == g ? i + 1 : field.low[h]; j < field.high[h]; j++) {
                    int one = field.order[i];
                    int other = field.order[j];
                    boolean may = stretch.mayMeet(one, g, other, h);
                    possible[place(one, other, h)] = may;
                    if (h == g) {
                        possible[place(other, one, h)] = may;
                    }
                }
            }
        }
    }

    private int place(int one, int other, int h) {
        return (stretch.vertexOf(one, group) - begin) * width + stretch.vertexOf(other, h) - begin;
    }

    /**
     * Returns whether a player of the group and a player of group {@code h} of the segment can be a pair of an
     * optimal pairing.
     */
    public boolean may(int one, int other, int h) {
        return possible[place(one, other, h)];
    }

    /**
     * Returns whether all pairs of the choice that is laid out in {@link PairingState#order} can be part of an optimal
     * pairing.
     */
    public boolean hold(OpponentSampler opponents) {
        int at = field.low[group];
        for (int h = group + 1; h <= opponents.deepest(); h++) {
            for (int i = 0; i < opponents.taken[h]; i++) {
                int one = field.order[at++];
                if (h <= stretch.last && !may(one, field.order[field.low[h] + i], h)) {
                    return false;
                }
            }
        }
        for (; at + 1 < field.high[group]; at += 2) {
            if (!may(field.order[at], field.order[at + 1], group)) {
                return false;
            }
        }
        return true;
    }
}
