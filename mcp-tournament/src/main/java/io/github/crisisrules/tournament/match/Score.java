package io.github.crisisrules.tournament.match;

import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.player.PlayerWords;

/** What a round gave one player: win, draw or loss, and victory points. */
public record Score(PlayerId player, Outcome outcome, int vps) implements PlayerWords {
    /**
     * Victory points are not negative.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Score {
        if (vps < 0) {
            throw new IllegalArgumentException("VPs must be 0 or more, not " + vps + " as for player " + player);
        }
    }

    /** Such as "Ada win 16". */
    @Override
    public String words(Names names) {
        return names.of(player) + " " + outcome.word() + " " + vps;
    }

    /** Such as {@code #3 win 16}. */
    @Override
    public String toString() {
        return words();
    }
}
