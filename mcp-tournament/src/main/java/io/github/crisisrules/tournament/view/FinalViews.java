package io.github.crisisrules.tournament.view;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Cell;
import io.github.crisisrules.core.text.TextTable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.finals.Bracket;
import io.github.crisisrules.tournament.finals.FinalMatch;
import io.github.crisisrules.tournament.finals.FinalRound;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Views of the final rounds: pairings, rosters in play, VPs, and the players who go on. */
final class FinalViews {
    private final TournamentState state;
    private final Bracket finals;
    private final Wording wording;

    private FinalViews(TournamentState state, Bracket finals, Wording wording) {
        this.state = state;
        this.finals = finals;
        this.wording = wording;
    }

    static Option<FinalViews> of(TournamentState state, Wording wording) {
        return state.bracket().map(finals -> new FinalViews(state, finals, wording));
    }

    TextTable bracket() {
        Vector<TextTable.Column> round = roster(1).isDefined()
                ? Heading.row(wording, Heading.ROUND, Heading.ROSTER)
                : Heading.row(wording, Heading.ROUND);
        return new TextTable(
                Sentences.finalRounds(wording),
                round.appendAll(headings()),
                finals.rounds().flatMap(each -> {
                    Vector<Cell> head = Vector.<Cell>of(new Cell.Figure(each.number()))
                            .appendAll(roster(each.number()).map(roster -> new Cell.Figure(roster)));
                    return rows(each).map(head::appendAll);
                }));
    }

    private Vector<TextTable.Column> headings() {
        return Heading.row(
                wording,
                Heading.MATCH,
                Heading.PLAYER,
                Heading.VPS,
                Heading.OPPONENT,
                Heading.VPS,
                Heading.ENDING,
                Heading.GOES_ON);
    }

    /** Returns one final round, numbered from 1, or none if it is not paired. */
    Option<TextTable> round(int number) {
        return finals.rounds()
                .find(each -> each.number() == number)
                .map(each ->
                        new TextTable(Sentences.finalRound(wording, number, roster(number)), headings(), rows(each)));
    }

    /** Returns the roster to play in a final round, numbered from 1. */
    private Option<Integer> roster(int round) {
        return state.rosterInPlay(state.rounds().size() + round);
    }

    private Vector<Vector<Cell>> rows(FinalRound round) {
        return round.matches()
                .map(match -> Vector.of(
                        new Cell.Figure(match.number()),
                        player(match, 0),
                        new Cell.Figure(vps(match, 0)),
                        player(match, 1),
                        new Cell.Figure(vps(match, 1)),
                        new Cell.Words(how(match)),
                        match.winner()
                                .map(winner -> Heading.player(winner, wording))
                                .getOrElse(
                                        () -> new Cell.Words(match.isDecided() ? Sentences.noPlayer(wording) : ""))));
    }

    private Cell player(FinalMatch match, int place) {
        return at(match, place)
                .<Cell>map(player -> new Cell.Name(
                        state.name(player) + " (" + finals.seeds().seedOf(player) + ")",
                        Integer.toString(player.number())))
                .getOrElse(() -> new Cell.Words("–"));
    }

    private String vps(FinalMatch match, int place) {
        return match.ending()
                .flatMap(ending -> at(match, place)
                        .map(player ->
                                ending.result(state.announcement().scoring()).of(player)))
                .map(score -> Integer.toString(score.vps()))
                .getOrElse("");
    }

    private static Option<PlayerId> at(FinalMatch match, int place) {
        return match.players().drop(place).headOption();
    }

    /** Describes how a match ended. A final has a winner: one that would be a draw goes to the higher Swiss rank. */
    @Rule({TimelineRuleId.FINAL_DRAW, TimelineRuleId.FINAL_DROP})
    private String how(FinalMatch match) {
        if (match.ending().isDefined()) {
            MatchEnding ending = match.ending().get();
            return Sentences.finalEnding(
                    wording, ending.describeManner(wording), ending.wonBy().isEmpty());
        }
        if (!match.absent().isEmpty()) {
            return Sentences.haveLeft(wording, match.isBye(), match.absent());
        }
        return match.isBye() ? Sentences.bye(wording) : "";
    }
}
