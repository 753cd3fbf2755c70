package io.github.crisisrules.tournament.match;

import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.tournament.player.PlayerId;

/** The victory points a player has in a match. */
public record Tally(PlayerId player, int vps) {
    /** The most VPs a report may have; far beyond any game, it keeps totals within {@code int}. */
    public static final int MOST = 10_000;

    /**
     * Victory points are 0 to {@link #MOST}.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Tally {
        if (vps < 0 || vps > MOST) {
            throw new IllegalArgumentException(
                    "player " + player + " cannot have " + vps + " VPs; give a number from 0 to " + MOST);
        }
    }

    /** The score of two players in words: "Ada 18-11 Emil". */
    String against(Tally other, Names names) {
        return names.of(player) + " " + vps + "-" + other.vps + " " + names.of(other.player);
    }

    /** Such as {@code #3 16}. */
    @Override
    public String toString() {
        return player + " " + vps;
    }
}
