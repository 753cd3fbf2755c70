package io.github.crisisrules.tournament.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.RuleEntry;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.testing.SentenceCheck;
import io.github.crisisrules.testing.tournament.RandomEvent;
import io.github.crisisrules.testing.tournament.RosterArbitraries;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.announcement.SeedCommitment;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.FirstRound;
import io.github.crisisrules.tournament.edition.FirstRoundBye;
import io.github.crisisrules.tournament.edition.HouseRules;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.finals.PostCutStage;
import io.github.crisisrules.tournament.game.query.Explanation;
import io.github.crisisrules.tournament.match.EndingKind;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.player.Entrant;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.ruling.Offence;
import io.github.crisisrules.tournament.ruling.Official;
import io.github.crisisrules.tournament.ruling.Officials;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** Every refusal, event and command speaks of players by name, and cites rules that there are. */
class TournamentWordsTest {
    private static final PlayerId ADA = PlayerId.of(41);
    private static final PlayerId EMIL = PlayerId.of(42);
    private static final Pairing MATCH = Pairing.of(ADA, EMIL);
    private static final Vector<PlayerId> BOTH = Vector.of(ADA, EMIL);
    private static final Wording NAMES =
            Wording.of(id -> id.equals(ADA) ? "Ada" : id.equals(EMIL) ? "Emil" : id.toString());
    private static final Official UATU = Official.of("Uatu");
    private static final Vector<String> KNOWN =
            EventRuleId.catalogue().entries().map(RuleEntry::id).toVector();

    @Test
    void aPairingByHandIsRefusedWithAllThatIsWrongAndNothingElse() {
        assertThat(new TournamentViolation.IncompletePairing(BOTH, Vector.empty()).describe(NAMES))
                .isEqualTo("The pairing leaves out " + NAMES.text(BOTH) + ". Name every active player once.");
        assertThat(new TournamentViolation.IncompletePairing(Vector.empty(), Vector.of(ADA, ADA)).describe(NAMES))
                .isEqualTo("The pairing has players who are in it twice or are not active: Ada. "
                        + "Name every active player once.");
        assertThat(new TournamentViolation.IncompletePairing(BOTH.take(1), Vector.of(ADA)).describe(NAMES))
                .contains("leaves out Ada, and has players who are in it twice or are not active: Ada.");
    }

    @Test
    void oneIsSingularAndSeveralArePlural() {
        ImportedRound one = new ImportedRound(Vector.of(new ImportedRound.ImportedTable(
                new ImportedRound.ImportedSeat(ADA, 3, 9), Option.some(new ImportedRound.ImportedSeat(EMIL, 0, 2)))));
        assertThat(new TournamentCommand.ImportEvent(Vector.of("Ada"), Vector.of(one)).describe(NAMES))
                .isEqualTo("Take over an event with 1 player after 1 round");
        assertThat(new TournamentCommand.ImportEvent(Vector.of("Ada", "Emil"), Vector.of(one, one)).describe(NAMES))
                .isEqualTo("Take over an event with 2 players after 2 rounds");
        assertThat(new TournamentEvent.RoundImported(2, one).describe(NAMES))
                .isEqualTo("Round 2, played elsewhere, is taken over with 1 match.");
        assertThat(new TournamentEvent.RoundImported(2, new ImportedRound(Vector.empty())).describe(NAMES))
                .endsWith("0 matches.");
        assertThat(new TournamentCommand.PairByHand(Vector.of(MATCH), Option.none()).describe(NAMES))
                .isEqualTo("Pair by hand: Ada – Emil");
        assertThat(new TournamentViolation.PlayersAlreadyRegistered(1).describe(NAMES))
                .contains("one with 1 player.");
        assertThat(new TournamentViolation.PlayersAlreadyRegistered(2).describe(NAMES))
                .contains("one with 2 players.");
        assertThat(new TournamentViolation.RoundNotPaired(2, 1).describe(NAMES))
                .isEqualTo("Round 2 has not been paired; 1 round has been. Pair the round first.");
        assertThat(new TournamentViolation.RoundNotPaired(1, 0).describe(NAMES))
                .isEqualTo("Round 1 has not been paired; 0 rounds have been. Pair the round first.");
        assertThat(new TournamentViolation.RoundNotPaired(0, 1).describe(NAMES))
                .isEqualTo("There is no round 0. Rounds are numbered from 1.");
    }

