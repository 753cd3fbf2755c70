package io.github.crisisrules.fairness.fit;

import io.github.crisisrules.tournament.game.SwissRound;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.MatchResult;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The result of a real match.
 *
 * @param score the score of the first player: 1 for a win, 0.5 for a draw, 0 for a loss
 */
public record PlayedMatch(String first, String second, double score) {
    /**
     * Validates the match.
     *
     * @throws IllegalArgumentException if a name is blank, if both names are equal, or if {@code score} is not 0,
     *     0.5 or 1
     */
    public PlayedMatch {
        if (first.isBlank() || second.isBlank() || first.equals(second)) {
            throw new IllegalArgumentException(
                    "A match needs two players with different names, not '" + first + "' and '" + second + "'.");
        }
        if (score != 0 && score != 0.5 && score != 1) {
            throw new IllegalArgumentException("A score must be 1, 0.5 or 0, but is " + score);
        }
    }

    /**
     * Parses match results from CSV in one of two layouts.
     *
     * <p>Either each line has the first player, the second player and the result of the first player, as
     * {@code win}, {@code draw}, {@code loss} or 1, 0.5, 0; a first line {@code first,second,result} is a heading.
     *
     * <p>Or the file holds the results of an event, and its first line names the columns {@code player1},
     * {@code points1}, {@code player2} and {@code points2} in any order; other columns are ignored. The player with
     * more points has won. Byes, and lines in which neither player scored a point, are skipped.
     *
     * @throws IllegalArgumentException if a line cannot be parsed; the message names the line
     */
    public static Vector<PlayedMatch> parse(String text) {
        return MatchFile.parse(text);
    }

    /**
     * Returns the Swiss matches of an event, with players by name. Matches that were not played are skipped: a
     * concession or an agreed draw before either player had a VP says nothing about strength.
     */
    public static Vector<PlayedMatch> of(TournamentState event) {
        return event.rounds()
                .flatMap(round -> round.endings()
                        .flatMap(ending -> ending)
                        .filter(ending -> wasPlayed(round, ending))
                        .map(ending -> ending.result(event.announcement().scoring())))
                .map(result -> new PlayedMatch(
                        event.name(result.first().player()),
                        event.name(result.second().player()),
                        score(result)));
    }

    /**
     * Returns whether a match was played. Rounds imported from another desk always count, since they may lack VPs.
     */
    private static boolean wasPlayed(SwissRound round, MatchEnding ending) {
        return round.isTakenOver() || vpsAtTheEnd(ending) > 0;
    }

    /**
     * Returns the total VPs of both players if the match was conceded or left undecided, and 1 if it was played to
     * its end.
     */
    private static int vpsAtTheEnd(MatchEnding ending) {
        if (ending instanceof MatchEnding.Concession conceded) {
            return conceded.conceding().vps() + conceded.opponent().vps();
        }
        return ending instanceof MatchEnding.Draw drawn
                ? drawn.first().vps() + drawn.second().vps()
                : 1;
    }

    private static double score(MatchResult result) {
        Option<PlayerId> winner = result.winner();
        return winner.isEmpty() ? 0.5 : winner.contains(result.first().player()) ? 1 : 0;
    }
}
