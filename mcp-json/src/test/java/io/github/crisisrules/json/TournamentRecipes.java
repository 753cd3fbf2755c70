package io.github.crisisrules.json;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.roster.CardLegality;
import io.github.crisisrules.core.roster.Roster;
import io.github.crisisrules.core.roster.RosterSubmission;
import io.github.crisisrules.core.roster.RosterViolation;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.TextTable;
import io.github.crisisrules.json.shape.Specimens;
import io.github.crisisrules.tournament.Board;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.Swiss;
import io.github.crisisrules.tournament.announcement.SeedCommitment;
import io.github.crisisrules.tournament.clock.RoundClock;
import io.github.crisisrules.tournament.clock.RoundTime;
import io.github.crisisrules.tournament.edition.Edition;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.finals.Bracket;
import io.github.crisisrules.tournament.finals.FinalAmendment;
import io.github.crisisrules.tournament.finals.FinalMatch;
import io.github.crisisrules.tournament.finals.FinalRound;
import io.github.crisisrules.tournament.finals.Finals;
import io.github.crisisrules.tournament.finals.Seeding;
import io.github.crisisrules.tournament.game.Entry;
import io.github.crisisrules.tournament.game.OrganizerState;
import io.github.crisisrules.tournament.game.PublicState;
import io.github.crisisrules.tournament.game.SwissRound;
import io.github.crisisrules.tournament.game.Tournament;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.game.query.EventRecords;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.match.Scoring;
import io.github.crisisrules.tournament.pairing.PairingPool;
import io.github.crisisrules.tournament.pairing.PairingReason;
import io.github.crisisrules.tournament.pairing.PairingReasons;
import io.github.crisisrules.tournament.pairing.PoolPlayer;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.roster.DesignatedRoster;
import io.github.crisisrules.tournament.roster.EventTimeline;
import io.github.crisisrules.tournament.roster.OpenInformation;
import io.github.crisisrules.tournament.roster.RosterText;
import io.github.crisisrules.tournament.roster.TimelineList;
import io.github.crisisrules.tournament.roster.TimelineListRules;
import io.github.crisisrules.tournament.ruling.Official;
import io.github.crisisrules.tournament.ruling.Officials;
import io.github.crisisrules.tournament.ruling.Ruling;
import io.github.crisisrules.tournament.ruling.RulingLog;
import io.github.crisisrules.tournament.standing.CutProspects;
import io.github.crisisrules.tournament.standing.MatchHistory;
import io.github.crisisrules.tournament.standing.PlayerRecord;
import io.github.crisisrules.tournament.standing.RandomTiebreak;
import io.github.crisisrules.tournament.standing.Ranking;
import io.github.crisisrules.tournament.standing.Records;
import io.github.crisisrules.tournament.standing.Standings;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.time.Instant;
import java.util.function.Function;

/** Recipes for values of events that cannot be made of parts at random. */
final class TournamentRecipes {
    static final LinkedHashSet<Class<?>> NO_DATA = LinkedHashSet.of(
            PairingReasons.class,
            Desk.class,
            Swiss.Round.class,
            Swiss.Row.class,
            Swiss.Table.class,
            Tournament.class,
            CutProspects.class,
            FinalAmendment.class,
            RosterText.class);

    static final LinkedHashSet<Class<?>> VIEWS = LinkedHashSet.of(
            TournamentState.class,
            PublicState.class,
            OrganizerState.class,
            Entry.class,
            SwissRound.class,
            Ruling.class,
            FinalMatch.class,
            FinalRound.class,
            PairingReason.class,
            OpenInformation.class,
            Standings.class,
            Board.class);

    static final Map<Class<?>, Function<Specimens, ?>> TABLE = LinkedHashMap.<Class<?>, Function<Specimens, ?>>empty()
            .put(Board.class, some -> Board.of(some.one(TournamentState.class)))
            .put(
                    Edition.class,
                    some -> some.oneOf(Editions.published()
                            .append(Editions.CHALLENGER
                                    .withName("House " + some.below(9))
                                    .withScoring(some.one(Scoring.class)))))
            .put(SeedCommitment.class, some -> SeedCommitment.of(some.one(Seed.class), "salt"))
            .put(RuleViolation.class, some -> some.one(RosterViolation.class))
            .put(RoundClock.class, TournamentRecipes::clock)
            .put(RulingLog.class, TournamentRecipes::rulings)
            .put(Ruling.class, some -> rulings(some).rulings().head())
            .put(Bracket.class, TournamentRecipes::bracket)
            .put(FinalRound.class, some -> bracket(some).round())
            .put(FinalMatch.class, some -> bracket(some).round().matches().head())
            .put(PoolPlayer.class, some -> field(some).players().get(some.below(4)))
            .put(PairingPool.class, TournamentRecipes::field)
            .put(PairingReason.class, some -> reason(field(some)))
            .put(TimelineList.class, TournamentRecipes::timelineList)
            .put(OpenInformation.class, some -> OpenInformation.of(some.one(Roster.class)))
            .put(Records.class, TournamentRecipes::records)
            .put(
                    MatchHistory.class,
                    some -> EventRecords.matches(RandomDesk.played(some, 40).state(), 9))
            .put(Standings.class, some -> Ranking.of(records(some), new RandomTiebreak(some.one(Seed.class))))
            .put(TextTable.class, some -> TextTable.of("T", Vector.of("a", "b"), Vector.of(Vector.of("1", "2"))))
            .put(TournamentState.class, some -> RandomDesk.played(some, 60).state())
            .put(PublicState.class, some -> RandomDesk.played(some, 60).state().publicState())
            .put(
                    OrganizerState.class,
                    some -> RandomDesk.played(some, 60).state().organizerState())
            .put(TournamentEvent.RulingRecorded.class, some -> new TournamentEvent.RulingRecorded(1, rulings(some)))
            .put(
                    SwissRound.class,
                    some -> RandomDesk.played(some, 60).state().rounds().head())
            .put(
                    Entry.class,
                    some -> RandomDesk.played(some, 30).state().entries().head());

