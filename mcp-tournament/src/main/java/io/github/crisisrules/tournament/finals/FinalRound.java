package io.github.crisisrules.tournament.finals;

import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * One round of the finals: its number, from 1, and its matches in the order of their numbers.
 *
 * @param number the number of the round among the finals, from 1
 * @param matches the matches, in the order of their numbers
 */
public record FinalRound(int number, Vector<FinalMatch> matches) {
    /**
     * Creates a round.
     *
     * @throws IllegalArgumentException if {@code number} is less than 1, if there are no matches, or if they are
     *     not numbered from 1 without gaps
     */
    public FinalRound {
        if (number < 1 || matches.isEmpty() || matches.zipWithIndex().exists(m -> m._1.number() != m._2 + 1)) {
            throw new IllegalArgumentException("Final rounds and their matches are numbered 1, 2, 3 and so on. Round "
                    + number + " has the matches "
                    + matches.take(20).map(FinalMatch::number).mkString("[", ", ", "]."));
        }
    }

    /** Returns the matches still to be played. */
    public Vector<FinalMatch> open() {
        return matches.reject(FinalMatch::isDecided);
    }

    /** Returns the players who go on without playing. */
    public Vector<PlayerId> byes() {
        return matches.filter(FinalMatch::isBye).flatMap(FinalMatch::winner);
    }

    /** Returns the players eliminated by this round so far. */
    public Vector<PlayerId> losers() {
        return matches.flatMap(FinalMatch::losers);
    }

    /** Returns whether all matches are decided. */
    public boolean isDecided() {
        return matches.forAll(FinalMatch::isDecided);
    }

    /** Returns the match of these two players, or none if they do not meet in this round. */
    public Option<FinalMatch> matchOf(Pairing pairing) {
        return matches.find(match -> match.pairing().contains(pairing));
    }

    /** Returns the match that a player is in, or none if the player is not in this round. */
    public Option<FinalMatch> matchOf(PlayerId player) {
        return matches.find(match -> match.players().contains(player));
    }

    FinalRound with(FinalMatch changed) {
        return new FinalRound(number, matches.update(changed.number() - 1, changed));
    }
}
