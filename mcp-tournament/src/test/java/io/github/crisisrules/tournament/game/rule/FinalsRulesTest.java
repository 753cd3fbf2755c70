package io.github.crisisrules.tournament.game.rule;

import static io.github.crisisrules.tournament.game.EventFixture.p;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.finals.FinalsViolation;
import io.github.crisisrules.tournament.finals.PostCutStage;
import io.github.crisisrules.tournament.game.DropReason;
import io.github.crisisrules.tournament.game.EventFixture;
import io.github.crisisrules.tournament.game.OrganizerTask;
import io.github.crisisrules.tournament.game.TournamentCommand.AmendResult;
import io.github.crisisrules.tournament.game.TournamentCommand.CloseEvent;
import io.github.crisisrules.tournament.game.TournamentCommand.DropPlayer;
import io.github.crisisrules.tournament.game.TournamentCommand.EjectPlayer;
import io.github.crisisrules.tournament.game.TournamentCommand.MakeCut;
import io.github.crisisrules.tournament.game.TournamentCommand.RejoinPlayer;
import io.github.crisisrules.tournament.game.TournamentCommand.ReportResult;
import io.github.crisisrules.tournament.game.TournamentCommand.StartClock;
import io.github.crisisrules.tournament.game.TournamentViolation;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.match.PartialScore;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.github.crisisrules.tournament.ruling.Offence;
import io.github.crisisrules.tournament.ruling.Official;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/**
 * The final rounds at the desk: who is replaced and who has a bye, who is ejected, and which results can be put right. After
 * one Swiss round A, C, E and F advance, seeded so; D and B stay outside, D the better. Final round 1 is A–F and C–E.
 */
class FinalsRulesTest {
    private static final Instant NOW = Instant.parse("2026-11-16T10:00:00Z");

    private static EventFixture finals() {
        return EventFixture.of(cutTo(4), 6)
                .round("A 20-1 B", "C 19-2 D", "E 18-3 F")
                .give(new MakeCut())
                .pair();
    }

    /** A has beaten F, E has beaten C: the last match is A–E. */
    private static EventFixture lastMatch() {
        return finals().reported("A 16-3 F", "E 16-3 C").pair();
    }

    private static Announcement cutTo(int cut) {
        return Announcement.builder()
                .name("Finals")
                .edition(Editions.CHALLENGER)
                .structure(Structure.withCut(1, cut))
                .build();
    }

    private static EjectPlayer eject(String player) {
        Official organizer = cutTo(4).officials().organizer();
        return new EjectPlayer(p(player), Offence.CHEATING, organizer);
    }

    private static String open(EventFixture table) {
        return table.desk()
                .openMatches()
                .map(match -> match.pairing().describe(table.state().wording()))
                .mkString(", ");
    }

    private static String ranks(EventFixture table) {
        return table.state()
                .finalRanks()
                .map(place ->
                        place.rank() + " " + table.state().name(place.player()) + (place.dropped() ? " dropped" : ""))
                .mkString(", ");
    }

    @Test
    @Verifies({EventRuleId.REJOIN, EventRuleId.CUT_IS_NOT_WITHDRAWN})
    void aFinalistWhoLeftCannotComeBack() {
        EventFixture table = finals().reported("A 16-3 F").drop("C");
        assertThat(table.desk().attempt(new RejoinPlayer(p("C"))).getLeft())
                .isEqualTo(new FinalsViolation.LeftSinceCut(p("C")));
    }

    @Test
    @Verifies({EventRuleId.CUT_REPLACE, EventRuleId.DROPPED_FINALIST_LOSES_THE_ROUND})
    void theOpponentWinsTheRoundIfNoPlayerIsLeftToMoveUp() {
        // All four are in, so no player can take the place of D, who leaves before the finals are paired.
        EventFixture table = EventFixture.of(cutTo(4), 4)
                .round("A 20-1 B", "C 19-2 D")
                .give(new MakeCut())
                .drop("D");
        assertThat(table.state().bracket().isDefined()).isTrue();
        assertThat(open(table)).doesNotContain("D");
        assertThat(ranks(table)).isEqualTo("3 D dropped");
    }

