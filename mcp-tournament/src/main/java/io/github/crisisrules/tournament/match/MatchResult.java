package io.github.crisisrules.tournament.match;

import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.player.PlayerWords;
import io.vavr.control.Option;

/** A match as it counts: one score for each player, in the order of {@link Pairing}, with opposite outcomes. */
public record MatchResult(Score first, Score second) implements PlayerWords {
    /**
     * Two players, lower registration number first; one's win is the other's loss.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public MatchResult {
        if (first.player().compareTo(second.player()) >= 0) {
            throw new IllegalArgumentException(
                    "a match result lists two players, the lower registration number first, not " + first.player()
                            + " and " + second.player());
        }
        if (first.outcome() != second.outcome().opposite()) {
            throw new IllegalArgumentException(
                    "one player's win is the other's loss, and a draw is a draw for both, not "
                            + first.outcome() + " for " + first.player() + " and " + second.outcome() + " for "
                            + second.player());
        }
    }

    static MatchResult of(Score one, Score other) {
        return one.player().compareTo(other.player()) < 0 ? new MatchResult(one, other) : new MatchResult(other, one);
    }

    /** The two players. */
    public Pairing pairing() {
        return new Pairing(first.player(), second.player());
    }

    /** The score of one of the two. */
    public Score of(PlayerId player) {
        return pairing().opponentOf(player).equals(first.player()) ? second : first;
    }

    /** Who won; nobody in a draw. */
    public Option<PlayerId> winner() {
        return isDraw() ? Option.none() : Option.some((first.outcome() == Outcome.WIN ? first : second).player());
    }

    /** Whether neither won. */
    public boolean isDraw() {
        return first.outcome() == Outcome.DRAW;
    }

    /** Such as "Ada win 18, Emil loss 11". */
    @Override
    public String words(Names names) {
        return first.words(names) + ", " + second.words(names);
    }
}
