package io.github.crisisrules.json.shape.custom;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.roster.CardLegality;
import io.github.crisisrules.core.roster.Roster;
import io.github.crisisrules.core.roster.RosterSize;
import io.github.crisisrules.core.roster.RosterSubmission;
import io.github.crisisrules.core.text.TextTable;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.json.shape.ReadCursor;
import io.github.crisisrules.json.shape.SchemaBook;
import io.github.crisisrules.json.shape.derived.Forms;
import io.github.crisisrules.json.shape.derived.Shapes;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.tournament.Board;
import io.github.crisisrules.tournament.announcement.AnnouncementViolation;
import io.github.crisisrules.tournament.clock.RoundClock;
import io.github.crisisrules.tournament.clock.RoundTime;
import io.github.crisisrules.tournament.clock.TooFewSeated;
import io.github.crisisrules.tournament.component.ComponentViolation;
import io.github.crisisrules.tournament.component.TerrainViolation;
import io.github.crisisrules.tournament.edition.Edition;
import io.github.crisisrules.tournament.edition.StructureRow;
import io.github.crisisrules.tournament.edition.TooFewPlayers;
import io.github.crisisrules.tournament.finals.Bracket;
import io.github.crisisrules.tournament.finals.FinalsViolation;
import io.github.crisisrules.tournament.game.Phase;
import io.github.crisisrules.tournament.game.PublicState;
import io.github.crisisrules.tournament.game.SwissRound;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.game.TournamentViolation;
import io.github.crisisrules.tournament.match.MatchResult;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.PairingPool;
import io.github.crisisrules.tournament.pairing.PairingViolation;
import io.github.crisisrules.tournament.pairing.PoolPlayer;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.roster.DesignatedRoster;
import io.github.crisisrules.tournament.roster.EventTimeline;
import io.github.crisisrules.tournament.roster.ListViolation;
import io.github.crisisrules.tournament.roster.Timeline;
import io.github.crisisrules.tournament.roster.TimelineList;
import io.github.crisisrules.tournament.roster.TimelineListRules;
import io.github.crisisrules.tournament.roster.UnreadableLine;
import io.github.crisisrules.tournament.ruling.ConductViolation;
import io.github.crisisrules.tournament.ruling.OfficialsViolation;
import io.github.crisisrules.tournament.ruling.RulingLog;
import io.github.crisisrules.tournament.ruling.RulingViolation;
import io.github.crisisrules.tournament.standing.MatchHistory;
import io.github.crisisrules.tournament.standing.PlayerRecord;
import io.github.crisisrules.tournament.standing.Records;
import io.github.crisisrules.tournament.standing.Standing;
import io.github.crisisrules.tournament.standing.Standings;
import io.vavr.collection.Vector;
import java.time.Instant;

/** The forms of tournament events. */
public final class TournamentForms {
    private TournamentForms() {}

    /** Returns the forms of values that logs hold, and that therefore every program with logs needs. */
    public static Forms logged() {
        return Forms.none()
                .converted(
                        RoundClock.class,
                        ClockFacts.class,
                        clock -> new ClockFacts(clock.time(), clock.dice(), clock.started()),
                        (facts, place) -> Verdict.right(
                                RoundClock.start(facts.time(), facts.dice(), 1, 1, facts.startedAt()), place))
                .converted(
                        PoolPlayer.class,
                        FieldPlayerFacts.class,
                        player -> new FieldPlayerFacts(player.id(), player.points(), player.met()),
                        (facts, place) -> PoolPlayer.of(facts.id(), facts.points(), facts.opponents()))
                .viewed(
                        Standings.class,
                        (shapes, standings) -> shapes.write(standings.rows()),
                        (shapes, book) ->
                                SchemaBook.arrayOf(shapes.of(Standing.class).schema(book)))
                .form(Edition.class, (shapes, parameters) -> new EditionShape(shapes.parts(Edition.class)))
                .unlimited(StructureRow.class, "maxPlayers")
                .converted(Bracket.class, BracketFacts.class, BracketFacts::of, BracketFacts::played)
                .converted(RulingLog.class, RulingFacts.class, RulingFacts::of, RulingFacts::heard);
    }

