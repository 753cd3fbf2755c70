package io.github.crisisrules.tournament.view;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Plural;
import io.github.crisisrules.tournament.game.Entry;
import io.github.crisisrules.tournament.game.ImportedRound;
import io.github.crisisrules.tournament.game.SwissRound;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.game.query.EventRecords;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.MatchResult;
import io.github.crisisrules.tournament.match.Outcome;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.match.Score;
import io.github.crisisrules.tournament.match.Scoring;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;

/** Views of a Swiss round: pairings, results and seats. */
final class RoundViews {
    private final TournamentState state;
    private final SwissRound round;

    private RoundViews(TournamentState state, SwissRound round) {
        this.state = state;
        this.round = round;
    }

    static Option<RoundViews> of(TournamentState state, int round) {
        return state.round(round).map(found -> new RoundViews(state, found));
    }

    TextTable pairings() {
        return new TextTable(
                "Round " + round.number() + roster() + remark(),
                Vector.of("Table", "Player", "Points", "Opponent", "Points", "Result"),
                round.tables()
                        .pairs()
                        .zipWithIndex((pairing, index) -> table(pairing, index))
                        .appendAll(byes()));
    }

    private String remark() {
        if (round.isTakenOver()) {
            return " (played at another desk)";
        }
        return round.tables().byHand() ? " (paired by hand)" : "";
    }

    private Vector<String> table(Pairing pairing, int index) {
        PlayerId higher = round.field().points(pairing.second()) > round.field().points(pairing.first())
                ? pairing.second()
                : pairing.first();
        PlayerId lower = pairing.opponentOf(higher);
        return Vector.of(
                Integer.toString(index + 1),
                state.name(higher),
                Integer.toString(round.field().points(higher)),
                state.name(lower),
                Integer.toString(round.field().points(lower)),
                round.endings().get(index).map(ending -> result(ending, higher)).getOrElse(""));
    }

    /** Returns a player's result, such as {@code 16–11 won} or {@code 14–3 won, Ida conceded at 3–9}. */
    private String result(MatchEnding ending, PlayerId player) {
        MatchResult result = ending.result();
        PlayerId opponent = result.pairing().opponentOf(player);
        String words = switch (result.of(player).outcome()) {
            case WIN -> "won";
            case DRAW -> "drew";
            case LOSS -> "lost";
        };
        String score = result.of(player).vps() + "–" + result.of(opponent).vps() + " " + words;
        if (ending instanceof MatchEnding.Time) {
            return score + " on time";
        }
        if (ending instanceof MatchEnding.Concession) {
            return score + ", " + ending.how(state.names());
        }
        return importedSeats(player)
                .map(points ->
                        score + ", " + points + "–" + importedSeats(opponent).getOrElse(0) + " points")
                .getOrElse(score);
    }

    /** Returns the event points of a round that was taken over, as given from there. */
    private Option<Integer> importedSeats(PlayerId player) {
        return round.importedSeats().find(seat -> seat.player().equals(player)).map(ImportedRound.ImportedSeat::points);
    }

    /** Returns a row for each bye, with its worth in place of a result. */
    @Rule(EventRuleId.BYE)
    private Vector<Vector<String>> byes() {
        return round.tables()
                .byes()
                .map(bye -> Vector.of(
                        "",
                        state.name(bye.player()),
                        Integer.toString(EventRecords.of(state, round.number() - 1)
                                .of(bye.player())
                                .points()),
                        "bye",
                        "",
                        worth(bye.player()) + ", " + Plural.of(byeVps(bye.player()), "VP")));
    }

    private int byeVps(PlayerId player) {
        return round.importedSeats()
                .find(seat -> seat.player().equals(player))
                .map(ImportedRound.ImportedSeat::vps)
                .getOrElse(Scoring.GIVEN_VPS);
    }

    private String worth(PlayerId player) {
        int points =
                importedSeats(player).getOrElse(state.announcement().scale().bye());
        return Plural.of(points, "point");
    }

    TextTable results() {
        return new TextTable(
                "Results of round " + round.number(),
                Vector.of("Table", "Winner", "VPs", "Loser", "VPs", "How it ended"),
                round.endings()
                        .zipWithIndex()
                        .flatMap(table -> table._1.map(ending -> result(table._2 + 1, ending)))
                        .appendAll(round.tables()
                                .byes()
                                .map(bye -> Vector.of(
                                        "",
                                        state.name(bye.player()),
                                        Integer.toString(byeVps(bye.player())),
                                        "–",
                                        "",
                                        "bye, " + worth(bye.player())))));
    }

    private Vector<String> result(int table, MatchEnding ending) {
        MatchResult result = ending.result();
        boolean secondWon = result.second().outcome() == Outcome.WIN;
        Score better = secondWon ? result.second() : result.first();
        Score other = secondWon ? result.first() : result.second();
        return Vector.of(
                Integer.toString(table),
                state.name(better.player()) + (result.isDraw() ? " (draw)" : ""),
                Integer.toString(better.vps()),
                state.name(other.player()),
                Integer.toString(other.vps()),
                importedSeats(better.player())
                        .map(points ->
                                points + "–" + importedSeats(other.player()).getOrElse(0) + " points")
                        .getOrElse(ending.how(state.names())));
    }

    TextTable seating() {
        return new TextTable(
                "Round " + round.number() + ", seats",
                Vector.of("Player", "Table", "Opponent"),
                state.entries()
                        .map(Entry::id)
                        .filter(round::includes)
                        .sortBy(player -> state.name(player).toLowerCase(Locale.ROOT))
                        .map(player -> round.tableOf(player)
                                .map(table -> Vector.of(
                                        state.name(player),
                                        Integer.toString(table + 1),
                                        state.name(round.tables()
                                                .pairs()
                                                .get(table)
                                                .opponentOf(player))))
                                .getOrElse(Vector.of(state.name(player), "", "bye"))));
    }

    /** Returns the roster that the document prints for this round of a Timeline Event. */
    @Rule({TimelineRuleId.ROSTER_ROUND, EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1})
    private String roster() {
        return state.rosterInPlay(round.number())
                .map(roster -> ", Roster " + roster)
                .getOrElse("");
    }
}
