package io.github.crisisrules.tournament.view;

import io.github.crisisrules.core.rulebook.Rule;
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
    private static final Vector<String> HEADINGS =
            Vector.of("Match", "Player", "VPs", "Opponent", "VPs", "How it ended", "Goes on");

    private final TournamentState state;
    private final Bracket finals;

    private FinalViews(TournamentState state, Bracket finals) {
        this.state = state;
        this.finals = finals;
    }

    static Option<FinalViews> of(TournamentState state) {
        return state.bracket().map(finals -> new FinalViews(state, finals));
    }

    TextTable bracket() {
        Vector<String> round = roster(1).isDefined() ? Vector.of("Round", "Roster") : Vector.of("Round");
        return new TextTable(
                "Final rounds", round.appendAll(HEADINGS), finals.rounds().flatMap(each -> {
                    Vector<String> head = Vector.of(Integer.toString(each.number()))
                            .appendAll(roster(each.number()).map(roster -> Integer.toString(roster)));
                    return rows(each).map(head::appendAll);
                }));
    }

    /** Returns one final round, numbered from 1, or none if it is not paired. */
    Option<TextTable> round(int number) {
        return finals.rounds()
                .find(each -> each.number() == number)
                .map(each -> new TextTable(
                        "Final round " + number
                                + roster(number)
                                        .map(roster -> ", Roster " + roster)
                                        .getOrElse(""),
                        HEADINGS,
                        rows(each)));
    }

    /** Returns the roster to play in a final round, numbered from 1. */
    private Option<Integer> roster(int round) {
        return state.rosterInPlay(state.rounds().size() + round);
    }

    private Vector<Vector<String>> rows(FinalRound round) {
        return round.matches()
                .map(match -> Vector.of(
                        Integer.toString(match.number()),
                        player(match, 0),
                        vps(match, 0),
                        player(match, 1),
                        vps(match, 1),
                        how(match),
                        match.winner().map(state::name).getOrElse(match.isDecided() ? "nobody" : "")));
    }

    private String player(FinalMatch match, int place) {
        return at(match, place)
                .map(player -> state.name(player) + " (" + finals.seeds().seedOf(player) + ")")
                .getOrElse("–");
    }

    private static String vps(FinalMatch match, int place) {
        return match.ending()
                .flatMap(
                        ending -> at(match, place).map(player -> ending.result().of(player)))
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
            return ending.how(state.names()) + (ending.result().isDraw() ? ": the higher Swiss rank goes on" : "");
        }
        if (!match.absent().isEmpty()) {
            return (match.isBye() ? "bye: " : "")
                    + state.names().all(match.absent())
                    + (match.absent().size() == 1 ? " has left" : " have left");
        }
        return match.isBye() ? "bye" : "";
    }
}
