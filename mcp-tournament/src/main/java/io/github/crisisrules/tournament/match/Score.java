package io.github.crisisrules.tournament.match;

import io.github.crisisrules.tournament.player.PlayerId;

/** What a round gave one player: win, draw or loss, and victory points. */
public record Score(PlayerId player, Outcome outcome, int vps) {
    /** Victory points are not negative. */
    public Score {
        if (vps < 0) {
            throw new IllegalArgumentException("player " + player + " scored " + vps + " VPs");
        }
    }

    /** Such as {@code #3 win 16}. */
    @Override
    public String toString() {
        return player + " " + outcome.name().toLowerCase(java.util.Locale.ROOT) + " " + vps;
    }
}