    @Test
    void aNameIsTakenOrOnlyLooksLikeOneThatIs() {
        assertThat(new TournamentViolation.AlreadyRegistered("ADA", ADA).describe(NAMES))
                .startsWith("\"ADA\" is the name of Ada, who is registered already, or looks like it.");
        assertThat(new TournamentViolation.CannotRejoin(ADA, Attendance.ACTIVE).describe(NAMES))
                .isEqualTo("Ada has not left the event and need not rejoin.");
        assertThat(new TournamentViolation.CannotRejoin(ADA, Attendance.EJECTED).describe(NAMES))
                .isEqualTo("Ada was ejected and cannot rejoin.");
    }

    @Test
    void sentencesWithoutNamesAreCompleteToo() {
        assertThat(EndingKind.FIRST_WINS.describe()).isEqualTo("the first player wins");
        assertThat(new LogAudit.AuditFault.CommitmentBroken().describe(NAMES))
                .isEqualTo("Seed and salt do not match the commitment made before the event.");
        assertThat(SeedCommitment.of(Seed.of(1), "salt").howToVerify(Wording.ENGLISH))
                .contains("SHA-256")
                .endsWith("printf '%s' 'SEED:SALT' | sha256sum");
        assertThat(Tournament.GAME.name()).isEqualTo("Tournament");
        assertThat(new Entrant(PlayerId.of(7), "Ororo")).hasToString("#7 Ororo");
        assertThat(Tournament.GAME).hasToString("Tournament(" + Tournament.GAME.system() + ")");
        assertThat(Tournament.GAME.hashCode())
                .isEqualTo(Tournament.GAME.system().hashCode())
                .isNotZero();
        Desk desk = Desk.challenger("Words", Seed.of(1)).register("Ada", "Emil");
        assertThat(Explanation.opponentText(
                        desk.state(), PlayerId.of(1), 3, desk.state().wording()))
                .isEqualTo("Ada was not paired in round 3.");
        assertThat(Explanation.rankText(
                        desk.state(), PlayerId.of(2), desk.state().wording()))
                .isNotBlank();
        assertThat(Explanation.rankText(
                        desk.state(), PlayerId.of(9), desk.state().wording()))
                .endsWith(" is not ranked.");
    }

    @Test
    void aThirdWarningNamesTheGroundForEjection() {
        Official organizer = announcement(0).officials().organizer();
        TournamentCommand warning = new TournamentCommand.WarnPlayer(PlayerId.of(1), Offence.DISRESPECT, organizer);
        Desk twice = Desk.of(announcement(0), Seed.of(1))
                .register("Ada")
                .apply(warning)
                .apply(warning);
        assertThat(twice.lastSentences()).containsExactly("Ada is warned by the organizer for disrespect.");
        assertThat(twice.apply(warning).lastSentences())
                .containsExactly(
                        "Ada is warned by the organizer for disrespect.",
                        "There is a ground to eject Ada at once: three warnings. The Watchers decide.");
    }

    @Test
    void orderAtTheTableCitesNoRule() {
        assertThat(new TournamentViolation.UnknownPlayer(ADA).rule()).isEmpty();
        assertThat(new TournamentViolation.WrongPhase(OrganizerTask.OPEN_EVENT, Phase.SWISS).rule())
                .isEmpty();
        assertThat(new TournamentViolation.NoRoundInProgress().rule()).isEmpty();
        assertThat(new TournamentViolation.CannotRejoin(ADA, Attendance.ACTIVE).rule())
                .isEmpty();
        assertThat(new TournamentViolation.CannotRejoin(ADA, Attendance.CUT).rule())
                .contains(EventRuleId.CUT_IS_NOT_WITHDRAWN);
    }