    @Test
    @Verifies({EventRuleId.CUT_REPLACE, EventRuleId.REPLACEMENT_TAKES_THE_LAST_SEED})
    void beforeAnyGameTheNextPlayerMovesUpAndTheRoundIsPairedAgain() {
        EventFixture table = finals().give(new DropPlayer(p("C"), DropReason.NO_SHOW));
        assertThat(open(table)).isEqualTo("A – D, E – F");
        assertThat(table.state().cut().get().left()).containsExactly(p("C"));
    }

    @Test
    @Verifies({EventRuleId.CUT_REPLACE, TimelineRuleId.FINAL_DROP})
    void onceTheClockRunsTheOpponentHasAByeAndRunningMatchesGoOn() {
        EventFixture table = finals().give(new StartClock(4, NOW)).give(new DropPlayer(p("C"), DropReason.NO_SHOW));
        assertThat(open(table)).isEqualTo("A – F");
        assertThat(table.state().bracket().get().round().byes()).containsExactly(p("E"));
        assertThat(table.state().entry(p("D")).get().attendance()).isEqualTo(Attendance.CUT);
        table.reported("A 16-3 F").pair();
        assertThat(open(table)).isEqualTo("A – E");
    }

    @Test
    @Verifies({EventRuleId.CUT_REPLACE, TimelineRuleId.FINAL_DROP, EventRuleId.STAGE_BEGINS_WITH_ITS_FIRST_GAME})
    void aDropThatReportsVpsShowsThatPlayHasBegun() {
        EventFixture table = finals().give(new DropPlayer(p("C"), DropReason.UNABLE, new PartialScore(4, 7)));
        assertThat(open(table)).isEqualTo("A – F");
        assertThat(table.state().bracket().get().round().byes()).containsExactly(p("E"));
        assertThat(table.state().cut().get().outside()).containsExactly(p("D"), p("B"));
        // It stays begun: F is not replaced either, and A has a bye.
        table.drop("F");
        assertThat(table.state().bracket().get().round().byes()).containsExactly(p("A"), p("E"));
    }

    @Test
    @Verifies({EventRuleId.CUT_REPLACE, EventRuleId.STAGE_BEGINS_WITH_ITS_FIRST_GAME})
    void vpsOfAPlayerWithoutAMatchAreNoSignOfPlay() {
        // Of three finalists A has a bye, and C meets E.
        EventFixture table = threeFinalists().give(new DropPlayer(p("A"), DropReason.NO_SHOW, new PartialScore(11, 5)));
        assertThat(open(table)).isEqualTo("E – F");
        table.drop("E");
        assertThat(open(table)).isEqualTo("D – F");
        assertThat(table.state().bracket().get().remaining().sorted())
                .isEqualTo(table.state().active());
    }

    @Test
    @Verifies({EventRuleId.CUT_REPLACE, EventRuleId.STAGE_BEGINS_WITH_ITS_FIRST_GAME})
    void aPlayerWhoLeftWithAByeShowsThatPlayHasBegun() {
        EventFixture table =
                threeFinalists().give(new StartClock(3, NOW)).give(new DropPlayer(p("A"), DropReason.NO_SHOW));
        assertThat(table.state().bracket().get().leaving()).containsExactly(p("A"));
        assertThat(table.state().bracket().get().isBegun(false)).isTrue();
    }

    private static EventFixture threeFinalists() {
        return EventFixture.of(cutTo(3), 6)
                .round("A 20-1 B", "C 19-2 D", "E 18-3 F")
                .give(new MakeCut())
                .pair();
    }

    @Test
    @Verifies({EventRuleId.CUT_REPLACE, EventRuleId.STAGE_BEGINS_WITH_ITS_FIRST_GAME})
    void aPairedSwissRoundIsPairedAgainWhileNoGameHasBegun() {
        EventFixture table = EventFixture.of(cutTo(4).withPostCutStage(Option.some(PostCutStage.SWISS_CONTINUES)), 6)
                .round("A 20-1 B", "C 19-2 D", "E 18-3 F")
                .give(new MakeCut())
                .pair()
                .drop("C");
        assertThat(table.desk().lastSentences())
                .contains("Round 2 is withdrawn before its first game, and has to be paired again.");
        assertThat(table.state().rounds()).hasSize(1);
        table.pair();
        assertThat(table.state().round().get().tables().paired())
                .containsExactlyInAnyOrder(p("A"), p("D"), p("E"), p("F"));
        // Once the clock runs, the match is conceded.
        table.give(new StartClock(4, NOW)).drop("A");
        assertThat(table.state().rounds()).hasSize(2);
        assertThat(table.state().round().get().reported()).hasSize(1);
    }

