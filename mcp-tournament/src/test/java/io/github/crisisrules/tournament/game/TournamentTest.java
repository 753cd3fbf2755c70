package io.github.crisisrules.tournament.game;

import static io.github.crisisrules.tournament.game.EventFixture.p;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.NothingToUndo;
import io.github.crisisrules.core.game.RefusedException;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.roster.CardLegality;
import io.github.crisisrules.core.roster.RosterSubmission;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.testing.tournament.RosterArbitraries;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.announcement.AnnouncementViolation;
import io.github.crisisrules.tournament.clock.TooFewSeated;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.EventKind;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.game.TournamentCommand.AmendResult;
import io.github.crisisrules.tournament.game.TournamentCommand.CloseEvent;
import io.github.crisisrules.tournament.game.TournamentCommand.DropPlayer;
import io.github.crisisrules.tournament.game.TournamentCommand.EjectPlayer;
import io.github.crisisrules.tournament.game.TournamentCommand.EnterLate;
import io.github.crisisrules.tournament.game.TournamentCommand.ExcludePairing;
import io.github.crisisrules.tournament.game.TournamentCommand.MakeCut;
import io.github.crisisrules.tournament.game.TournamentCommand.OpenEvent;
import io.github.crisisrules.tournament.game.TournamentCommand.PairByHand;
import io.github.crisisrules.tournament.game.TournamentCommand.PairRound;
import io.github.crisisrules.tournament.game.TournamentCommand.RegisterPlayer;
import io.github.crisisrules.tournament.game.TournamentCommand.RejoinPlayer;
import io.github.crisisrules.tournament.game.TournamentCommand.ReportResult;
import io.github.crisisrules.tournament.game.TournamentCommand.StartClock;
import io.github.crisisrules.tournament.game.TournamentCommand.SubmitList;
import io.github.crisisrules.tournament.game.TournamentCommand.WarnPlayer;
import io.github.crisisrules.tournament.game.query.EventRecords;
import io.github.crisisrules.tournament.game.query.Explanation;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.ByeReason;
import io.github.crisisrules.tournament.pairing.LiteralPairing;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.roster.DesignatedRoster;
import io.github.crisisrules.tournament.roster.ListViolation;
import io.github.crisisrules.tournament.roster.Timeline;
import io.github.crisisrules.tournament.rulebook.ChallengerRuleId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.github.crisisrules.tournament.ruling.ConductViolation;
import io.github.crisisrules.tournament.ruling.Offence;
import io.github.crisisrules.tournament.ruling.Official;
import io.github.crisisrules.tournament.ruling.Officials;
import io.github.crisisrules.tournament.ruling.OfficialsViolation;
import io.github.crisisrules.tournament.standing.StrengthOfSchedule;
import io.github.crisisrules.tournament.standing.UnpairedLossPolicy;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class TournamentTest {
    private static final Announcement CHALLENGER = Announcement.of("Test", Editions.CHALLENGER);
    private static final Official ORGANIZER = CHALLENGER.officials().organizer();

    private static Announcement unofficial(int rounds, int cut) {
        return Announcement.builder()
                .name("Test")
                .edition(Editions.CHALLENGER)
                .structure(new Structure(rounds, cut))
                .build();
    }

    @Test
    @Verifies({EventRuleId.ANNOUNCE, EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1})
    void theStructureIsReadWithTheActivePlayersWhenRoundOneIsPaired() {
        EventFixture table = EventFixture.of(CHALLENGER, 18).drop("R").drop("Q");
        assertThat(table.state().structure()).isEmpty();
        table.pair();
        assertThat(table.state().structure()).contains(Structure.swiss(4));
        assertThat(table.drop("A").state().structure()).contains(Structure.swiss(4));
    }

    @Test
    @Verifies({EventRuleId.ANNOUNCE, EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1})
    void anotherStructureCanBeAnnouncedAndMakesTheEventUnofficial() {
        assertThat(CHALLENGER.isOfficial()).isTrue();
        assertThat(unofficial(2, 4).isOfficial()).isFalse();
        EventFixture table = EventFixture.of(unofficial(2, 4), 5).pair();
        assertThat(table.state().structure()).contains(Structure.withCut(2, 4));
        assertThat(EventFixture.of(unofficial(2, 8), 5).refuse(new PairRound()))
                .isEqualTo(new TournamentViolation.CutTooLarge(8, 5));
    }

    @Test
    @Verifies({TimelineRuleId.MIN, ChallengerRuleId.TABLE, EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1})
    void tooFewPlayersAreRefusedWhenTheEventIsOpenedAndWhenRoundOneIsPaired() {
        RuleViolation four = Desk.timeline("T", Seed.of(1))
                .register("A", "B", "C", "D")
                .attempt(new OpenEvent())
                .getLeft();
        assertThat(four.rule()).contains(TimelineRuleId.MIN);
        assertThat(four.describe()).contains("at least 32").contains("4");
        RuleViolation few = EventFixture.of(Announcement.of("T", Editions.TIMELINE), 32)
                .drop("A")
                .refuse(new PairRound());
        assertThat(few.rule()).contains(TimelineRuleId.MIN);
        assertThat(few.describe()).contains("32").contains("31");
        assertThat(EventFixture.of(CHALLENGER, 4)
                        .drop("A")
                        .refuse(new PairRound())
                        .rule())
                .contains(ChallengerRuleId.TABLE);
    }

    @Test
    void registrationRefusesWhatIsTakenEmptyOrTooLate() {
        Desk desk = Desk.of(CHALLENGER, Seed.of(1)).register("Ororo");
        assertThat(desk.attempt(new RegisterPlayer(" ororo ")))
                .isEqualTo(Either.left(new TournamentViolation.AlreadyRegistered("ororo", PlayerId.of(1))));
        assertThatThrownBy(() -> desk.register("Logan", "Jean", "Scott").open().register("Kurt"))
                .isInstanceOf(RefusedException.class)
                .hasMessage(
                        "It is not possible to register a player during the Swiss rounds. Admit the player as a late entry.");
        assertThatThrownBy(() -> Desk.of(CHALLENGER, Seed.of(1)).undo())
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        refused -> assertThat(refused.violation()).isEqualTo(new NothingToUndo()));
    }

    @Test
    @Verifies({ChallengerRuleId.ROSTER, EventRuleId.LATE_ENTRY_IS_A_REJOIN})
    void aListIsRefusedWithAllItsFaultsAndTakenOnlyBeforeTheEvent() {
        RosterSubmission good = RosterArbitraries.roster(1);
        RosterSubmission bad = RosterSubmission.builder().build();
        Announcement lists =
                Announcement.builder().from(CHALLENGER).listsRequired(true).build();
        Desk desk = Desk.of(lists, Seed.of(1)).register("Ada");
        RuleViolation refused = desk.attempt(SubmitList.of(p("A"), bad)).getLeft();
        // No characters, no Team Tactic cards, no Secure and no Extract cards: four faults at once.
        assertThat(refused).isInstanceOfSatisfying(TournamentViolation.ListRefused.class, list -> {
            assertThat(list.faults()).hasSize(4);
            assertThat(list.describe(desk.state().wording()))
                    .startsWith("The list of Ada has faults: ")
                    .contains(list.faults().map(RuleViolation::describe));
        });
        assertThat(refused.rule()).contains(ChallengerRuleId.ROSTER);
        assertThat(desk.attempt(new OpenEvent()))
                .isEqualTo(Either.left(new TournamentViolation.ListsMissing(EventKind.CHALLENGER, Vector.of(p("A")))));
        assertThat(desk.attempt(new SubmitList(p("A"), Vector.empty())))
                .isEqualTo(Either.left(new TournamentViolation.WrongRosterCount(p("A"), 0)));
        assertThat(desk.attempt(SubmitList.of(p("B"), good)))
                .isEqualTo(Either.left(new TournamentViolation.UnknownPlayer(p("B"))));
        Desk opened = desk.submit("Ada", good)
                .register("Bo", "Cy", "Di")
                .submit("Bo", good)
                .submit("Cy", good)
                .submit("Di", good)
                .open();
        assertThat(opened.state().entry(p("A")).get().rosters()).containsExactly(new DesignatedRoster(1, good));
        assertThatThrownBy(() -> opened.submit("Ada", good))
                .hasMessage(
                        "It is not possible to take a list during the Swiss rounds. Lists are handed in before the event is opened.");
    }

    @Test
    @Verifies(ChallengerRuleId.ROSTER)
    void aListIsHeldAgainstWhatTheEventAnnounced() {
        RosterSubmission roster = RosterArbitraries.roster(1);
        CardLegality without = CardLegality.builder()
                .banned(LinkedHashSet.of(roster.components().head()))
                .build();
        Announcement strict =
                Announcement.builder().from(CHALLENGER).legality(without).build();
        assertThat(Desk.of(CHALLENGER, Seed.of(1))
                        .register("Ada")
                        .submit("Ada", roster)
                        .lastSentences())
                .containsExactly("Ada hands in a list.");
        assertThat(Desk.of(strict, Seed.of(1))
                        .register("Ada")
                        .attempt(SubmitList.of(p("A"), roster))
                        .getLeft())
                .isInstanceOfSatisfying(
                        TournamentViolation.ListRefused.class,
                        refused -> assertThat(refused.faults()).hasSize(1));
    }

    @Test
    @Verifies({TimelineRuleId.LIST, TimelineRuleId.TIMELINES})
    void aTimelineListIsCheckedInTheTimelineTheEventIsPlayedIn() {
        Vector<DesignatedRoster> list =
                Vector.of(1, 2, 3).map(number -> new DesignatedRoster(number, RosterArbitraries.roster(number)));
        Announcement played = Announcement.builder()
                .from(Announcement.of("T", Editions.TIMELINE))
                .timeline(Editions.TIMELINE.timelineOf(2026))
                .build();
        Desk desk = Desk.of(played, Seed.of(1)).register("Ada");
        Desk taken = desk.submit("Ada", list);
        assertThat(taken.state().entry(p("A")).get().rosters()).isEqualTo(list);
        assertThat(taken.play().log().last().rules()).containsExactly(TimelineRuleId.LIST);
        assertThat(desk.attempt(new SubmitList(p("A"), list.init())).getLeft())
                .isInstanceOfSatisfying(
                        TournamentViolation.ListRefused.class,
                        refused -> assertThat(refused.rule()).contains(TimelineRuleId.LIST));
        assertThat(Desk.timeline("T", Seed.of(1)).register("Ada").attempt(new SubmitList(p("A"), list)))
                .isEqualTo(Either.left(new AnnouncementViolation.NoTimeline()));
    }

    @Test
    @Verifies({EventRuleId.WATCHER, EventRuleId.ANNOUNCE, TimelineRuleId.TIMELINES})
    void anAnnouncementIsRefusedWithAllItsFaults() {
        Timeline unknown = new Timeline(1999, "Nowhere");
        Announcement alone = Announcement.builder()
                .name("Test")
                .edition(Editions.TIMELINE)
                .timeline(Option.of(unknown))
                .officials(Officials.of(Official.of("Organizer")))
                .build();
        assertThat(Tournament.start(alone, Seed.of(1)).getError())
                .containsExactly(
                        new OfficialsViolation.NoWatcher(), new ListViolation.UnknownTimeline(unknown.toString()));
        assertThatThrownBy(() -> Desk.of(alone, Seed.of(1)))
                .isInstanceOf(RefusedException.class)
                .hasMessageContaining("[" + EventRuleId.WATCHER + "]")
                .hasMessageContaining("[" + TimelineRuleId.TIMELINES + "]");
        Announcement lists = Announcement.builder()
                .from(Announcement.of("T", Editions.TIMELINE))
                .listsRequired(true)
                .build();
        assertThat(Tournament.start(lists, Seed.of(1)).getError())
                .containsExactly(new AnnouncementViolation.NoTimeline());
    }

    @Test
    @Verifies(EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS)
    void anExcludedPairIsNotPairedWhereItCanBeHelped() {
        EventFixture table = EventFixture.of(CHALLENGER, 4).give(new ExcludePairing(Pairing.of(1, 2)));
        assertThat(table.refuse(new ExcludePairing(Pairing.of(1, 9))))
                .isEqualTo(new TournamentViolation.UnknownPlayer(PlayerId.of(9)));
        table.pair();
        assertThat(table.state().round().get().tables().pairs()).doesNotContain(Pairing.of(1, 2));
    }

    @Test
    @Verifies({EventRuleId.BYE, EventRuleId.REMATCH})
    void anOwnPairingCanBeCheckedBeforeItIsUsed() {
        EventFixture table = EventFixture.of(CHALLENGER, 5).round("A 16-11 B", "C 16-2 D", "E bye");
        // D, with fewer VPs than B, is the lowest-ranked without a bye.
        assertThat(Explanation.checkByHand(
                                table.state(),
                                Vector.of(Pairing.of(p("A"), p("B")), Pairing.of(p("C"), p("E"))),
                                Option.of(p("D")),
                                LiteralPairing.system())
                        .violations()
                        .flatMap(RuleViolation::rules))
                .containsExactly(EventRuleId.REMATCH);
        Vector<? extends RuleViolation> wrongBye = Explanation.checkByHand(
                        table.state(),
                        Vector.of(Pairing.of(p("A"), p("C")), Pairing.of(p("D"), p("E"))),
                        Option.of(p("B")),
                        LiteralPairing.system())
                .violations();
        // The bye is the only thing that is wrong: the pairs are those of every other player.
        assertThat(wrongBye).hasSize(1);
        assertThat(wrongBye.head().rules()).containsExactly(EventRuleId.BYE);
    }

    @Test
    void resultsAreRefusedForMatchesThatAreNotThereOrAlreadyReported() {
        EventFixture table = EventFixture.of(CHALLENGER, 4);
        assertThat(table.refuse(new ReportResult(EventFixture.ending("A 16-1 B"))))
                .isEqualTo(new TournamentViolation.NoRoundInProgress());
        table.paired("A v B", "C v D").reported("A 16-1 B");
        assertThat(table.refuse(new ReportResult(EventFixture.ending("A 16-1 C"))))
                .isEqualTo(new TournamentViolation.NotPaired(Pairing.of(1, 3), 1));
        assertThat(table.refuse(new ReportResult(MatchEnding.concession(PlayerId.of(9), p("A")))))
                .isEqualTo(new TournamentViolation.NotPaired(Pairing.of(1, 9), 1));
        assertThat(table.refuse(new ReportResult(EventFixture.ending("B 16-1 A"))))
                .isEqualTo(new TournamentViolation.ResultAlreadyReported(Pairing.of(1, 2), 1));
        assertThat(table.refuse(new AmendResult(1, EventFixture.ending("C 16-1 D"))))
                .isEqualTo(new TournamentViolation.ResultNotReported(Pairing.of(3, 4), 1));
        assertThat(table.refuse(new PairRound()))
                .isEqualTo(new TournamentViolation.ResultsMissing(1, Vector.of(Pairing.of(3, 4))));
    }

    @Test
    @Verifies({EventRuleId.VICTORY, EventRuleId.DRAW, EventRuleId.CONCEDE, EventRuleId.POINTS, EventRuleId.VP})
    void anAmendedResultChangesTheStandingsAndLeavesThePairingsAlone() {
        EventFixture table =
                EventFixture.of(CHALLENGER, 4).round("A 16-11 B", "C drew D").paired("A v C", "B v D");
        assertThat(table.standings()).startsWith("A 3");
        Vector<Pairing> tables = table.state().round().get().tables().pairs();
        table.give(new AmendResult(1, EventFixture.ending("A conceded B")));
        assertThat(table.standings()).startsWith("B 3").endsWith("A 0");
        assertThat(table.state().standings().of(p("B")).get().vps()).isEqualTo(14);
        assertThat(table.state().round().get().tables().pairs()).isEqualTo(tables);
        assertThat(table.undo().standings()).startsWith("A 3");
    }

    @Test
    @Verifies({
        EventRuleId.DROP,
        EventRuleId.ABSENT_AFTER_PAIRING_CONCEDES,
        EventRuleId.DROPPED_STAY_RANKED_EJECTED_DO_NOT,
        EventRuleId.CONCEDE
    })
    void aPlayerWhoLeavesAfterThePairingConcedesIsNotPairedAgainAndKeepsTheRank() {
        EventFixture table = EventFixture.of(CHALLENGER, 6)
                .round("A 16-11 B", "C 16-2 D", "E drew F")
                .paired("A v C", "B v E", "D v F");
        table.give(new DropPlayer(p("A"), DropReason.NO_SHOW));
        assertThat(table.state().round().get().endings().get(0)).contains(MatchEnding.concession(p("A"), p("C")));
        assertThat(table.refuse(new DropPlayer(p("A"), DropReason.OWN_WISH)))
                .isEqualTo(new TournamentViolation.NotActive(p("A"), Attendance.DROPPED));
        table.reported("B 16-1 E", "D 16-1 F").pair();
        assertThat(table.state().round().get().includes(p("A"))).isFalse();
        assertThat(table.state().standings().of(p("A"))).isNotEmpty();
        // A was met by B and C, and the dropped player's average stays 3 points in 2 rounds: C met D and A.
        assertThat(table.state().standings().of(p("C")).get().record().opponents())
                .containsExactly(p("D"), p("A"));
    }

    @Test
    @Verifies({EventRuleId.REJOIN, EventRuleId.SOS_COUNTS_ROUNDS_PAIRED_OR_MISSED, EventRuleId.CONCEDER_KEEPS_VPS})
    void aPlayerWhoRejoinsHasAnUnpairedLossForEachRoundMissed() {
        EventFixture table = missing(CHALLENGER);
        Entry entry = table.state().entry(p("A")).get();
        assertThat(entry.unpairedLosses()).containsExactly(2);
        assertThat(entry.isActive()).isTrue();
        // B met A (3 points in 2 rounds, the missed one counted) and D (0 of 2): (3/2 + 0) / 2.
        assertThat(table.state().standings().of(p("B")).get().strengthOfSchedule())
                .isEqualTo(Ratio.of(3, 4));
        Announcement policy = Announcement.builder()
                .from(CHALLENGER)
                .unpairedLossPolicy(UnpairedLossPolicy.NOT_COUNTED)
                .build();
        TournamentState other = missing(policy).state();
        assertThat(StrengthOfSchedule.of(EventRecords.of(other, 2), p("B"))).isEqualTo(Ratio.of(3, 2));
        assertThat(table.refuse(new RejoinPlayer(p("A"))))
                .isEqualTo(new TournamentViolation.CannotRejoin(p("A"), Attendance.ACTIVE));
    }

    /** A misses round 2 and is back for round 3. */
    private static EventFixture missing(Announcement announcement) {
        return EventFixture.of(announcement, 6)
                .round("A 16-11 B", "C 16-2 D", "E 16-3 F")
                .drop("A")
                .round("C 16-3 E", "B 16-5 D", "F bye")
                .give(new RejoinPlayer(p("A")));
    }

    @Test
    @Verifies(EventRuleId.LATE_ENTRY_IS_A_REJOIN)
    void aLateEntryIsTreatedAsARejoin() {
        EventFixture table = EventFixture.of(CHALLENGER, 4)
                .round("A 16-11 B", "C 16-2 D")
                .paired("A v C", "B v D")
                .give(new EnterLate("Late"));
        Entry late = table.state().entries().last();
        assertThat(late.unpairedLosses()).containsExactly(1, 2);
        assertThat(table.refuse(new EnterLate("LATE"))).isInstanceOf(TournamentViolation.AlreadyRegistered.class);
        table.reported("A 16-1 C", "B 16-1 D").pair();
        assertThat(table.state().round().get().includes(late.id())).isTrue();
    }

    @Test
    @Verifies({
        EventRuleId.EJECT,
        EventRuleId.DROPPED_STAY_RANKED_EJECTED_DO_NOT,
        EventRuleId.ABSENT_AFTER_PAIRING_CONCEDES
    })
    void anEjectedPlayerConcedesLeavesTheStandingsAndNeverComesBack() {
        EventFixture table =
                EventFixture.of(CHALLENGER, 4).round("A 16-11 B", "C 16-2 D").paired("A v C", "B v D");
        table.give(new EjectPlayer(p("A"), Offence.VIOLENCE, ORGANIZER));
        assertThat(table.state().round().get().endings().get(0)).contains(MatchEnding.concession(p("A"), p("C")));
        assertThat(table.state().standings().of(p("A"))).isEmpty();
        // B's only opponent so far is the ejected A: 3 points in 2 rounds.
        assertThat(table.state().standings().of(p("B")).get().strengthOfSchedule())
                .isEqualTo(Ratio.of(3, 2));
        assertThat(table.refuse(new RejoinPlayer(p("A"))).rule()).contains(EventRuleId.EJECT);
        assertThat(table.refuse(new EjectPlayer(p("A"), Offence.VIOLENCE, ORGANIZER))
                        .rule())
                .contains(EventRuleId.EJECT);
        assertThat(table.refuse(new DropPlayer(p("A"), DropReason.UNABLE)))
                .isEqualTo(new TournamentViolation.NotActive(p("A"), Attendance.EJECTED));
    }

    @Test
    @Verifies(EventRuleId.WARN)
    void theThirdWarningIsFlaggedAndTheWatcherDecides() {
        EventFixture table = EventFixture.of(CHALLENGER, 4);
        WarnPlayer warning = new WarnPlayer(p("B"), Offence.UNCLEAR_GAME_STATE, ORGANIZER);
        table.give(warning).give(warning);
        assertThat(table.state().conduct().flagged()).isEmpty();
        assertThat(table.give(warning).state().conduct().flagged()).containsExactly(p("B"));
        assertThat(table.state().entry(p("B")).get().isActive()).isTrue();
        assertThat(table.refuse(new WarnPlayer(p("B"), Offence.OTHER_MISCONDUCT, Official.of("a stranger"))))
                .isInstanceOf(ConductViolation.NotAnOfficial.class);
    }

    @Test
    @Verifies(EventRuleId.CLOCK_START)
    void theClockOfARoundStartsOnceWhenMostAreSeated() {
        EventFixture table = EventFixture.of(CHALLENGER, 4);
        Instant now = Instant.parse("2026-11-16T10:00:00Z");
        assertThat(table.refuse(new StartClock(4, now))).isEqualTo(new TournamentViolation.NoRoundInProgress());
        table.pair();
        assertThat(table.refuse(new StartClock(2, now))).isEqualTo(new TooFewSeated(2, 4));
        table.give(new StartClock(3, now));
        assertThat(table.state().clock().get().clock().length().toMinutes()).isBetween(90L, 95L);
        assertThat(table.refuse(new StartClock(4, now))).isEqualTo(new TournamentViolation.ClockRunning(1));
    }

    @Test
    @Verifies({EventRuleId.BYE, EventRuleId.BYE_COMES_BEFORE_THE_PAIRING})
    void theByeGoesToTheLowestRankedWithoutOneBeforeThePairing() {
        EventFixture table = EventFixture.of(CHALLENGER, 5)
                .round("A 16-11 B", "C 16-2 D", "E bye")
                .round("A 16-3 C", "E 16-2 B", "D bye")
                .pair();
        // Ranked last of those without a bye: B, with no points, below C with 3.
        assertThat(table.state().round().get().tables().bye().get().player()).isEqualTo(p("B"));
        assertThat(table.state().round().get().tables().bye().get().reason()).isEqualTo(ByeReason.LOWEST_WITHOUT_BYE);
        assertThat(Explanation.opponentText(
                        table.state(), p("B"), 3, table.state().wording()))
                .isEqualTo("B has the bye: the lowest-ranked player without a bye so far [EV-BYE].");
    }

    @Test
    @Verifies({EventRuleId.REMATCH, EventRuleId.ABSENT_AFTER_PAIRING_CONCEDES})
    void aMatchBothDeclinedCountsAsMet() {
        for (int seed = 0; seed < 10; seed++) {
            EventFixture table = EventFixture.of(CHALLENGER, 4, Seed.of(seed))
                    .round("A drew B", "C drew D")
                    .pair();
            assertThat(table.state().round().get().tables().pairs())
                    .doesNotContain(Pairing.of(p("A"), p("B")), Pairing.of(p("C"), p("D")));
        }
    }

    @Test
    void aPairingByHandMustNameEveryActivePlayerOnceAndIsMarked() {
        EventFixture table = EventFixture.of(CHALLENGER, 5).drop("E");
        assertThat(table.refuse(new PairByHand(Vector.of(Pairing.of(1, 2), Pairing.of(2, 5)), Option.none())))
                .isEqualTo(new TournamentViolation.IncompletePairing(
                        Vector.of(p("C"), p("D")), Vector.of(p("B"), p("E"))));
        table.round("A 16-1 B", "C 16-1 D").round("A 16-1 B", "C 16-1 D");
        assertThat(table.state().round().get().tables().byHand()).isTrue();
        assertThat(Explanation.check(table.state(), 2, LiteralPairing.system())
                        .get()
                        .isLegal())
                .isFalse();
        // No rule asked for it: A and C, who have 3 points each, have not met.
        assertThat(Explanation.opponentText(
                        table.state(), p("A"), 2, table.state().wording()))
                .isEqualTo("A (3 points) meets B (0), a rematch. The organizer paired this round by hand.");
        assertThat(Explanation.opponentText(
                        table.state(), p("D"), 1, table.state().wording()))
                .isEqualTo("D (0 points) meets C (0). The organizer paired this round by hand.");
    }

    @Test
    @Verifies({ChallengerRuleId.WINNER, EventRuleId.CUT})
    void withoutACutTheStandingsDecideAfterTheLastRound() {
        EventFixture table =
                EventFixture.of(CHALLENGER, 4).round("A 16-11 B", "C 16-2 D").round("A 16-3 C", "B 16-2 D");
        assertThat(table.refuse(new CloseEvent())).isEqualTo(new TournamentViolation.NotDecided());
        assertThat(table.refuse(new MakeCut())).isEqualTo(new TournamentViolation.NoCut());
        table.round("A 16-3 D", "B 16-2 C").round("A 16-3 B", "C 16-2 D");
        assertThat(table.refuse(new PairRound())).isEqualTo(new TournamentViolation.RoundsOver(4));
        assertThat(table.give(new CloseEvent()).state().champion()).contains(p("A"));
        assertThat(table.refuse(new AmendResult(1, EventFixture.ending("B 16-1 A"))))
                .isInstanceOf(TournamentViolation.WrongPhase.class);
    }

    @Test
    @Verifies(EventRuleId.CUT)
    void theCutComesAfterTheLastResultOfTheLastRound() {
        EventFixture table = EventFixture.of(unofficial(2, 4), 6).round("A 16-1 B", "C 16-1 D", "E 16-1 F");
        assertThat(table.refuse(new MakeCut())).isEqualTo(new TournamentViolation.RoundsLeft(1, 2));
        table.paired("A v C", "B v E", "D v F").reported("A 16-1 C", "B 16-1 E");
        assertThat(table.refuse(new MakeCut())).isInstanceOf(TournamentViolation.ResultsMissing.class);
        table.reported("D 16-1 F").drop("A").give(new MakeCut());
        assertThat(table.state().cut().get().qualified()).hasSize(4).doesNotContain(p("A"));
        assertThat(table.refuse(new RejoinPlayer(p("A"))).rules())
                .containsAnyOf(EventRuleId.CUT, EventRuleId.CUT_IS_NOT_WITHDRAWN);
    }
}
