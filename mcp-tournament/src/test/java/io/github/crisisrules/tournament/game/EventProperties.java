package io.github.crisisrules.tournament.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.game.Transition;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.EventFormat;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.finals.PostCutStage;
import io.github.crisisrules.tournament.game.TournamentCommand.ReportResult;
import io.github.crisisrules.tournament.game.query.CutRace;
import io.github.crisisrules.tournament.game.query.EventRecords;
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
import io.vavr.control.Either;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Laws of whole events, over random histories with drops, ejections, rejoins and late entries. */
class EventProperties {
    @Provide
    Arbitrary<Desk> events() {
        Arbitrary<Announcement> announcements = Arbitraries.of(
                Announcement.of("Challenger", EventFormat.CHALLENGER),
                structure(3, 4, PostCutStage.BRACKET),
                structure(2, 4, PostCutStage.SWISS_GOES_ON),
                structure(5, 0, PostCutStage.BRACKET));
        return Combinators.combine(
                        announcements,
                        Arbitraries.integers().between(6, 22),
                        Arbitraries.longs(),
                        Arbitraries.of(0, 10, 30))
                .as((announcement, players, seed, trouble) ->
                        RandomEvent.run(announcement, players, Seed.of(seed), trouble))
                .withoutEdgeCases();
    }

    private static Announcement structure(int rounds, int cut, PostCutStage after) {
        return Announcement.builder()
                .name("Unofficial")
                .format(EventFormat.CHALLENGER)
                .structure(new Structure(rounds, cut))
                .afterTheCut(after)
                .build();
    }

    @Property(tries = 60)
    void theLogReplaysToTheSameState(@ForAll("events") Desk desk) {
        assertThat(desk.play().replay()).isEqualTo(Either.right(desk.play()));
        assertThat(Transition.of(desk.play().start(), desk.play().log()).state())
                .isEqualTo(desk.state());
    }

    @Property(tries = 60)
    void undoAndDoingItAgainChangesNothing(@ForAll("events") Desk desk) {
        Desk again = desk.undo()
                .undo()
                .apply(desk.play().steps().get(desk.play().steps().size() - 2).command());
        assertThat(again).isEqualTo(desk.undo()).hasSameHashCodeAs(desk.undo());
    }

    @Property(tries = 60)
    @Verifies(EventRuleId.GROUPS)
    void noPlayerAppearsTwiceInARound(@ForAll("events") Desk desk) {
        for (SwissRound round : desk.state().rounds()) {
            Vector<PlayerId> seated = seated(round);
            assertThat(seated.distinct()).hasSameSizeAs(seated);
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
                if (tables.bye().isDefined() && tables.bye().get().reason() != ByeReason.DRAWN) {
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
            int draws = round.results().count(result -> result.isDraw());
            expected += 3 * (round.results().size() - draws)
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
    void whoStayedHasAsManyRoundsAsWerePaired(@ForAll("events") Desk desk) {
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
    void theCutHasTheRightSizeAndNobodyInItHasDropped(@ForAll("events") Desk desk) {
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
    void whoIsSaidToBeInOrOutOfTheCutIs(@ForAll("events") Desk desk) {
        // Only the first stage of events in which nobody left after the race was told can be held against it.
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
        return round.results()
                .find(result -> result.pairing().has(player))
                .map(result -> result.of(player).outcome())
                .getOrElse(Outcome.LOSS);
    }
}
