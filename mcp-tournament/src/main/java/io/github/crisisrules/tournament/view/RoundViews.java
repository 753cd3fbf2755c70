package io.github.crisisrules.tournament.view;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Cell;
import io.github.crisisrules.core.text.TextTable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.game.Entry;
import io.github.crisisrules.tournament.game.ImportedRound;
import io.github.crisisrules.tournament.game.SwissRound;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.MatchResult;
import io.github.crisisrules.tournament.match.Outcome;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.match.Score;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Views of a Swiss round: pairings, results and seats. */
final class RoundViews {
    private final TournamentState state;
    private final SwissRound round;
    private final Wording wording;

    private RoundViews(TournamentState state, SwissRound round, Wording wording) {
        this.state = state;
        this.round = round;
        this.wording = wording;
    }

    static Option<RoundViews> of(TournamentState state, int round, Wording wording) {
        return state.round(round).map(found -> new RoundViews(state, found, wording));
    }

    TextTable pairings() {
        return new TextTable(
                Sentences.round(
                        wording,
                        round.number(),
                        roster(),
                        round.isTakenOver(),
                        round.tables().byHand()),
                Heading.row(
                        wording,
                        Heading.TABLE,
                        Heading.PLAYER,
                        Heading.POINTS,
                        Heading.OPPONENT,
                        Heading.POINTS,
                        Heading.RESULT),
                round.tables()
                        .pairs()
                        .zipWithIndex((pairing, index) -> table(pairing, index))
                        .appendAll(byes()));
    }

    private Vector<Cell> table(Pairing pairing, int index) {
        PlayerId higher = round.pool().points(pairing.second()) > round.pool().points(pairing.first())
                ? pairing.second()
                : pairing.first();
        PlayerId lower = pairing.opponentOf(higher);
        return Vector.of(
                new Cell.Figure(index + 1),
                Heading.player(higher, wording),
                new Cell.Figure(round.pool().points(higher)),
                Heading.player(lower, wording),
                new Cell.Figure(round.pool().points(lower)),
                new Cell.Words(round.endings()
                        .get(index)
                        .map(ending -> result(ending, higher))
                        .getOrElse("")));
    }

    /** Returns a player's result, such as {@code 16–11 won} or {@code 14–3 won, Ida conceded at 3–9}. */
    private String result(MatchEnding ending, PlayerId player) {
        MatchResult result = ending.result(state.announcement().scoring());
        PlayerId opponent = result.pairing().opponentOf(player);
        String score = Sentences.score(
                wording,
                result.of(player).vps(),
                result.of(opponent).vps(),
                result.of(player).outcome(),
                ending instanceof MatchEnding.Time);
        if (ending instanceof MatchEnding.Concession) {
            return score + ", " + ending.describeManner(wording);
        }
        return importedPoints(player, opponent)
                .map(points -> score + ", " + points)
                .getOrElse(score);
    }

    /** Returns the event points of two players in a round that was taken over, such as {@code 3–0 points}. */
    private Option<String> importedPoints(PlayerId player, PlayerId opponent) {
        return importedSeats(player)
                .map(points -> Sentences.points(
                        wording, points, importedSeats(opponent).getOrElse(0)));
    }

    /** Returns the event points of a round that was taken over, as given from there. */
    private Option<Integer> importedSeats(PlayerId player) {
        return round.importedSeats().find(seat -> seat.player().equals(player)).map(ImportedRound.ImportedSeat::points);
    }

    /** Returns a row for each bye, with its worth in place of a result. */
    @Rule(EventRuleId.BYE)
    private Vector<Vector<Cell>> byes() {
        return round.tables()
                .byes()
                .map(bye -> Vector.of(
                        new Cell.Figure(""),
                        Heading.player(bye.player(), wording),
                        new Cell.Figure(state.recordsAfter(round.number() - 1)
                                .of(bye.player())
                                .points()),
                        new Cell.Words(Sentences.bye(wording)),
                        new Cell.Figure(""),
                        new Cell.Words(Sentences.byeWorth(wording, byePoints(bye.player()), byeVps(bye.player())))));
    }

    private int byeVps(PlayerId player) {
        return round.importedSeats()
                .find(seat -> seat.player().equals(player))
                .map(ImportedRound.ImportedSeat::vps)
                .getOrElse(state.announcement().scoring().byeVps());
    }

    private int byePoints(PlayerId player) {
        return importedSeats(player)
                .getOrElse(state.announcement().scoring().points().bye());
    }

    TextTable results() {
        return new TextTable(
                Sentences.results(wording, round.number()),
                Heading.row(
                        wording,
                        Heading.TABLE,
                        Heading.WINNER,
                        Heading.VPS,
                        Heading.LOSER,
                        Heading.VPS,
                        Heading.ENDING),
                round.endings()
                        .zipWithIndex()
                        .flatMap(table -> table._1.map(ending -> result(table._2 + 1, ending)))
                        .appendAll(round.tables()
                                .byes()
                                .map(bye -> Vector.of(
                                        new Cell.Figure(""),
                                        Heading.player(bye.player(), wording),
                                        new Cell.Figure(byeVps(bye.player())),
                                        new Cell.Words("–"),
                                        new Cell.Figure(""),
                                        new Cell.Words(Sentences.byeResult(wording, byePoints(bye.player())))))));
    }

    private Vector<Cell> result(int table, MatchEnding ending) {
        MatchResult result = ending.result(state.announcement().scoring());
        boolean secondWon = result.second().outcome() == Outcome.WIN;
        Score better = secondWon ? result.second() : result.first();
        Score other = secondWon ? result.first() : result.second();
        return Vector.of(
                new Cell.Figure(table),
                new Cell.Name(
                        Sentences.winner(wording, better.player(), result.isDraw()),
                        Integer.toString(better.player().number())),
                new Cell.Figure(better.vps()),
                Heading.player(other.player(), wording),
                new Cell.Figure(other.vps()),
                new Cell.Words(
                        importedPoints(better.player(), other.player()).getOrElse(ending.describeManner(wording))));
    }

    TextTable seating() {
        return new TextTable(
                Sentences.seats(wording, round.number(), roster()),
                Heading.row(wording, Heading.PLAYER, Heading.TABLE, Heading.OPPONENT),
                state.entries()
                        .map(Entry::id)
                        .filter(round::includes)
                        .sortBy(player -> PlainName.sortKey(state.name(player)))
                        .map(player -> round.tableOf(player)
                                .map(table -> Vector.of(
                                        Heading.player(player, wording),
                                        new Cell.Figure(table + 1),
                                        Heading.player(
                                                round.tables()
                                                        .pairs()
                                                        .get(table)
                                                        .opponentOf(player),
                                                wording)))
                                .getOrElse(Vector.of(
                                        Heading.player(player, wording),
                                        new Cell.Figure(""),
                                        new Cell.Words(Sentences.bye(wording))))));
    }

    /** Returns the roster that the document prints for this round of a Timeline Event. */
    @Rule({TimelineRuleId.ROSTER_ROUND, EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1})
    private Option<Integer> roster() {
        return state.rosterInPlay(round.number());
    }
}
