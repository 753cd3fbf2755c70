package io.github.crisisrules.tournament.kernel;

/**
 * What is wrong with the pairs of one player at a time, by the other's index: 0 if nothing, else how often they have met, and
 * {@link #BANNED} if they may not meet. For whoever looks at all pairs: one pass over a list instead of one for each pair.
 */
final class Bars {
    /** Added for a forbidden pair; above any number of meetings. */
    static final int BANNED = 1 << 30;

    private final Field field;
    private final int[] with;
    private int player = -1;

    Bars(Field field) {
        this.field = field;
        this.with = new int[field.points.length];
    }

    /** From now on this player's. */
    Bars of(int next) {
        if (player >= 0) {
            clear(field.met);
            clear(field.forbidden);
        }
        player = next;
        for (int i = field.met.start[player], end = field.met.end(player); i < end; i++) {
            with[field.met.others[i]]++;
        }
        for (int i = field.forbidden.start[player], end = field.forbidden.end(player); i < end; i++) {
            with[field.forbidden.others[i]] |= BANNED;
        }
        return this;
    }

    private void clear(Meetings list) {
        for (int i = list.start[player], end = list.end(player); i < end; i++) {
            with[list.others[i]] = 0;
        }
    }

    /** What is wrong with the pair of the player and another. */
    int with(int other) {
        return with[other];
    }
}
