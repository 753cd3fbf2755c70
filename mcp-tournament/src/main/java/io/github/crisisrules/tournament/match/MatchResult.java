package io.github.crisisrules.tournament.match;

import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.control.Option;

/**
 * The result of a match as it counts: one score for each player, in the order of {@link Pairing}, with opposite
 * outcomes.
 *
 * @param first the score of the player with the lower registration number
 * @param second the score of the other player
 */
public record MatchResult(Score first, Score second) {
    /**
     * Creates a result.
     *
     * @throws IllegalArgumentException if the scores are not those of two different players with the lower
     *     registration number first, or if their outcomes are not opposite
     */
    public MatchResult {
        if (first.player().compareTo(second.player()) >= 0) {
            throw new IllegalArgumentException(
                    "A match result lists two players, the lower registration number first, not " + first.player()
                            + " and " + second.player() + ".");
        }
        if (first.outcome() != second.outcome().opposite()) {
            throw new IllegalArgumentException(
                    "One player's win is the other's loss, and a draw is a draw for both, not " + first.outcome()
                            + " for " + first.player() + " and " + second.outcome() + " for " + second.player() + ".");
        }
    }

    static MatchResult of(Score one, Score other) {
        return one.player().compareTo(other.player()) < 0 ? new MatchResult(one, other) : new MatchResult(other, one);
    }

    /** Returns the two players. */
    public Pairing pairing() {
        return new Pairing(first.player(), second.player());
    }

    /**
     * Returns the score of one of the two players.
     *
     * @throws IllegalArgumentException if {@code player} is not one of them
     */
    public Score of(PlayerId player) {
        return pairing().opponentOf(player).equals(first.player()) ? second : first;
    }

    /** Returns the winner, or none for a draw. */
    public Option<PlayerId> winner() {
        return isDraw() ? Option.none() : Option.some((first.outcome() == Outcome.WIN ? first : second).player());
    }

    /** Returns whether the match was drawn. */
    public boolean isDraw() {
        return first.outcome() == Outcome.DRAW;
    }
}
