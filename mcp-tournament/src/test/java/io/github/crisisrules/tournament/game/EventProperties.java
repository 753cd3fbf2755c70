package io.github.crisisrules.tournament.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.testing.tournament.EventArbitraries;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.game.TournamentCommand.ReportResult;
import io.github.crisisrules.tournament.game.query.CutRace;
import io.github.crisisrules.tournament.game.query.EventRecords;
import io.github.crisisrules.tournament.game.rule.AttendanceRules;
import io.github.crisisrules.tournament.match.MatchResult;
import io.github.crisisrules.tournament.match.Outcome;
import io.github.crisisrules.tournament.pairing.ByeReason;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.standing.PlayerRecord;
import io.github.crisisrules.tournament.standing.Records;
import io.github.crisisrules.tournament.standing.Standing;
import io.github.crisisrules.tournament.standing.Standings;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Laws of whole events, over random histories with drops, ejections, rejoins and late entries. */
class EventProperties {
    @Provide
    Arbitrary<Desk> events() {
        return EventArbitraries.events();
    }

    @Property(tries = 60)
    @Verifies(EventRuleId.GROUPS)
    void noPlayerAppearsTwiceInARound(@ForAll("events") Desk desk) {
        for (SwissRound round : desk.state().rounds()) {
            Vector<PlayerId> seated = seated(round);
            assertThat(seated.distinct()).hasSameSizeAs(seated);
        }
    }

    @Property(tries = 60)
    @Verifies({EventRuleId.ABSENT_AFTER_PAIRING_CONCEDES, EventRuleId.CONCEDE})
    void aPlayerWhoLeavesAnOpenMatchConcedesOnlyThatMatch(@ForAll("events") Desk desk) {
        TournamentState before = desk.play().start();
        for (Play.Step<TournamentState, TournamentCommand, TournamentEvent> step :
                desk.play().steps()) {
            Option<PlayerId> leaver = leaver(step.command());
            if (leaver.isDefined() && before.phase() == Phase.SWISS) {
                PlayerId player = leaver.get();
                Vector<RoundMatch> open =
                        before.openMatches().filter(match -> match.pairing().has(player));
                assertThat(before.openMatches().removeAll(open))
                        .isEqualTo(step.state().openMatches());
                for (RoundMatch match : open) {
                    MatchResult result = step.state()
                            .round()
                            .get()
                            .results(step.state().announcement().scoring())
                            .find(found -> found.pairing().equals(match.pairing()))
                            .get();
                    PlayerId opponent = match.pairing().opponentOf(player);
                    assertThat(result.winner()).contains(opponent);
                    assertThat(result.of(opponent).vps()).isGreaterThanOrEqualTo(14);
                    Records records =
                            EventRecords.of(step.state(), step.state().rounds().size());
                    assertThat(records.of(opponent).opponents()).contains(player);
                }
            }
            before = step.state();
        }
    }

    private static Option<PlayerId> leaver(TournamentCommand command) {
        return command instanceof TournamentCommand.DropPlayer drop
                ? Option.some(drop.player())
                : command instanceof TournamentCommand.EjectPlayer eject ? Option.some(eject.player()) : Option.none();
    }

    @Property(tries = 60)
    @Verifies({EventRuleId.CUT_IS_NOT_WITHDRAWN, EventRuleId.EJECT, EventRuleId.REJOIN})
    void beforeTheCutExactlyTheDroppedMayRejoinAndAfterItNoPlayerMay(@ForAll("events") Desk desk) {
        for (Play.Step<TournamentState, TournamentCommand, TournamentEvent> step :
                desk.play().steps()) {
            TournamentState state = step.state();
            boolean open = state.phase() != Phase.CLOSED && state.cut().isEmpty();
            assertThat(AttendanceRules.returners(state))
                    .isEqualTo(state.entries()
                            .filter(entry -> open && entry.attendance() == Attendance.DROPPED)
                            .map(Entry::id));
        }
    }