    @Test
    void everyEventAndCommandOfManyHistoriesIsReportedWithNames() {
        Vector<Desk> desks = Vector.range(0, 12)
                .map(i -> RandomEvent.run(announcement(i), 14 + i, Seed.of(i), 30))
                .append(rare())
                .append(house())
                .append(withdrawn())
                .appendAll(corrected())
                .append(TakeOverTest.five())
                .append(Desk.challenger("Alike", Seed.of(1)).register("Emil", "Emi1"));
        Vector<TournamentEvent> events = desks.flatMap(desk -> desk.play().log());
        Vector<TournamentCommand> commands =
                desks.flatMap(desk -> desk.play().steps().map(step -> step.command()));
        areAllKinds(TournamentEvent.class, events);
        areAllKinds(TournamentCommand.class, commands);
        for (Desk desk : desks) {
            Wording wording = desk.state().wording();
            for (Desk now = desk; !now.play().steps().isEmpty(); now = now.undo()) {
                SentenceCheck.checkAll(now.play());
            }
            desk.play().steps().forEach(step -> {
                assertThat(step.command().describe(wording)).doesNotContain("#");
                step.events().forEach(event -> {
                    assertThat(event.describe(wording)).doesNotContain("#");
                    // A notice changes nothing, so no rule is behind it.
                    assertThat(event.rules().isEmpty()).isEqualTo(event instanceof TournamentEvent.NamesLookAlike);
                    assertThat(KNOWN).containsAll(event.rules());
                });
            });
        }
    }

    private static Announcement announcement(int i) {
        return Announcement.builder()
                .name("Words")
                .edition(Editions.CHALLENGER)
                .structure(Structure.withCut(2, i % 3 == 0 ? 0 : 4))
                .postCutStage(i % 2 == 0 ? PostCutStage.BRACKET : PostCutStage.SWISS_CONTINUES)
                .build();
    }

    /** Commands of house events only. */
    private static Desk house() {
        return Desk.of(
                        announcement(2)
                                .withHouseRules(HouseRules.NONE
                                        .beginning(FirstRound.BY_RATING)
                                        .withFirstRoundByes()),
                        Seed.of(1))
                .register("Ada", "Bruno", "Chidi", "Dana", "Emil")
                .rate("Ada", 1500)
                .giveBye("Bruno", FirstRoundBye.ASSIGNED)
                .open()
                .pairRound();
    }

    /** A correction after the cut, then a qualifier leaves after the pairing and before any game. */
    private static Desk withdrawn() {
        Desk desk = Desk.of(announcement(1), Seed.of(1))
                .register("Ada", "Bruno", "Chidi", "Dana", "Emil", "Farah")
                .open();
        for (int round = 1; round <= 2; round++) {
            desk = desk.pairRound();
            for (RoundMatch match : desk.openMatches()) {
                desk = desk.report(MatchEnding.victory(
                        match.pairing().first(), 16, match.pairing().second(), 3));
            }
        }
        desk = desk.cut();
        for (RoundMatch match : desk.state().amendable()) {
            desk = desk.amend(
                    match.round(),
                    MatchEnding.victory(
                            match.pairing().second(), 16, match.pairing().first(), 3));
        }
        desk = desk.pairRound();
        return desk.drop(desk.name(desk.state().cut().get().qualified().head()));
    }