    @Test
    @Verifies({EventRuleId.CUT_REPLACE, TimelineRuleId.FINAL_DROP})
    void onceAResultIsInTheOpponentHasABye() {
        EventFixture table = finals().reported("A 16-3 F").give(eject("C"));
        assertThat(table.state().bracket().get().round().byes()).containsExactly(p("E"));
        assertThat(table.state().cut().get().outside()).containsExactly(p("D"), p("B"));
        // The clock of the Swiss round says nothing about the final rounds.
        EventFixture early = EventFixture.of(cutTo(4), 6)
                .paired("A v B", "C v D", "E v F")
                .give(new StartClock(6, NOW))
                .reported("A 20-1 B", "C 19-2 D", "E 18-3 F")
                .give(new MakeCut())
                .drop("C")
                .pair();
        assertThat(open(early)).isEqualTo("A – D, E – F");
    }

    @Test
    @Verifies({
        EventRuleId.EJECT,
        EventRuleId.EJECTED_FINALIST_HAS_NO_RANK,
        EventRuleId.DROPPED_STAY_RANKED_EJECTED_DO_NOT
    })
    void anEjectedFinalistHasNoRank() {
        EventFixture over = lastMatch().reported("A 16-3 E");
        assertThat(ranks(over)).isEqualTo("1 A, 2 E, 3 C, 3 F, 5 D, 6 B");
        assertThat(ranks(over.give(eject("E")))).isEqualTo("1 A, 3 C, 3 F, 5 D, 6 B");
        assertThat(ranks(over.give(eject("F")))).isEqualTo("1 A, 3 C, 5 D, 6 B");
        // Also one who is ejected while still in it.
        EventFixture during = finals().reported("A 16-3 F").give(eject("C"));
        assertThat(ranks(during)).isEqualTo("3 F, 5 D, 6 B");
    }

    @Test
    @Verifies({EventRuleId.EJECT, EventRuleId.EJECTED_FINALIST_HAS_NO_RANK})
    void aChampionCanBeEjectedUntilTheEventIsClosed() {
        EventFixture over = lastMatch().reported("A 16-3 E").give(eject("A"));
        assertThat(over.state().champion()).contains(p("E"));
        assertThat(ranks(over)).isEqualTo("1 E, 3 C, 3 F, 5 D, 6 B");
        assertThat(over.give(new CloseEvent()).desk().lastSentences())
                .containsExactly("The event is closed. The champion is E.");
        assertThat(over.refuse(eject("E"))).isInstanceOf(TournamentViolation.WrongPhase.class);
        // Both finalists: no player has won.
        EventFixture bothEjected =
                lastMatch().reported("A 16-3 E").give(eject("A")).give(eject("E"));
        assertThat(bothEjected.state().champion()).isEmpty();
        assertThat(ranks(bothEjected)).isEqualTo("3 C, 3 F, 5 D, 6 B");
        assertThat(bothEjected.give(new CloseEvent()).desk().lastSentences())
                .containsExactly("The event is closed. It has no champion.");
        // One who left the last match does not win it because the other is ejected.
        EventFixture left = lastMatch().drop("E").give(eject("A"));
        assertThat(left.state().champion()).isEmpty();
    }

    @Test
    @Verifies(EventRuleId.ABSENT_AFTER_PAIRING_CONCEDES)
    void noPlayerDropsOnceEverythingIsDecided() {
        EventFixture over = lastMatch().reported("A 16-3 E");
        assertThat(over.refuse(new DropPlayer(p("A"), DropReason.OWN_WISH)))
                .isEqualTo(new TournamentViolation.AlreadyDecided(OrganizerTask.DROP_PLAYER));
        assertThat(over.refuse(new DropPlayer(p("D"), DropReason.OWN_WISH)).describe())
                .isEqualTo("It is not possible to drop a player: everything is decided. Close the event.");
    }

