package io.github.crisisrules.fairness.field;

import io.github.crisisrules.tournament.desk.SwissRound;
import io.github.crisisrules.tournament.desk.TournamentState;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.MatchResult;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A match that was really played.
 *
 * @param score what the first player had of it: 1 for a win, 0.5 for a draw, 0 for a loss
 */
public record PlayedMatch(String first, String second, double score) {
    /**
     * Two players, and one of the three results.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public PlayedMatch {
        if (first.isBlank() || second.isBlank() || first.equals(second)) {
            throw new IllegalArgumentException(
                    "a match has two players with names, and has '" + first + "' and '" + second + "'");
        }
        if (score != 0 && score != 0.5 && score != 1) {
            throw new IllegalArgumentException("a score must be 1, 0.5 or 0, and is " + score);
        }
    }

    /**
     * Reads a table with commas, one of two kinds.
     *
     * <p>The first player, the second, and what the first had of the match, as {@code win}, {@code draw}, {@code loss} or 1, 0.5, 0; a first line
     * {@code first,second,result} is a heading.
     *
     * <p>Or a table of an event's results, whose first line names the columns {@code player1}, {@code points1}, {@code player2} and {@code points2} in
     * any order, others being left aside: whoever had more points won. Byes, and tables that brought nobody a point, are no matches.
     */
    public static Vector<PlayedMatch> parse(String text) {
        return MatchTable.parse(text);
    }

    /**
     * The matches of the Swiss rounds of an event, by the names of the players. Those that were not played are left out: who conceded or agreed to
     * a draw before anybody had a VP showed no strength.
     */
    public static Vector<PlayedMatch> of(TournamentState event) {
        return event.rounds()
                .flatMap(round -> round.endings()
                        .flatMap(ending -> ending)
                        .filter(ending -> wasPlayed(round, ending))
                        .map(MatchEnding::result))
                .map(result -> new PlayedMatch(
                        event.name(result.first().player()),
                        event.name(result.second().player()),
                        score(result)));
    }

    /** Rounds of another desk may come without VPs. */
    private static boolean wasPlayed(SwissRound round, MatchEnding ending) {
        return round.isTakenOver() || vpsAtTheEnd(ending) > 0;
    }

    /** The VPs of both when the match was given up or left undecided; some, where it was played out. */
    private static int vpsAtTheEnd(MatchEnding ending) {
        if (ending instanceof MatchEnding.Concession conceded) {
            return conceded.conceding().vps() + conceded.opponent().vps();
        }
        return ending instanceof MatchEnding.Draw drawn
                ? drawn.one().vps() + drawn.other().vps()
                : 1;
    }

    private static double score(MatchResult result) {
        Option<PlayerId> winner = result.winner();
        return winner.isEmpty() ? 0.5 : winner.contains(result.first().player()) ? 1 : 0;
    }
}
