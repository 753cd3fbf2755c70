package io.github.crisisrules.tournament.kernel;

import org.jspecify.annotations.Nullable;

/**
 * The working state of one pairing: the players by group, and who may not meet.
 *
 * <p>Layout: the players of group {@code g} who have no partner yet are {@code order[low[g]] … order[high[g] - 1]}.
 * Whoever is taken by a higher group is swapped to the front of the range and {@code low[g]} moves past them.
 */
final class Field {
    final int[] points;
    final Meetings met;
    final Meetings forbidden;
    final ScoreOrder groups;
    final int[] order;
    final int[] low;
    final int[] high;
    /** The longest list of met opponents of anyone. */
    final int widest;
    /** The same, rounded up to a multiple of four, and not zero. */
    final int rounded;
    /** Whether the lists are more than a core's own cache holds. */
    final boolean isFar;
    /** The longest list of met and forbidden opponents of anyone. */
    final int mostBarred;
    /** Elementary steps spent so far: players drawn, and a power of the size for each question to a stretch. */
    long work;

    private @Nullable Bars bars;

    Field(int[] points, Meetings met, Meetings forbidden) {
        this.points = points;
        this.met = met;
        this.forbidden = forbidden;
        this.groups = ScoreOrder.of(points);
        this.order = groups.order;
        int count = groups.groups();
        this.low = java.util.Arrays.copyOf(groups.start, count);
        this.high = java.util.Arrays.copyOfRange(groups.start, 1, count + 1);
        this.widest = met.largestDegree();
        this.rounded = Math.max(4, (widest + 3) / 4 * 4);
        this.isFar = met.others.length > 1 << 17;
        this.mostBarred = widest + (forbidden.isEmpty() ? 0 : forbidden.largestDegree());
    }

    /** For whoever looks at all pairs of players. */
    Bars bars() {
        if (bars == null) {
            bars = new Bars(this);
        }
        return bars;
    }

    int groupCount() {
        return low.length;
    }

    int size(int g) {
        return high[g] - low[g];
    }

    boolean isBarred(int one, int other) {
        return met.any(one, other) || (!forbidden.isEmpty() && forbidden.any(one, other));
    }

    /** How many entries of the player's lists are in the group. */
    int barredIn(int player, int g) {
        return countIn(met, player, g) + (forbidden.isEmpty() ? 0 : countIn(forbidden, player, g));
    }

    private int countIn(Meetings list, int player, int g) {
        if (groups.bits != null && list.bits != null) {
            return Long.bitCount(list.bits[player] & groups.bits[g]);
        }
        int value = groups.value[g];
        int found = 0;
        for (int i = list.start[player], end = list.end(player); i < end; i++) {
            if (points[list.others[i]] == value) {
                found++;
            }
        }
        return found;
    }

    /** The most {@link #barredIn} of the group's players in the group {@code other}. */
    int mostBarredIn(int g, int other) {
        int most = 0;
        for (int i = low[g]; i < high[g]; i++) {
            most = Math.max(most, barredIn(order[i], other));
        }
        return most;
    }

    void swap(int i, int j) {
        int keep = order[i];
        order[i] = order[j];
        order[j] = keep;
    }
}
