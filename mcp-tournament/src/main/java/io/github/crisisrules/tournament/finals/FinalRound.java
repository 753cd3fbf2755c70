package io.github.crisisrules.tournament.finals;

import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** One round of the finals: its number, from 1, and its matches in the order of their numbers. */
public record FinalRound(int number, Vector<FinalMatch> matches) {
    /**
     * Matches are numbered from 1 without gaps.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public FinalRound {
        if (number < 1 || matches.isEmpty() || matches.zipWithIndex().exists(m -> m._1.number() != m._2 + 1)) {
            throw new IllegalArgumentException("final rounds and their matches are numbered 1, 2, 3 and so on: round "
                    + number + " has the matches "
                    + matches.take(20).map(FinalMatch::number).mkString("[", ", ", "]"));
        }
    }

    /** The matches still to be played. */
    public Vector<FinalMatch> open() {
        return matches.reject(FinalMatch::isDecided);
    }

    /** Who goes on without playing. */
    public Vector<PlayerId> byes() {
        return matches.filter(FinalMatch::isBye).flatMap(FinalMatch::winner);
    }

    /** Who is out by this round, so far. */
    public Vector<PlayerId> losers() {
        return matches.flatMap(FinalMatch::losers);
    }

    /** Whether it is settled who goes on. */
    public boolean isDecided() {
        return matches.forAll(FinalMatch::isDecided);
    }

    /** The match of these two. */
    public Option<FinalMatch> matchOf(Pairing pairing) {
        return matches.find(match -> match.pairing().contains(pairing));
    }

    /** The match this player was drawn into. */
    public Option<FinalMatch> matchOf(PlayerId player) {
        return matches.find(match -> match.players().contains(player));
    }

    FinalRound with(FinalMatch changed) {
        return new FinalRound(number, matches.update(changed.number() - 1, changed));
    }
}