    @Property(tries = 60)
    @Verifies(EventRuleId.AN_EVENT_CAN_ALWAYS_BE_ENDED)
    void anEventCanBeEndedWithAReasonUntilItIsDecidedAndThenHasNoWinner(@ForAll("events") Desk desk) {
        for (Play.Step<TournamentState, TournamentCommand, TournamentEvent> step :
                desk.play().steps()) {
            TournamentState state = step.state();
            Decision<TournamentState, TournamentEvent> ended =
                    Tournament.GAME.decide(state, new TournamentCommand.EndEvent("the hall is closing"));
            assertThat(ended.isRefused()).isEqualTo(state.isDecided() || state.phase() == Phase.CLOSED);
            assertThat(Tournament.GAME
                            .decide(state, new TournamentCommand.EndEvent(" "))
                            .isRefused())
                    .isTrue();
            if (!ended.isRefused()) {
                assertThat(ended.state().phase()).isEqualTo(Phase.CLOSED);
                assertThat(ended.state().champion()).isEmpty();
                assertThat(ended.state().standings()).isEqualTo(state.standings());
            }
        }
    }

    private static Vector<PlayerId> seated(SwissRound round) {
        return round.tables().paired().appendAll(round.tables().bye().map(bye -> bye.player()));
    }

    @Property(tries = 60)
    @Verifies({EventRuleId.DROP, EventRuleId.EJECT, EventRuleId.REJOIN})
    void aRoundPairsExactlyTheActivePlayers(@ForAll("events") Desk desk) {
        TournamentState before = desk.play().start();
        for (Play.Step<TournamentState, TournamentCommand, TournamentEvent> step :
                desk.play().steps()) {
            if (step.state().rounds().size() > before.rounds().size()) {
                assertThat(seated(step.state().round().get()).sorted()).isEqualTo(before.active());
            }
            before = step.state();
        }
    }

    @Property(tries = 60)
    @Verifies({EventRuleId.BYE, EventRuleId.BYE_COMES_BEFORE_THE_PAIRING})
    void theByeGoesToTheLowestRankedPlayerWithTheFewestByes(@ForAll("events") Desk desk) {
        TournamentState before = desk.play().start();
        for (Play.Step<TournamentState, TournamentCommand, TournamentEvent> step :
                desk.play().steps()) {
            if (step.state().rounds().size() > before.rounds().size()) {
                RoundTables tables = step.state().round().get().tables();
                assertThat(tables.bye().isDefined()).isEqualTo(before.active().size() % 2 == 1);
                if (tables.bye().isDefined() && tables.bye().get().reason() != ByeReason.RANDOM) {
                    Vector<Standing> active = before.activeStandings();
                    int fewest = active.map(row -> row.record().byes()).min().get();
                    assertThat(tables.bye().get().player())
                            .isEqualTo(active.filter(row -> row.record().byes() == fewest)
                                    .last()
                                    .player());
                }
            }
            before = step.state();
        }
    }

    @Property(tries = 60)
    @Verifies({EventRuleId.POINTS, EventRuleId.BYE, EventRuleId.DRAW})
    void pointsAreConservedAsTheEndingsSay(@ForAll("events") Desk desk) {
        TournamentState state = desk.state();
        int expected = 0;
        for (SwissRound round : state.rounds()) {
            int draws = round.results(state.announcement().scoring()).count(result -> result.isDraw());
            expected += 3 * (round.results(state.announcement().scoring()).size() - draws)
                    + 2 * draws
                    + 3 * (round.tables().bye().isDefined() ? 1 : 0);
        }
        Records records = EventRecords.of(state, state.rounds().size());
        assertThat(records.players()
                        .map(player -> records.of(player).points())
                        .sum()
                        .intValue())
                .isEqualTo(expected);
    }

    @Property(tries = 60)
    @Verifies({EventRuleId.SOS_COUNTS_ROUNDS_PAIRED_OR_MISSED, EventRuleId.REJOIN, EventRuleId.LATE_ENTRY_IS_A_REJOIN})
    void aPlayerWhoStayedHasAsManyRoundsAsWerePaired(@ForAll("events") Desk desk) {
        TournamentState state = desk.state();
        Records records = EventRecords.of(state, state.rounds().size());
        for (Entry entry : state.entries().filter(entry -> entry.attendance() == Attendance.ACTIVE)) {
            PlayerRecord own = records.of(entry.id());
            assertThat(own.rounds()).isEqualTo(state.rounds().size());
            assertThat(own.opponents().size()
                            + own.byes()
                            + entry.unpairedLosses().size())
                    .isEqualTo(own.rounds());
        }
    }

