package io.github.crisisrules.tournament.match;

import io.github.crisisrules.tournament.player.PlayerId;

/** A match as it counts: one score for each player, in the order of {@link Pairing}, with opposite outcomes. */
public record MatchResult(Score first, Score second) {
    /** Two players, lower registration number first; one's win is the other's loss. */
    public MatchResult {
        if (first.player().compareTo(second.player()) >= 0) {
            throw new IllegalArgumentException("a match result lists two players, the lower number first");
        }
        if (first.outcome() != second.outcome().opposite()) {
            throw new IllegalArgumentException(first.outcome() + " for " + first.player() + " and " + second.outcome()
                    + " for " + second.player());
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

    /** Whether neither won. */
    public boolean isDraw() {
        return first.outcome() == Outcome.DRAW;
    }
}