    /** Returns all forms. */
    public static Forms forms() {
        return logged().converted(
                        PairingPool.class,
                        FieldFacts.class,
                        pool -> new FieldFacts(pool.players(), pool.forbidden().toVector()),
                        (facts, place) -> PairingPool.of(facts.players(), facts.excludedPairs()))
                .converted(
                        Records.class,
                        RecordFacts.class,
                        records -> new RecordFacts(records.players().toVector().map(records::of)),
                        (facts, place) -> Records.of(facts.records()))
                .converted(
                        MatchHistory.class,
                        MatchFacts.class,
                        matches -> new MatchFacts(matches.results()),
                        (facts, place) -> MatchHistory.of(facts.results()))
                .converted(TimelineList.class, ListFacts.class, TournamentForms::facts, TournamentForms::list)
                .viewed(
                        TournamentState.class,
                        (shapes, state) -> shapes.write(state.publicState()),
                        (shapes, book) -> shapes.of(PublicState.class).schema(book))
                .viewed(Board.class, TournamentForms::board, TournamentForms::boardSchema)
                .viewed(
                        SwissRound.class,
                        (shapes, round) -> shapes.write(PublicState.PublicRound.of(round)),
                        (shapes, book) ->
                                shapes.of(PublicState.PublicRound.class).schema(book))
                .violations(
                        TooFewSeated.class,
                        UnreadableLine.class,
                        TooFewPlayers.class,
                        ComponentViolation.class,
                        ConductViolation.class,
                        OfficialsViolation.class,
                        RulingViolation.class,
                        TerrainViolation.class,
                        TournamentViolation.class,
                        AnnouncementViolation.class,
                        FinalsViolation.class,
                        PairingViolation.class,
                        ListViolation.class);
    }

    private static JsonObject board(Shapes shapes, Board board) {
        return JsonObject.builder()
                .put("title", board.title())
                .put("phase", shapes.write(board.phase()))
                .put("round", board.round())
                .put("awaited", board.awaited().describe(board.wording()))
                .put("posted", shapes.write(board.posted()))
                .put("state", shapes.write(board.known()))
                .build();
    }

    private static JsonObject boardSchema(Shapes shapes, SchemaBook book) {
        JsonObject properties = JsonObject.of("title", SchemaBook.ofType("string"))
                .with("phase", shapes.of(Phase.class).schema(book))
                .with("round", SchemaBook.ofType("integer"))
                .with("awaited", SchemaBook.ofType("string"))
                .with("posted", SchemaBook.arrayOf(shapes.of(TextTable.class).schema(book)))
                .with("state", shapes.of(PublicState.class).schema(book));
        return SchemaBook.ofType("object")
                .with("properties", properties)
                .with("required", JsonArray.ofTexts(properties.fields().keySet()));
    }

    /** The facts that a clock was started with. Enough players were seated, because it was started. */
    public record ClockFacts(RoundTime time, Vector<CrisisFace> dice, Instant startedAt) {}

    /** The facts of a player to be paired. */
    public record FieldPlayerFacts(PlayerId id, int points, Vector<PlayerId> opponents) {}

    /** The facts of the players to be paired. */
    public record FieldFacts(Vector<PoolPlayer> players, Vector<Pairing> excludedPairs) {}

    /** The facts of a history of matches. */
    public record MatchFacts(Vector<MatchResult> results) {}

    /** The facts of the records of all players. */
    public record RecordFacts(Vector<PlayerRecord> records) {}

    /** The facts that a Timeline List is checked from, with its three rosters in the order of their numbers. */
    public record ListFacts(
            Timeline timeline, CardLegality legality, RosterSize size, Vector<RosterSubmission> rosters) {}

    private static ListFacts facts(TimelineList list) {
        Roster first = list.roster(1);
        return new ListFacts(
                list.timeline(), first.legality(), first.size(), list.rosters().map(Roster::submission));
    }

    private static TimelineList list(ListFacts facts, ReadCursor place) {
        if (facts.rosters().exists(roster -> roster.components().size() > 1000)) {
            throw place.refuse(RefusalKind.LIMIT, "A roster has more than the 1000 components that are read.");
        }
        return Verdict.valid(
                TimelineListRules.check(
                        facts.rosters().zipWithIndex((roster, index) -> new DesignatedRoster(index + 1, roster)),
                        new EventTimeline(facts.timeline(), facts.legality()),
                        facts.size()),
                place);
    }
}
