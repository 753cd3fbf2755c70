package io.github.crisisrules.tournament.game.query;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.match.Outcome;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.standing.CutProspect;
import io.vavr.collection.Vector;

/**
 * An answer to a player who asks: what do I need to make the cut, and is a draw safe? Like the {@link CutRace}, it says
 * what is certain, and nothing about probabilities.
 *
 * @param player the player who asks
 * @param cut the number of players who advance
 * @param rounds the number of rounds the player still has to play, including an open match
 * @param now the prospect before the open match
 * @param answers the prospects after the open match, one for each outcome; empty if the player has no open match
 */
public record CutOutlook(PlayerId player, int cut, int rounds, CutProspect now, Vector<Answer> answers)
        implements Describable {
    /**
     * The prospect after a match with the given outcome.
     *
     * @param outcome the outcome for the player who asks
     * @param prospect the prospect after it
     */
    public record Answer(Outcome outcome, CutProspect prospect) {}

    /** Returns the sentence for a player about whom nothing can be said. */
    public static String none(PlayerId player, Wording wording) {
        return Sentences.noOutlook(wording, player);
    }

    /** Returns the answer as a sentence about the present, and one for each outcome of an open match. */
    public Vector<String> sentences(Wording wording) {
        return Vector.of(Sentences.outlookNow(wording, player, cut, now, rounds))
                .appendAll(answers.map(answer ->
                        Sentences.outlook(wording, player, cut, answer.outcome(), answer.prospect(), rounds - 1)));
    }

    /** Returns the {@linkplain #sentences sentences} on one line. */
    @Override
    public String describe(Wording wording) {
        return sentences(wording).mkString(" ");
    }
}
