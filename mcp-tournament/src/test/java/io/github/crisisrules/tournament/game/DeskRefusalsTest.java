package io.github.crisisrules.tournament.game;

import static io.github.crisisrules.tournament.game.EventFixture.p;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.FirstRound;
import io.github.crisisrules.tournament.edition.HouseRules;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.finals.PostCutStage;
import io.github.crisisrules.tournament.game.ImportedRound.ImportedSeat;
import io.github.crisisrules.tournament.game.ImportedRound.ImportedTable;
import io.github.crisisrules.tournament.game.TournamentCommand.AmendResult;
import io.github.crisisrules.tournament.game.TournamentCommand.CloseEvent;
import io.github.crisisrules.tournament.game.TournamentCommand.DropPlayer;
import io.github.crisisrules.tournament.game.TournamentCommand.EnterLate;
import io.github.crisisrules.tournament.game.TournamentCommand.ImportEvent;
import io.github.crisisrules.tournament.game.TournamentCommand.MakeCut;
import io.github.crisisrules.tournament.game.TournamentCommand.OpenEvent;
import io.github.crisisrules.tournament.game.TournamentCommand.PairByHand;
import io.github.crisisrules.tournament.game.TournamentCommand.PairRound;
import io.github.crisisrules.tournament.game.TournamentCommand.RatePlayer;
import io.github.crisisrules.tournament.game.TournamentCommand.ReportResult;
import io.github.crisisrules.tournament.game.TournamentCommand.StartClock;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.PartialScore;
import io.github.crisisrules.tournament.pairing.RatedFirstRound;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.ChallengerRuleId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** The desk refuses commands for the right reason, and the reason names the way out of where the event is. */
class DeskRefusalsTest {
    private static final PlayerId STRANGER = PlayerId.of(99);
    private static final MatchEnding A_BEATS_B = EventFixture.ending("A 16-9 B");

    private static Announcement event(int rounds, int cut, PostCutStage after) {
        return Announcement.builder()
                .name("Refused")
                .edition(Editions.CHALLENGER)
                .structure(new Structure(rounds, cut))
                .postCutStage(after)
                .build();
    }

    private static Announcement event(int rounds, int cut) {
        return event(rounds, cut, PostCutStage.BRACKET);
    }

    private static TournamentViolation closed(OrganizerTask attempted) {
        return new TournamentViolation.WrongPhase(attempted, Phase.CLOSED);
    }

    private static String sentence(EventFixture table, TournamentCommand command) {
        return table.refuse(command).describe();
    }

    @Test
    void nothingHappensAfterTheEnd() {
        EventFixture over = EventFixture.of(event(1, 2), 4)
                .round("A 16-9 B", "C 16-3 D")
                .give(new MakeCut())
                .pair()
                .reported("A 16-9 C")
                .give(new CloseEvent());
        assertThat(over.refuse(new StartClock(2, Instant.EPOCH))).isEqualTo(closed(OrganizerTask.START_CLOCK));
        assertThat(over.refuse(new AmendResult(2, EventFixture.ending("C 16-9 A"))))
                .isEqualTo(closed(OrganizerTask.AMEND_RESULT));
        assertThat(over.refuse(new AmendResult(1, A_BEATS_B))).isEqualTo(closed(OrganizerTask.AMEND_RESULT));
        assertThat(over.refuse(new CloseEvent())).isEqualTo(closed(OrganizerTask.CLOSE_EVENT));
        EventFixture swiss = EventFixture.of(event(1, 0), 2).round("A 16-9 B").give(new CloseEvent());
        assertThat(swiss.refuse(new ReportResult(A_BEATS_B))).isEqualTo(closed(OrganizerTask.REPORT_RESULT));
    }

    @Test
    void theWayOutFitsHowFarTheEventHasCome() {
        Desk signingUp = Desk.of(event(1, 2), Seed.of(1)).register("Ada", "Bruno");
        assertThat(signingUp.attempt(new MakeCut()).getLeft().describe()).endsWith("Open the event first.");
        assertThat(signingUp.attempt(new PairRound()).getLeft().describe()).endsWith("Open the event first.");
        assertThat(signingUp.attempt(new EnterLate("Chidi")).getLeft().describe())
                .endsWith("Register the player.");
        EventFixture cut =
                EventFixture.of(event(1, 2), 4).round("A 16-9 B", "C 16-3 D").give(new MakeCut());
        assertThat(sentence(cut, new MakeCut())).endsWith("It was made before.");
        assertThat(sentence(cut, new EnterLate("Chidi"))).endsWith("No player can enter any more.");
        assertThat(sentence(cut, new OpenEvent())).endsWith("It was opened before.");
        // A final round is paired by the same command; only the Swiss rounds are over.
        assertThat(sentence(cut, new PairByHand(Vector.empty(), Option.none()))).endsWith("The Swiss rounds are over.");
        assertThat(cut.refuse(new ReportResult(A_BEATS_B))).isEqualTo(new TournamentViolation.NoRoundInProgress());
    }