    private TournamentRecipes() {}

    static PlayerId player(int number) {
        return PlayerId.of(number);
    }

    private static RoundClock clock(Specimens some) {
        RoundTime time = some.one(RoundTime.class);
        return RoundClock.start(
                        time,
                        Vector.fill(time.dice(), () -> some.one(io.github.crisisrules.core.dice.CrisisFace.class)),
                        2,
                        2,
                        some.one(Instant.class))
                .get();
    }

    private static RulingLog rulings(Specimens some) {
        Official head = Official.of("Head");
        Official watcher = Official.of("Watcher");
        RulingLog log =
                RulingLog.of(Officials.of(Official.of("Organizer"), watcher).withHeadWatcher(head));
        int rulings = 1 + some.below(4);
        for (int number = 1; number <= rulings; number++) {
            log = log.rule(some.below(3) == 0 ? head : watcher, "decision " + number)
                    .get();
            log = log.appeal(number, player(3)).getOrElse(log);
            log = some.below(2) == 0
                    ? log.uphold(number, head).getOrElse(log)
                    : log.overrule(number, head, "other").getOrElse(log);
        }
        return log;
    }

    private static Bracket bracket(Specimens some) {
        Bracket bracket = Finals.begin(
                new Seeding(Recipes.numbered(some.oneOf(Vector.of(2, 4, 8, 16))).map(TournamentRecipes::player)));
        for (int i = some.below(60); i > 0; i--) {
            Bracket now = bracket;
            FinalMatch match = some.oneOf(bracket.round().matches());
            PlayerId one = match.players().isEmpty() ? player(1) : some.oneOf(match.players());
            PlayerId other =
                    match.pairing().map(pairing -> pairing.opponentOf(one)).getOrElse(player(99));
            bracket = switch (some.below(10)) {
                case 0 -> Finals.drop(bracket, one).getOrElse(now);
                case 1, 2 -> Finals.nextRound(bracket).getOrElse(now);
                case 3 ->
                    Finals.report(bracket, MatchEnding.draw(one, 7, other, 7)).getOrElse(now);
                case 4 ->
                    Finals.report(bracket, MatchEnding.concession(one, other)).getOrElse(now);
                default ->
                    Finals.report(bracket, MatchEnding.victory(one, 16, other, 3))
                            .getOrElse(now);
            };
        }
        return bracket;
    }

    private static PairingPool field(Specimens some) {
        return PairingPool.of(
                Vector.of(
                        PoolPlayer.of(player(1), 3, Vector.of(player(2))),
                        PoolPlayer.of(player(2), some.below(5), Vector.of(player(1))),
                        PoolPlayer.of(player(5), some.below(5), Vector.of(player(9))),
                        PoolPlayer.of(player(7), 0, Vector.empty())),
                Vector.of(Pairing.of(player(1), player(7))).take(some.below(2)));
    }

    private static PairingReason reason(PairingPool pool) {
        return PairingReason.of(
                        pool, Vector.of(Pairing.of(player(1), player(5)), Pairing.of(player(2), player(7))), player(2))
                .get();
    }

    private static TimelineList timelineList(Specimens some) {
        return TimelineListRules.check(
                        Recipes.numbered(3)
                                .map(number -> new DesignatedRoster(number, renamed(some.one(Roster.class), number))),
                        new EventTimeline(Editions.TIMELINE.timelines().head(), CardLegality.everything()))
                .get();
    }

    private static RosterSubmission renamed(Roster roster, int number) {
        RosterSubmission all = roster.submission();
        return RosterSubmission.builder()
                .characters(all.characters().map(each -> each.withName(each.name() + " of " + number)))
                .tactics(all.tactics().map(each -> each.withName(each.name() + " of " + number)))
                .crises(all.crises().map(each -> each.withName(each.name() + " of " + number)))
                .build();
    }

    private static Records records(Specimens some) {
        return Records.of(Vector.of(
                PlayerRecord.of(player(1), some.below(10), 2, Vector.of(player(2)), some.below(40), some.below(2)),
                PlayerRecord.of(player(2), some.below(10), 2, Vector.of(player(1)), some.below(40), some.below(2)),
                PlayerRecord.start(player(3))));
    }
}
