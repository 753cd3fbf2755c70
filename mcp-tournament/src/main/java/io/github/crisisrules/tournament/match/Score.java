package io.github.crisisrules.tournament.match;

import io.github.crisisrules.tournament.player.PlayerId;
import java.util.Locale;

/**
 * The score of one player in a round: the outcome and the victory points.
 *
 * @param player the player
 * @param outcome the outcome for the player
 * @param vps the victory points of the player
 */
public record Score(PlayerId player, Outcome outcome, int vps) {
    /**
     * Creates a score.
     *
     * @throws IllegalArgumentException if {@code vps} is negative
     */
    public Score {
        if (vps < 0) {
            throw new IllegalArgumentException("VPs must be 0 or more, not " + vps + " as for player " + player + ".");
        }
    }

    /** Returns a description with the registration number, such as {@code #3 win 16}. */
    @Override
    public String toString() {
        return player + " " + outcome.name().toLowerCase(Locale.ROOT) + " " + vps;
    }
}