    @Test
    void strangersAreNamed() {
        EventFixture table = EventFixture.of(event(1, 0), 2);
        assertThat(table.refuse(new DropPlayer(STRANGER, DropReason.OWN_WISH)))
                .isEqualTo(new TournamentViolation.UnknownPlayer(STRANGER));
        Desk rated = Desk.of(event(1, 0).withHouseRules(HouseRules.NONE.beginning(FirstRound.BY_RATING)), Seed.of(1))
                .register("A");
        assertThat(rated.attempt(new RatePlayer(STRANGER, 3)).getLeft())
                .isEqualTo(new TournamentViolation.UnknownPlayer(STRANGER));
        // The largest rating is one, and so is the smallest.
        assertThat(rated.rate("A", RatedFirstRound.MAX_RATING)
                        .state()
                        .entry(p("A"))
                        .get()
                        .rating())
                .contains(RatedFirstRound.MAX_RATING);
        assertThat(rated.rate("A", -RatedFirstRound.MAX_RATING)
                        .state()
                        .entry(p("A"))
                        .get()
                        .rating())
                .contains(-RatedFirstRound.MAX_RATING);
        RuleViolation more = new TournamentViolation.ImpossibleRating(p("A"), RatedFirstRound.MAX_RATING + 1);
        assertThat(rated.attempt(new RatePlayer(p("A"), RatedFirstRound.MAX_RATING + 1))
                        .getLeft())
                .isEqualTo(more);
    }

    @Test
    @Verifies(ChallengerRuleId.WINNER)
    void noRoundIsAddedIfOnePlayerLeadsAlone() {
        EventFixture table = EventFixture.of(event(1, 2, PostCutStage.SWISS_CONTINUES), 4)
                .round("A 16-9 B", "C 16-3 D")
                .give(new MakeCut())
                .round("A 16-9 C");
        assertThat(table.state().champion()).contains(p("A"));
        assertThat(table.refuse(new PairRound())).isEqualTo(new TournamentViolation.LeaderAlreadyFound(p("A")));
    }

    @Test
    @Verifies(EventRuleId.ANNOUNCE)
    void everySpecialRuleIsASentenceThatCanBePrinted() {
        String endless = "x".repeat(PlainName.LONGEST_SENTENCE + 1);
        Announcement faulty = Announcement.builder()
                .from(event(1, 0))
                .specialRules(Vector.of("No phones.", endless))
                .build();
        assertThat(Tournament.start(faulty, Seed.of(1)).getError()).hasSize(1);
        assertThat(Tournament.start(faulty.withSpecialRules(Vector.of("No phones.")), Seed.of(1))
                        .isValid())
                .isTrue();
    }

    private static ImportedRound round(int... players) {
        return new ImportedRound(Vector.ofAll(players)
                .map(player -> new ImportedTable(new ImportedSeat(PlayerId.of(player), 3, 0), Option.none())));
    }

    @Test
    @Verifies(EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1)
    void anEventIsTakenOverWithRoomForItsCutAndItsRounds() {
        Vector<String> names = Vector.of("Ada", "Bruno");
        Desk small = Desk.of(event(2, 2), Seed.of(1));
        // As many players as the cut, and as many rounds as there are, are just enough.
        Desk taken = small.apply(new ImportEvent(names, Vector.of(round(1, 2), round(1, 2))));
        assertThat(taken.state().rounds()).hasSize(2);
        assertThat(taken.state().isDecided()).as("the cut is still to be made").isFalse();
        assertThat(taken.cut().state().cut().get().qualified()).hasSize(2);
        Desk large = Desk.of(event(2, 4), Seed.of(1));
        assertThat(large.attempt(new ImportEvent(names, Vector.of(round(1, 2)))).getLeft())
                .isEqualTo(new TournamentViolation.CutTooLarge(4, 2));
    }

    @Test
    void pointsAndVpsAreWithinTheirBounds() {
        PlayerId ada = PlayerId.of(1);
        int most = ImportedSeat.MAX;
        assertThat(new ImportedSeat(ada, most, most).points()).isEqualTo(most);
        assertThat(new ImportedSeat(ada, 0, 0).vps()).isZero();
        assertThat(new PartialScore(most, 0).leaverVps()).isEqualTo(most);
        assertThat(new PartialScore(0, most).opponentVps()).isEqualTo(most);
        for (int[] wrong : new int[][] {{-1, 0}, {0, -1}, {most + 1, 0}, {0, most + 1}}) {
            assertThatIllegalArgumentException().isThrownBy(() -> new ImportedSeat(ada, wrong[0], wrong[1]));
            assertThatIllegalArgumentException().isThrownBy(() -> new PartialScore(wrong[0], wrong[1]));
        }
    }
}
