package io.github.crisisrules.tournament.kernel;

/**
 * The obstacles to the pairs of one player at a time, by the index of the other player: 0 if there is none,
 * otherwise the number of their meetings, combined with {@link #BANNED} if the pair is forbidden. For callers that
 * examine all pairs: one pass over a player's lists replaces one pass for each pair.
 */
public final class PairPenalties {
    /** The flag of a forbidden pair, above any number of meetings. */
    public static final int BANNED = 1 << 30;

    private final PairingState pool;
    private final int[] with;
    private int player = -1;

    PairPenalties(PairingState pool) {
        this.pool = pool;
        this.with = new int[pool.points.length];
    }

    /** Switches to the given player. */
    public PairPenalties of(int next) {
        if (player >= 0) {
            clear(pool.met);
            clear(pool.forbidden);
        }
        player = next;
        for (int i = pool.met.start[player], end = pool.met.end(player); i < end; i++) {
            with[pool.met.others[i]]++;
        }
        for (int i = pool.forbidden.start[player], end = pool.forbidden.end(player); i < end; i++) {
            with[pool.forbidden.others[i]] |= BANNED;
        }
        return this;
    }

    private void clear(Meetings list) {
        for (int i = list.start[player], end = list.end(player); i < end; i++) {
            with[list.others[i]] = 0;
        }
    }

    /** Returns the obstacle to the pair of the player and {@code other}. */
    public int with(int other) {
        return with[other];
    }
}
