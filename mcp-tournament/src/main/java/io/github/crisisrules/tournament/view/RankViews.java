package io.github.crisisrules.tournament.view;

import io.github.crisisrules.core.rulebook.Rule;
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
                        .appendAll(columns.map(column -> column.heading(wording)))
                        .append(""),
                standings
                        .rows()
                        .map(row -> Vector.of(Integer.toString(row.rank()), state.name(row.player()))
                                .appendAll(columns.map(column -> figure(row, column)))
                                .append(AttendanceNote.after(state, row.player(), round, wording))));
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
                Heading.row(wording, Heading.RANK, Heading.PLAYER).append(""),
                state.finalRanks()
                        .map(rank -> Vector.of(
                                Integer.toString(rank.rank()),
                                state.name(rank.player()),
                                AttendanceNote.inTheEnd(state, rank.player(), wording))));
    }

    static Option<TextTable> race(TournamentState state, Wording wording) {
        return CutRace.of(state)
                .map(prospects -> new TextTable(
                        Sentences.race(wording, state.structure().get().cut()),
                        Heading.row(wording, Heading.PLAYER, Heading.POINTS, Heading.PROSPECT),
                        state.activeStandings()
                                .map(row -> Vector.of(
                                        state.name(row.player()),
                                        Integer.toString(row.points()),
                                        prospects
                                                .get(row.player())
                                                .get()
                                                .describe(CutRace.roundsToPlay(state, row.player()), wording)))));
    }
}
