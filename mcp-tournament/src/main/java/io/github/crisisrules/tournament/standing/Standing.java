package io.github.crisisrules.tournament.standing;

import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.tournament.player.PlayerId;

/**
 * A player's place: rank from 1, the record, and the first tiebreaker.
 *
 * @param strength the exact Strength of Schedule
 */
public record Standing(int rank, PlayerRecord record, Ratio strength) {
    /** Ranks start at 1. */
    public Standing {
        if (rank < 1) {
            throw new IllegalArgumentException("rank " + rank);
        }
    }

    /** Whose place it is. */
    public PlayerId player() {
        return record.player();
    }

    /** Event points. */
    public int points() {
        return record.points();
    }

    /** Victory points. */
    public int vps() {
        return record.vps();
    }
}
