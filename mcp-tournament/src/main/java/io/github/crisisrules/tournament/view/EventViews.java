package io.github.crisisrules.tournament.view;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.FirstRound;
import io.github.crisisrules.tournament.edition.HouseRules;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.match.PointScale;
import io.github.crisisrules.tournament.roster.Timeline;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Views of an event, ready to post on the wall. Views of rounds that are not paired are none. */
public final class EventViews {
    private EventViews() {}

    /**
     * Returns what must be announced before the event: kind, structure by number of players, Timeline, special
     * rules.
     */
    @Rule(EventRuleId.ANNOUNCE)
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

    /** Returns the rows for house rules, where the event differs from the documents. */
    @Rule({EventRuleId.ANNOUNCE, EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL})
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
     * Returns the pairings of a Swiss round by table with the byes last, or of a final round by match, with the
     * results so far. Final rounds continue the numbering of the Swiss rounds.
     */
    public static Option<TextTable> pairings(TournamentState state, int round) {
        return RoundViews.of(state, round).map(RoundViews::pairings).orElse(() -> finalRound(state, round));
    }

    /**
     * Returns how the matches of a Swiss round ended, the winner first, and its byes; for a final round, its
     * matches.
     */
    public static Option<TextTable> results(TournamentState state, int round) {
        return RoundViews.of(state, round).map(RoundViews::results).orElse(() -> finalRound(state, round));
    }

    private static Option<TextTable> finalRound(TournamentState state, int round) {
        return FinalViews.of(state)
                .flatMap(finals -> finals.round(round - state.rounds().size()));
    }

    /** Returns the table and the opponent of each player in a Swiss round, sorted by name: the list for the door. */
    public static Option<TextTable> seating(TournamentState state, int round) {
        return RoundViews.of(state, round).map(RoundViews::seating);
    }

    /**
     * Returns the standings after a Swiss round, the best first, with results as they are known now. Players who
     * had left by then are marked. Round 0 is before the first.
     */
    public static Option<TextTable> standings(TournamentState state, int round) {
        return Option.when(round >= 0 && round <= state.rounds().size(), () -> RankViews.standings(state, round));
    }

    /** Returns the players who advanced at the progression cut, by seed, or none before it is made. */
    public static Option<TextTable> cut(TournamentState state) {
        return state.cut()
                .map(made -> new TextTable(
                        "Progression cut, top " + made.qualified().size(),
                        Vector.of("Seed", "Player"),
                        made.qualified()
                                .zipWithIndex((player, index) ->
                                        Vector.of(Integer.toString(index + 1), state.name(player)))));
    }

    /** Returns the final rounds so far, with VPs and the rosters in play, or none before they are paired. */
    public static Option<TextTable> bracket(TournamentState state) {
        return FinalViews.of(state).map(FinalViews::bracket);
    }

    /**
     * Returns the ranks in the whole event, the best first, with remarks such as the final round in which a player
     * lost or dropped.
     */
    public static TextTable ranks(TournamentState state) {
        return RankViews.ranks(state);
    }

    /**
     * Returns what is proven about each player's chances to make the cut, by rank, or none if no cut is to come or
     * nothing can be proven under the house rules.
     */
    public static Option<TextTable> race(TournamentState state) {
        return RankViews.race(state);
    }
}
