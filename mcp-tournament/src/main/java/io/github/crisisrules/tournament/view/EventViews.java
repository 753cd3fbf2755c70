package io.github.crisisrules.tournament.view;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.desk.Announcement;
import io.github.crisisrules.tournament.desk.TournamentState;
import io.github.crisisrules.tournament.event.FirstRound;
import io.github.crisisrules.tournament.event.HouseRules;
import io.github.crisisrules.tournament.match.PointScale;
import io.github.crisisrules.tournament.roster.Timeline;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** What an organizer posts on the wall, as tables. Rounds that were not paired give nothing. */
public final class EventViews {
    private EventViews() {}

    /** What must be announced before the event: kind, structure by number of players, Timeline, special rules. */
    @Rule(EventRules.ANNOUNCE)
    public static TextTable announcement(Announcement event) {
        Vector<Vector<String>> rows = Vector.of(
                Vector.of("Event", event.format().kind().title() + (event.isOfficial() ? "" : " (unofficial)")),
                Vector.of("Rules", event.format().edition().toString()));
        rows = event.structure().isDefined()
                ? rows.append(Vector.of("Structure", event.structure().get().toString()))
                : rows.appendAll(event.format()
                        .table()
                        .map(row -> Vector.of(
                                row.atMost() == Integer.MAX_VALUE
                                        ? row.atLeast() + " players or more"
                                        : row.atLeast() == row.atMost()
                                                ? row.atLeast() + " players"
                                                : row.atLeast() + " to " + row.atMost() + " players",
                                row.structure().toString())));
        rows = rows.appendAll(house(event));
        Option<String> played = event.timeline().orElse(event.playedIn().map(Timeline::toString));
        rows = rows.appendAll(played.map(timeline -> Vector.of("Timeline", timeline)))
                .appendAll(event.specialRules().map(rule -> Vector.of("Special rule", rule)))
                .appendAll(event.commitment().map(seed -> Vector.of("Seed (SHA-256)", seed.sha256())))
                .appendAll(event.commitment().map(seed -> Vector.of("How to verify", seed.howToVerify())));
        return new TextTable(event.name(), Vector.of("What", "How"), rows);
    }

    /** What a house event does in another way than the documents. */
    @Rule({EventRules.ANNOUNCE, EventRules.HOUSE_EVENTS_ARE_UNOFFICIAL})
    private static Vector<Vector<String>> house(Announcement event) {
        HouseRules house = event.house();
        return Vector.of(
                        Option.when(
                                !event.scale().equals(PointScale.OFFICIAL),
                                () -> Vector.of("Points", event.scale().toString())),
                        Option.when(
                                !house.tiebreakers().isPrinted(),
                                () -> Vector.of("Ranked by", house.tiebreakers().words())),
                        Option.when(
                                house.firstRound() != FirstRound.RANDOM,
                                () -> Vector.of("Round 1", house.firstRound().words())),
                        Option.when(
                                house.firstRoundByes(),
                                () -> Vector.of(
                                        "Byes in round 1", "asked for by players, or assigned by the organizer")))
                .flatMap(row -> row);
    }

    /**
     * The pairings of a Swiss round by table, the bye last, or of a final round by match, with the results so far. Final
     * rounds are numbered on after the Swiss rounds.
     */
    public static Option<TextTable> pairings(TournamentState state, int round) {
        return RoundViews.of(state, round).map(RoundViews::pairings).orElse(() -> finalRound(state, round));
    }

    /** How the matches of a Swiss round ended, the winner first, and the bye; for a final round its matches. */
    public static Option<TextTable> results(TournamentState state, int round) {
        return RoundViews.of(state, round).map(RoundViews::results).orElse(() -> finalRound(state, round));
    }

    private static Option<TextTable> finalRound(TournamentState state, int round) {
        return FinalViews.of(state)
                .flatMap(finals -> finals.round(round - state.rounds().size()));
    }

    /** Where everybody sits in a Swiss round, by name: the list for the door. */
    public static Option<TextTable> seating(TournamentState state, int round) {
        return RoundViews.of(state, round).map(RoundViews::seating);
    }

    /**
     * The standings after a Swiss round, best first, as the results are known now; who had left by then is marked. Round 0
     * is before the first.
     */
    public static Option<TextTable> standings(TournamentState state, int round) {
        return Option.when(round >= 0 && round <= state.rounds().size(), () -> RankViews.standings(state, round));
    }

    /** Who advanced by the progression cut, by seed; nothing before it is made. */
    public static Option<TextTable> cut(TournamentState state) {
        return state.cut()
                .map(made -> new TextTable(
                        "Progression cut, top " + made.qualified().size(),
                        Vector.of("Seed", "Player"),
                        made.qualified()
                                .zipWithIndex((player, index) ->
                                        Vector.of(Integer.toString(index + 1), state.name(player)))));
    }

    /** The final rounds so far, with rosters in play and VPs; nothing before they are paired. */
    public static Option<TextTable> bracket(TournamentState state) {
        return FinalViews.of(state).map(FinalViews::bracket);
    }

    /** The places in the whole event, best first: who has won, who lost in which final, who dropped when. */
    public static TextTable ranks(TournamentState state) {
        return RankViews.ranks(state);
    }

    /** What is proved about everybody's way into the cut, by rank; nothing where there is no cut to come. */
    public static Option<TextTable> race(TournamentState state) {
        return RankViews.race(state);
    }
}
