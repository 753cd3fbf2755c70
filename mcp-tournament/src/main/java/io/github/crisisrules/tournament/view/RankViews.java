package io.github.crisisrules.tournament.view;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Cell;
import io.github.crisisrules.core.text.TextTable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.game.query.CutRace;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.standing.Standing;
import io.github.crisisrules.tournament.standing.Standings;
import io.github.crisisrules.tournament.standing.Tiebreaker;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.math.BigInteger;
import java.util.Locale;

/** Views of ranks: the standings, the race for the cut and the final ranking. */
final class RankViews {
    private RankViews() {}

    @Rule(EventRuleId.DROPPED_STAY_RANKED_EJECTED_DO_NOT)
    static TextTable standings(TournamentState state, int round, Wording wording) {
        Standings standings = state.standingsAfter(round);
        // The tiebreakers in use in their order; event points and VPs are always shown.
        Vector<Tiebreaker> columns = standings
                .chain()
                .order()
                .appendAll(Vector.of(Tiebreaker.EVENT_POINTS, Tiebreaker.VICTORY_POINTS))
                .distinct();
        return new TextTable(
                Sentences.standings(wording, round),
                Heading.row(wording, Heading.RANK, Heading.PLAYER)
                        .appendAll(columns.map(column ->
                                new TextTable.Column(column.name().toLowerCase(Locale.ROOT), column.heading(wording))))
                        .append(Heading.REMARK),
                standings
                        .rows()
                        .map(row -> Vector.<Cell>of(new Cell.Figure(row.rank()), Heading.player(row.player(), wording))
                                .appendAll(columns.map(column -> new Cell.Figure(figure(row, column))))
                                .append(new Cell.Words(AttendanceNote.after(state, row.player(), round, wording)))));
    }

    private static String figure(Standing row, Tiebreaker column) {
        boolean mean = column == Tiebreaker.STRENGTH_OF_SCHEDULE || column == Tiebreaker.OPPONENTS_WIN_SHARE;
        return row.figure(column)
                .map(value -> mean
                        ? value.toDecimal(4)
                        : value.denominator().equals(BigInteger.ONE) ? value.toString() : value.toDecimal(1))
                .getOrElse("");
    }

    static TextTable ranks(TournamentState state, Wording wording) {
        return new TextTable(
                Sentences.finalRanking(wording),
                Heading.row(wording, Heading.RANK, Heading.PLAYER).append(Heading.REMARK),
                state.finalRanks()
                        .map(rank -> Vector.of(
                                new Cell.Figure(rank.rank()),
                                Heading.player(rank.player(), wording),
                                new Cell.Words(AttendanceNote.inTheEnd(state, rank.player(), wording)))));
    }

    static Option<TextTable> race(TournamentState state, Wording wording) {
        return CutRace.of(state)
                .map(prospects -> new TextTable(
                        Sentences.race(wording, state.structure().get().cut()),
                        Heading.row(wording, Heading.PLAYER, Heading.POINTS, Heading.PROSPECT),
                        state.activeStandings()
                                .map(row -> Vector.of(
                                        Heading.player(row.player(), wording),
                                        new Cell.Figure(row.points()),
                                        new Cell.Words(prospects
                                                .get(row.player())
                                                .get()
                                                .describe(CutRace.roundsToPlay(state, row.player()), wording))))));
    }
}