    /** Corrections by the organizer. */
    private static Vector<Desk> corrected() {
        Desk paired = Desk.of(
                        announcement(2)
                                .withHouseRules(HouseRules.NONE.withFirstRoundByes())
                                .withOfficials(Officials.of(ConceivableCommands.ORGANIZER, UATU)),
                        Seed.of(1))
                .register("Ada", "Bruno", "Chidi", "Dana", "Emil")
                .rename("Ada", "Ada Lovelace")
                .club("Red Dice", "Bruno", "Chidi")
                .fixTable("Dana", 2)
                .requestBye("Emil", 2)
                .open()
                .pairRound();
        String bye =
                paired.name(paired.state().round().get().tables().bye().get().player());
        Pairing match = paired.openMatches().head().pairing();
        return Vector.of(
                paired.enterLate("Farah")
                        .pairWithBye("Farah")
                        .report(MatchEnding.victory(match.first(), 16, match.second(), 3))
                        .apply(new TournamentCommand.WithdrawResult(match))
                        .replaceWatcher(UATU.name(), "Ororo")
                        .splitPrizes("half each", bye, "Farah"),
                paired.noShow(bye).takeBackBye(bye, 1));
    }

    /** Commands that random events do not give. */
    private static Desk rare() {
        Official organizer = announcement(2).officials().organizer();
        Announcement large = Announcement.builder()
                .from(announcement(2))
                .officials(Officials.of(organizer, UATU).withHeadWatcher(Official.of("Head")))
                .build();
        Desk desk = Desk.of(large, Seed.of(1))
                .register("Ada", "Bruno", "Chidi", "Dana", "Emil", "Farah")
                .submit("Ada", RosterArbitraries.roster(1))
                .exclude("Ada", "Bruno")
                .open()
                .apply(new TournamentCommand.PairByHand(
                        Vector.of(Pairing.of(1, 3), Pairing.of(2, 4), Pairing.of(5, 6)), Option.none()))
                .startClock(6, Instant.EPOCH)
                .report("Ada", 16, "Chidi", 3)
                .amend(1, MatchEnding.draw(PlayerId.of(1), 4, PlayerId.of(3), 4))
                .apply(new TournamentCommand.WarnPlayer(PlayerId.of(2), Offence.SNATCHING_DICE, organizer))
                .apply(new TournamentCommand.WarnPlayer(PlayerId.of(2), Offence.COLLUSION, organizer))
                .report("Bruno", 16, "Dana", 3)
                .report("Emil", 16, "Farah", 3)
                .pairRound();
        for (RoundMatch match : desk.openMatches()) {
            desk = desk.report(MatchEnding.declined(
                    match.pairing().first(), match.pairing().second()));
        }
        desk = desk.cut();
        desk = desk.drop(desk.name(desk.state().cut().get().outside().head())).pairRound();
        Vector<Pairing> finals = desk.openMatches().map(RoundMatch::pairing);
        MatchEnding declined =
                MatchEnding.declined(finals.get(0).first(), finals.get(0).second());
        return desk.report(declined)
                .noShow(desk.name(finals.get(1).first()))
                .amend(3, declined)
                .apply(new TournamentCommand.GiveRuling(UATU, "out of range"))
                .apply(new TournamentCommand.AppealRuling(1, PlayerId.of(1)))
                .apply(new TournamentCommand.HearAppeal(1, Official.of("Head"), Option.some("in range")))
                .end("the hall closes");
    }

    private static void areAllKinds(Class<?> family, Vector<?> samples) {
        assertThat(samples.map(Object::getClass).distinct().map(Class::getSimpleName))
                .containsExactlyInAnyOrderElementsOf(
                        Vector.of(family.getPermittedSubclasses()).map(Class::getSimpleName));
    }

    @Test
    void theOnlyRoundIsNotAllOfThem() {
        assertThat(Vector.of(1, 4).map(rounds -> new TournamentViolation.RoundsOver(rounds).describe(Wording.ENGLISH)))
                .containsExactly(
                        "The only Swiss round has been paired. Make the cut, or close the event.",
                        "All 4 Swiss rounds have been paired. Make the cut, or close the event.");
    }
}