    @Test
    @Verifies({TimelineRuleId.FINAL_END, TimelineRuleId.FINAL_DRAW})
    void aResultOfTheCurrentFinalRoundIsPutRight() {
        EventFixture table = finals().reported("A 16-3 F").give(new AmendResult(2, EventFixture.ending("A 3-16 F")));
        assertThat(table.desk().lastSentences())
                .containsExactly(
                        "A result of final round 1 is corrected. It was: A beats F 16–3. It is now: F beats A 16–3.");
        assertThat(table.state().entry(p("A")).get().attendance()).isEqualTo(Attendance.ELIMINATED);
        assertThat(table.state().entry(p("F")).get().attendance()).isEqualTo(Attendance.ACTIVE);
        assertThat(open(table.reported("E 16-3 C").pair())).isEqualTo("E – F");
        // The last match too, until the event is closed; a draw goes to the higher seed.
        EventFixture over = lastMatch().reported("A 3-16 E").give(new AmendResult(3, EventFixture.ending("A drew E")));
        assertThat(over.state().champion()).contains(p("A"));
    }

    @Test
    @Verifies({TimelineRuleId.FINAL_END, TimelineRuleId.BRACKET})
    void aResultOfTheRoundBeforeIsPutRightWhileItsNextMatchHasNotBegun() {
        AmendResult right = new AmendResult(2, EventFixture.ending("E 3-16 C"));
        EventFixture paired = lastMatch().give(right);
        assertThat(open(paired)).isEqualTo("A – C");
        assertThat(paired.state().active()).containsExactly(p("A"), p("C"));
        FinalsViolation followed = new FinalsViolation.LaterMatchPlayed(Pairing.of(p("C"), p("E")), 1);
        assertThat(lastMatch().give(new StartClock(2, NOW)).refuse(right)).isEqualTo(followed);
        assertThat(lastMatch().reported("A 16-3 E").refuse(right)).isEqualTo(followed);
        assertThat(lastMatch().refuse(new AmendResult(3, EventFixture.ending("A 16-3 E"))))
                .isEqualTo(new TournamentViolation.ResultNotReported(Pairing.of(p("A"), p("E")), 3));
        assertThat(lastMatch().refuse(new AmendResult(2, EventFixture.ending("A 16-3 E"))))
                .isEqualTo(new TournamentViolation.NotPaired(Pairing.of(p("A"), p("E")), 2));
        assertThat(lastMatch().refuse(new AmendResult(4, EventFixture.ending("A 16-3 E"))))
                .isEqualTo(new TournamentViolation.RoundNotPaired(4, 3));
    }

    @Test
    @Verifies({TimelineRuleId.FINAL_END, TimelineRuleId.FINAL_DROP})
    void matchesThatDoNotFollowFromTheResultStayAndLeaversStayAway() {
        // Eight seeds A C E G H F D B: round 1 is A–B, C–D, E–F, G–H, and matches 1 and 4 send their winners to match
        // 1.
        EventFixture eight = EventFixture.of(cutTo(8), 8)
                .round("A 20-1 B", "C 19-2 D", "E 18-3 F", "G 17-4 H")
                .give(new MakeCut())
                .pair()
                .reported("A 16-1 B", "C 16-1 D", "E 16-1 F", "G 16-1 H")
                .pair();
        assertThat(open(eight)).isEqualTo("A – G, C – E");
        eight.reported("A 16-1 G");
        assertThat(eight.refuse(new AmendResult(2, EventFixture.ending("G 1-16 H"))))
                .isInstanceOf(FinalsViolation.LaterMatchPlayed.class);
        eight.give(new AmendResult(2, EventFixture.ending("C 1-16 D")));
        assertThat(open(eight)).isEqualTo("D – E");
        assertThat(eight.state().bracket().get().round().matches().head().ending())
                .isNotEmpty();
        // F was ejected after losing to E: by the amendment F goes on, and D has a bye.
        eight.give(eject("F")).give(new AmendResult(2, EventFixture.ending("E 1-16 F")));
        assertThat(eight.state().bracket().get().round().byes()).containsExactly(p("D"));
        assertThat(open(eight)).isEmpty();
        assertThat(open(eight.pair())).isEqualTo("A – D");
    }

    @Test
    void aReportOfARunningMatchIsTakenAfterAPlayerLeft() {
        EventFixture table = finals().give(new StartClock(4, NOW)).drop("A");
        table.give(new ReportResult(EventFixture.ending("E 16-3 C"))).pair();
        assertThat(open(table)).isEqualTo("E – F");
    }
}
