package io.github.crisisrules.tournament.kernel;

import io.github.crisisrules.tournament.kernel.order.ScoreOrder;
import org.jspecify.annotations.Nullable;

/**
 * The working state of one pairing: the unpaired players by group, and the pairs that are barred.
 *
 * <p>Layout: the players of group {@code g} who have no partner yet are {@code order[low[g]] … order[high[g] - 1]}.
 * A player taken by a higher group is swapped to the front of the range, and {@code low[g]} moves past that player.
 */
public final class PairingState {
    public final int[] points;
    public final Meetings met;
    /** The forbidden pairs, completed by {@link HalfClub}. */
    public final Meetings forbidden;

    public final ScoreOrder groups;
    public final int[] order;
    public final int[] low;
    public final int[] high;
    /** The length of the longest list of met opponents. */
    public final int widest;
    /** The length of the longest list of met opponents, rounded up to a multiple of four; at least four. */
    public final int rounded;
    /**
     * An upper bound on the number of players that any player is barred from: the longest list of met opponents
     * plus the longest list of forbidden ones.
     */
    public final int mostBarred;
    /**
     * The elementary steps spent so far: the players sampled, and a power of the segment's size for each query to a
     * segment.
     */
    public long work;
    /**
     * True while every choice was sampled by the exact law; otherwise every optimal pairing still had a positive
     * probability.
     */
    public boolean lawful = true;

    /** The method by which each group's choice was sampled; null for groups that are not sampled yet. */
    public final @Nullable SamplingMethod[] methods;

    private @Nullable PairPenalties bars;

    /**
     * Creates the state before the first pair.
     *
     * @param points the points of each player, by dense index in canonical order
     * @throws IllegalArgumentException if {@code met} or {@code forbidden} has another number of players
     */
    public PairingState(int[] points, Meetings met, Meetings forbidden) {
        int n = points.length;
        if (met.players() != n || forbidden.players() != n) {
            throw new IllegalArgumentException("Each player needs a list of met and of forbidden opponents; there are "
                    + n + " players with " + met.players() + " and " + forbidden.players() + " lists.");
        }
        this.points = points;
        this.met = met;
        this.forbidden = HalfClub.completed(met, forbidden);
        this.groups = ScoreOrder.of(points);
        this.order = groups.order;
        int count = groups.groups();
        this.low = java.util.Arrays.copyOf(groups.start, count);
        this.high = java.util.Arrays.copyOfRange(groups.start, 1, count + 1);
        this.methods = new SamplingMethod[count];
        this.widest = met.largestDegree();
        this.rounded = Math.max(4, (widest + 3) / 4 * 4);
        this.mostBarred = widest + (this.forbidden.isEmpty() ? 0 : this.forbidden.largestDegree());
    }

    /** Returns the lookup of barred pairs, for callers that examine all pairs of players. */
    public PairPenalties bars() {
        if (bars == null) {
            bars = new PairPenalties(this);
        }
        return bars;
    }

    public int groupCount() {
        return low.length;
    }

    public int size(int g) {
        return high[g] - low[g];
    }

    public boolean isBarred(int one, int other) {
        return met.any(one, other) || (!forbidden.isEmpty() && forbidden.any(one, other));
    }

    /** Returns the number of entries in the player's lists that are in group {@code g}. */
    public int barredIn(int player, int g) {
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

    /** Returns the largest {@link #barredIn} count that a player of group {@code g} has in the group {@code other}. */
    public int mostBarredIn(int g, int other) {
        int most = 0;
        for (int i = low[g]; i < high[g]; i++) {
            most = Math.max(most, barredIn(order[i], other));
        }
        return most;
    }

    public void swap(int i, int j) {
        int keep = order[i];
        order[i] = order[j];
        order[j] = keep;
    }
}
