package io.github.crisisrules.tournament.finals;

import io.github.crisisrules.tournament.player.PlayerId;

/** The VPs of one player in one final match. */
public record FinalScore(PlayerId player, int vps) {
    /** VPs are never negative. */
    public FinalScore {
        if (vps < 0) {
            throw new IllegalArgumentException(player + " cannot have " + vps + " VPs");
        }
    }
}