    @Property(tries = 60)
    @Verifies({EventRuleId.CUT, EventRuleId.CUT_REPLACE})
    void theCutHasTheRightSizeAndNoPlayerInItHasDropped(@ForAll("events") Desk desk) {
        TournamentState before = desk.play().start();
        for (Play.Step<TournamentState, TournamentCommand, TournamentEvent> step :
                desk.play().steps()) {
            if (step.state().cut().isDefined()) {
                assertThat(step.state().cut().get().qualified())
                        .hasSize(step.state().structure().get().cut());
            }
            if (before.cut().isEmpty() && step.state().cut().isDefined()) {
                assertThat(step.state().active().sorted())
                        .isEqualTo(step.state().cut().get().qualified().sorted());
            }
            before = step.state();
        }
    }

    @Property(tries = 60)
    void theStandingsDoNotDependOnTheOrderResultsCameIn(@ForAll("events") Desk desk, @ForAll long order) {
        // The reports of round 1, as long as nothing but reports happened, in another order.
        Vector<Play.Step<TournamentState, TournamentCommand, TournamentEvent>> steps =
                desk.play().steps();
        int paired = steps.indexWhere(step -> step.state().rounds().size() == 1);
        Vector<TournamentCommand> reports = steps.drop(paired + 1)
                .map(step -> step.command())
                .takeWhile(command -> command instanceof ReportResult);
        TournamentState start = steps.get(paired).state();
        assertThat(standings(start, Seed.of(order).shuffle(reports))).isEqualTo(standings(start, reports));
    }

    private static Standings standings(TournamentState start, Vector<TournamentCommand> commands) {
        return Play.of(Tournament.GAME, start).applyAll(commands).state().standings();
    }

    @Property(tries = 40)
    void theLogFollowsFromTheSeedAndFromNoOther(@ForAll("events") Desk desk) {
        TournamentState initial = desk.play().start();
        assertThat(LogAudit.verify(
                                Tournament.GAME,
                                initial.announcement(),
                                initial.seed(),
                                "",
                                desk.play().log())
                        .get())
                .isEqualTo(desk.state());
        assertThat(LogAudit.verify(
                                Tournament.GAME,
                                initial.announcement(),
                                initial.seed().split("x"),
                                "",
                                desk.play().log())
                        .isLeft())
                .isTrue();
    }

    @Property(tries = 40)
    void playersDeclaredInOrOutOfTheCutAreSoWhenItIsMade(@ForAll("events") Desk desk) {
        // Only the first stage of events in which no player left after the race was computed can be held against it.
        for (Play.Step<TournamentState, TournamentCommand, TournamentEvent> step :
                desk.play().steps()) {
            CutRace.of(step.state())
                    .forEach(race ->
                            assertThat(race.keySet()).hasSameSizeAs(step.state().active()));
        }
        Vector<Play.Step<TournamentState, TournamentCommand, TournamentEvent>> last = desk.play()
                .steps()
                .takeWhile(step -> step.state().cut().isEmpty())
                .reverse()
                .takeWhile(step -> step.command() instanceof ReportResult);
        if (desk.state().cut().isEmpty() || last.isEmpty()) {
            return;
        }
        Vector<PlayerId> in = desk.play()
                .steps()
                .find(step -> step.state().cut().isDefined())
                .get()
                .state()
                .cut()
                .get()
                .qualified();
        for (Play.Step<TournamentState, TournamentCommand, TournamentEvent> step : last) {
            CutRace.of(step.state()).get().forEach(prospect -> {
                switch (prospect._2) {
                    case CLINCHED -> assertThat(in).contains(prospect._1);
                    case OUT_UNLESS_OTHERS_LEAVE -> assertThat(in).doesNotContain(prospect._1);
                    case IN_WITH_WINS -> {
                        Outcome outcome = finalOutcome(desk, prospect._1);
                        assertThat(outcome != Outcome.WIN || in.contains(prospect._1))
                                .isTrue();
                    }
                    case OPEN -> {}
                }
            });
        }
    }

    private static Outcome finalOutcome(Desk desk, PlayerId player) {
        SwissRound round =
                desk.state().rounds().filter(found -> found.stage() == 1).last();
        return round.results(desk.state().announcement().scoring())
                .find(result -> result.pairing().has(player))
                .map(result -> result.of(player).outcome())
                .getOrElse(Outcome.LOSS);
    }
}
