package io.github.crisisrules.tournament.view;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Cell;
import io.github.crisisrules.core.text.TextTable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.FirstRound;
import io.github.crisisrules.tournament.edition.HouseRules;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.roster.Timeline;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.standing.UnpairedLossPolicy;
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
    public static TextTable announcement(Announcement event, Wording wording) {
        Vector<Vector<String>> rows = Vector.of(
                Vector.of(
                        Sentences.event(wording),
                        Sentences.eventKind(wording, event.edition().kind(), event.isOfficial())),
                Vector.of(Sentences.rules(wording), event.edition().name()));
        rows = event.structure().isDefined()
                ? rows.append(Vector.of(
                        Sentences.structure(wording), event.structure().get().describe(wording)))
                : rows.appendAll(event.edition()
                        .structureTable()
                        .map(row ->
                                Vector.of(row.describe(wording), row.structure().describe(wording))));
        rows = rows.appendAll(Option.when(
                        hasCut(event),
                        () -> Vector.of(
                                Sentences.afterTheCut(wording),
                                event.afterTheCut().describe(wording))))
                .append(Vector.of(Sentences.pairing(wording), Sentences.pairingSystem(wording, event.pairingSystem())))
                .append(Vector.of(
                        Sentences.missedRounds(wording),
                        Sentences.missedRoundsCount(
                                wording, event.unpairedLossPolicy() == UnpairedLossPolicy.COUNTED_AS_PLAYED)))
                .appendAll(house(event, wording));
        Option<String> played = event.timelineName().orElse(event.timeline().map(Timeline::toString));
        rows = rows.appendAll(played.map(timeline -> Vector.of(Sentences.timeline(wording), timeline)))
                .appendAll(event.specialRules().map(rule -> Vector.of(Sentences.specialRule(wording), rule)))
                .appendAll(event.seedCommitment().map(seed -> Vector.of(Sentences.seedHash(wording), seed.sha256())))
                .appendAll(event.seedCommitment()
                        .map(seed -> Vector.of(Sentences.verification(wording), seed.howToVerify(wording))));
        return new TextTable(
                event.name(),
                Heading.row(wording, Heading.WHAT, Heading.HOW),
                rows.map(row -> row.map(Cell.Words::new)));
    }

    private static boolean hasCut(Announcement event) {
        return event.structure()
                .map(Structure::hasCut)
                .getOrElse(() -> event.edition()
                        .structureTable()
                        .exists(row -> row.structure().hasCut()));
    }

    /** Returns the rows for house rules, where the event differs from the documents. */
    @Rule({EventRuleId.ANNOUNCE, EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL})
    private static Vector<Vector<String>> house(Announcement event, Wording wording) {
        HouseRules house = event.houseRules();
        return Vector.of(
                        Option.when(
                                !event.edition().isPublished()
                                        || !event.scoring()
                                                .equals(event.edition().scoring()),
                                () -> Vector.of(
                                        Heading.POINTS.describe(wording),
                                        event.scoring().points().describe(wording))),
                        Option.when(
                                !event.edition().isPublished(),
                                () -> Vector.of(
                                        Heading.VPS.describe(wording),
                                        Sentences.givenVps(
                                                wording,
                                                event.scoring().byeVps(),
                                                event.scoring().concessionVps()))),
                        Option.when(
                                !house.tiebreakers().isPrinted(),
                                () -> Vector.of(
                                        Sentences.rankedBy(wording),
                                        house.tiebreakers().describe(wording))),
                        Option.when(
                                house.firstRound() != FirstRound.RANDOM,
                                () -> Vector.of(
                                        Sentences.firstRound(wording),
                                        house.firstRound().describe(wording))),
                        Option.when(
                                house.firstRoundByes(),
                                () -> Vector.of(Sentences.firstRoundByes(wording), Sentences.whoHasByes(wording))))
                .flatMap(row -> row);
    }

    /**
     * Returns the pairings of a Swiss round by table with the byes last, or of a final round by match, with the
     * results so far. Final rounds continue the numbering of the Swiss rounds.
     */
    public static Option<TextTable> pairings(TournamentState state, int round, Wording wording) {
        return RoundViews.of(state, round, wording)
                .map(RoundViews::pairings)
                .orElse(() -> finalRound(state, round, wording));
    }

    /**
     * Returns how the matches of a Swiss round ended, the winner first, and its byes; for a final round, its
     * matches.
     */
    public static Option<TextTable> results(TournamentState state, int round, Wording wording) {
        return RoundViews.of(state, round, wording)
                .map(RoundViews::results)
                .orElse(() -> finalRound(state, round, wording));
    }

    private static Option<TextTable> finalRound(TournamentState state, int round, Wording wording) {
        return FinalViews.of(state, wording)
                .flatMap(finals -> finals.round(round - state.rounds().size()));
    }

    /** Returns the table and the opponent of each player in a Swiss round, sorted by name: the list for the door. */
    public static Option<TextTable> seating(TournamentState state, int round, Wording wording) {
        return RoundViews.of(state, round, wording).map(RoundViews::seating);
    }

    /**
     * Returns the standings after a Swiss round, the best first, with results as they are known now. Players who
     * had left by then are marked. Round 0 is before the first.
     */
    public static Option<TextTable> standings(TournamentState state, int round, Wording wording) {
        return Option.when(
                round >= 0 && round <= state.rounds().size(), () -> RankViews.standings(state, round, wording));
    }

    /** Returns the players who advanced at the progression cut, by seed, or none before it is made. */
    public static Option<TextTable> cut(TournamentState state, Wording wording) {
        return state.cut()
                .map(made -> new TextTable(
                        Sentences.cut(wording, made.qualified().size()),
                        Heading.row(wording, Heading.SEED, Heading.PLAYER),
                        made.qualified()
                                .zipWithIndex((player, index) ->
                                        Vector.of(new Cell.Figure(index + 1), Heading.player(player, wording)))));
    }

    /** Returns the final rounds so far, with VPs and the rosters in play, or none before they are paired. */
    public static Option<TextTable> bracket(TournamentState state, Wording wording) {
        return FinalViews.of(state, wording).map(FinalViews::bracket);
    }

    /**
     * Returns the ranks in the whole event, the best first, with remarks such as the final round in which a player
     * lost or dropped.
     */
    public static TextTable ranks(TournamentState state, Wording wording) {
        return RankViews.ranks(state, wording);
    }

    /**
     * Returns what is proven about each player's chances to make the cut, by rank, or none if no cut is to come or
     * nothing can be proven under the house rules.
     */
    public static Option<TextTable> race(TournamentState state, Wording wording) {
        return RankViews.race(state, wording);
    }
}
