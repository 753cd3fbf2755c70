package io.github.crisisrules.tournament.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.HouseRules;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.ruling.Official;
import io.github.crisisrules.tournament.ruling.Officials;
import io.github.crisisrules.tournament.standing.PlayerRecord;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Corrections by the organizer in the course of an event. */
class CorrectionsTest {
    private static final Vector<String> SEVEN = Vector.of("Ada", "Bruno", "Chidi", "Dana", "Emil", "Farah", "Goran");

    private static Desk opened(Vector<String> players) {
        return Desk.challenger("Saturday", Seed.of(34)).register(players).open();
    }

    private static Desk house() {
        return Desk.of(
                        Announcement.builder()
                                .name("House")
                                .edition(Editions.CHALLENGER)
                                .structure(Structure.swiss(3))
                                .houseRules(HouseRules.NONE.withFirstRoundByes())
                                .build(),
                        Seed.of(34))
                .register(SEVEN)
                .open();
    }

    /** Reports every open match as a win of the first player. */
    private static Desk played(Desk desk) {
        Desk after = desk;
        for (RoundMatch match : desk.openMatches()) {
            after = after.reportWin(
                    desk.name(match.pairing().first()),
                    16,
                    desk.name(match.pairing().second()),
                    9);
        }
        return after;
    }

    private static String bye(Desk desk) {
        return desk.name(desk.state().round().get().tables().bye().get().player());
    }

    private static PlayerRecord record(Desk desk, String player) {
        return desk.state().records().of(desk.player(player));
    }

    @Test
    @Verifies(EventRuleId.ORGANIZERS_CORRECT_AND_SEAT)
    void aMisspeltNameIsCorrectedAndTheLogKeepsBoth() {
        Desk desk = opened(SEVEN).rename("Chidi", "Chidi Okafor");
        assertThat(desk.lastSentences()).containsExactly("Chidi is now called Chidi Okafor.");
        assertThat(desk.in(Language.SPANISH).lastSentences()).containsExactly("Chidi se llama ahora Chidi Okafor.");
        assertThat(desk.player("chidi okafor").number()).isEqualTo(3);
        assertThat(desk.state().player("Chidi")).isEmpty();
        assertThat(desk.rename("Chidi Okafor", "CHIDI OKAFOR").name(desk.player("Chidi Okafor")))
                .isEqualTo("CHIDI OKAFOR");
        assertThatThrownBy(() -> desk.rename("Ada", "bruno ")).hasMessageContaining("is the name of Bruno");
        assertThatThrownBy(() -> desk.rename("Ada", "Ada")).hasMessageContaining("is registered already");
        assertThatThrownBy(() -> desk.rename("Ada", " ")).hasMessageEndingWith(".");
        assertThat(desk.rename("Ada", "Brun0").lastSentences())
                .last()
                .asString()
                .contains("easily taken for");
        // A name that was given up is free again.
        assertThat(desk.enterLate("Chidi").player("Chidi").number()).isEqualTo(8);
    }

    @Test
    @Verifies(EventRuleId.ORGANIZERS_CORRECT_AND_SEAT)
    void aResultIsWithdrawnAndTheMatchIsOpenAgain() {
        Desk paired = opened(SEVEN).pairRound();
        Pairing match = paired.openMatches().head().pairing();
        String one = paired.name(match.first());
        String other = paired.name(match.second());
        Desk reported = paired.report(one, 16, other, 3);
        assertThat(reported.unreport(other, one).state()).isEqualTo(paired.state());
        assertThatThrownBy(() -> paired.unreport(one, other)).hasMessageStartingWith("There is no result of");
        assertThatThrownBy(() -> reported.drop(one).unreport(one, other)).hasMessageContaining("has left");
        // After the next pairing the result is amended instead.
        Desk second = played(paired).pairRound();
        assertThatThrownBy(() -> second.unreport(one, other)).hasMessageContaining("is not a match of round 2");
    }

    /** Goran, at the bottom with one loss, sits at table 1; the match that had table 1 has his table, and all others stay. */
    @Test
    @Verifies(EventRuleId.ORGANIZERS_CORRECT_AND_SEAT)
    void aPlayerWithAFixedTableChangesPlacesWithOneMatch() {
        Desk desk = played(opened(SEVEN.append("Hana")).pairRound());
        Vector<Pairing> free = desk.pairRound().state().round().get().tables().pairs();
        String last = desk.name(free.last().second());
        Vector<Pairing> fixed = desk.fixTable(last, 1)
                .pairRound()
                .state()
                .round()
                .get()
                .tables()
                .pairs();
        assertThat(fixed).isEqualTo(free.update(0, free.last()).update(3, free.head()));
        assertThat(desk.fixTable(last, 1)
                        .freeTable(last)
                        .pairRound()
                        .state()
                        .round()
                        .get()
                        .tables()
                        .pairs())
                .isEqualTo(free);
        // There are four tables, so table 99 is the fourth.
        assertThat(desk.fixTable(last, 99)
                        .pairRound()
                        .state()
                        .round()
                        .get()
                        .tables()
                        .pairs())
                .isEqualTo(free);
        // Two players cannot both have table 1, unless they meet: the first to register has it, the other the last one.
        String earlier = desk.name(free.get(1).first());
        assertThat(desk.fixTable(last, 1)
                        .fixTable(earlier, 1)
                        .pairRound()
                        .state()
                        .round()
                        .get()
                        .tables()
                        .pairs())
                .isEqualTo(Vector.of(free.get(1), free.get(0), free.get(2), free.get(3)));
        assertThatThrownBy(() -> desk.fixTable(last, 0)).hasMessageContaining("from 1 to 9999");
    }

    @Test
    @Verifies({EventRuleId.ORGANIZERS_CORRECT_AND_SEAT, EventRuleId.LATE_ENTRY_IS_A_REJOIN})
    void aLatePlayerMeetsTheOneWithTheByeAndNoOtherSeatChanges() {
        Desk paired = opened(SEVEN).pairRound();
        String bye = bye(paired);
        Desk late = paired.enterLate("Hana").pairWithBye("Hana");
        assertThat(late.state().round().get().tables().pairs())
                .isEqualTo(paired.state()
                        .round()
                        .get()
                        .tables()
                        .pairs()
                        .append(Pairing.of(paired.player(bye), late.player("Hana"))));
        assertThat(late.state().round().get().tables().byes()).isEmpty();
        assertThat(record(late, bye).points()).isZero();
        assertThat(record(late, "Hana").rounds()).isZero();
        assertThat(late.whyOpponent("Hana"))
                .isEqualTo("Hana met " + bye + " because one of them came late and the other had the bye [I-EV-18].");
        assertThat(late.whyOpponent("Ada")).isNotBlank();
        Desk reported = late.report("Hana", 16, bye, 3);
        assertThat(record(reported, "Hana").points()).isEqualTo(3);
        assertThat(record(reported, bye).opponents()).containsExactly(late.player("Hana"));
        assertThat(late.play().replay().get().state()).isEqualTo(late.state());
        // Without a bye there is no player to meet, and no player is in a round twice.
        assertThatThrownBy(() -> late.enterLate("Ivo").pairWithBye("Ivo"))
                .hasMessageContaining("No player has the bye");
        assertThatThrownBy(() -> paired.pairWithBye("Ada")).hasMessageContaining("already has");
    }

    @Test
    @Verifies({EventRuleId.ORGANIZERS_CORRECT_AND_SEAT, EventRuleId.BYE})
    void aByeIsTakenBackFromANoShow() {
        Desk paired = opened(SEVEN).pairRound();
        String bye = bye(paired);
        assertThatThrownBy(() -> paired.takeBackBye(bye, 1)).hasMessageContaining("still in the event");
        Desk gone = paired.noShow(bye);
        assertThat(record(gone, bye).points()).isEqualTo(3);
        Desk taken = gone.takeBackBye(bye, 1);
        assertThat(record(taken, bye)).isEqualTo(PlayerRecord.start(taken.player(bye)));
        assertThat(record(taken.rejoin(bye), bye).rounds())
                .as("the round counts as missed")
                .isEqualTo(1);
        assertThatThrownBy(() -> taken.takeBackBye(bye, 1)).hasMessageContaining("had no bye");
        assertThatThrownBy(() -> gone.takeBackBye(bye, 2)).hasMessageContaining("has not been paired");
    }

    @Test
    @Verifies(EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS)
    void clubmatesMeetOnlyWhereTheyMust() {
        for (int seed = 0; seed < 20; seed++) {
            Desk desk = Desk.challenger("Clubs", Seed.of(seed))
                    .register(SEVEN.append("Hana"))
                    .club("Red Dice", "Ada", "Bruno", "Chidi", "Dana")
                    .open();
            for (int round = 1; round <= 3; round++) {
                desk = played(desk.pairRound());
            }
            assertThat(desk.state().rounds().flatMap(each -> each.tables().pairs()))
                    .noneMatch(pair -> pair.second().number() <= 4);
        }
        // With five of six in one club, two pairs of clubmates cannot be avoided.
        Desk crowded = Desk.challenger("Clubs", Seed.of(1))
                .register(SEVEN.take(6))
                .club("red dice", "Ada", "Bruno")
                .club("RED DICE ", "Chidi", "Dana", "Emil")
                .open()
                .pairRound();
        assertThat(crowded.state().round().get().tables().pairs()).hasSize(3);
    }

    @Test
    @Verifies(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
    void aByeIsRequestedForALaterRoundOfAHouseEvent() {
        Desk desk = played(house().requestBye("Ada", 2).pairRound());
        Desk second = desk.pairRound();
        RoundTables tables = second.state().round().get().tables();
        assertThat(tables.houseByes().map(bye -> second.name(bye.player()))).containsExactly("Ada");
        assertThat(tables.bye()).as("six players are left").isEmpty();
        assertThat(second.whyOpponent("Ada")).isEqualTo("Ada has a bye: asked for by the player [I-EV-20].");
        assertThatThrownBy(() -> second.requestBye("Bruno", 2)).hasMessageContaining("Name a round from 3 to 3");
        assertThatThrownBy(() -> opened(SEVEN).requestBye("Ada", 2))
                .hasMessageStartingWith("The event has not announced such byes.");
        // The bye for an odd number goes to a player without a bye of the house.
        Desk two = played(house().requestBye("Ada", 2).requestBye("Bruno", 2).pairRound())
                .pairRound();
        assertThat(two.state()
                        .round()
                        .get()
                        .tables()
                        .byes()
                        .map(bye -> bye.player())
                        .distinct())
                .hasSize(3);
    }

    @Test
    @Verifies({EventRuleId.ORGANIZERS_CORRECT_AND_SEAT, EventRuleId.WATCHER})
    void aWatcherIsReplacedByAPersonWhoDoesNotPlay() {
        Official uatu = Official.of("Uatu");
        Desk desk = Desk.of(
                        Announcement.of("Watched", Editions.CHALLENGER)
                                .withOfficials(
                                        Officials.of(Official.of("Olga"), uatu).withHeadWatcher(Official.of("Head"))),
                        Seed.of(1))
                .register(SEVEN)
                .apply(new TournamentCommand.GiveRuling(uatu, "in range"));
        Desk replaced = desk.replaceWatcher("uatu", "Ororo");
        assertThat(replaced.lastSentences()).containsExactly("Ororo is a Watcher in place of Uatu.");
        assertThat(replaced.state().officials().watchers()).containsExactly(Official.of("Ororo"));
        assertThat(replaced.apply(new TournamentCommand.GiveRuling(Official.of("Ororo"), "no"))
                        .state()
                        .rulings()
                        .rulings())
                .hasSize(2);
        assertThatThrownBy(() -> replaced.apply(new TournamentCommand.GiveRuling(uatu, "no")))
                .hasMessageContaining("Uatu is not a Watcher");
        // The ruling of Uatu stands, and can be appealed like before.
        assertThat(replaced.apply(new TournamentCommand.AppealRuling(1, desk.player("Ada")))
                        .state()
                        .rulings()
                        .ruling(1)
                        .get()
                        .isUnderAppeal())
                .isTrue();
        assertThat(replaced.replaceWatcher("Ororo", "Uatu").state().officials().watchers())
                .containsExactly(uatu);
        assertThatThrownBy(() -> desk.replaceWatcher("Uatu", "Ada")).hasMessageContaining("Ada plays in the event");
        assertThatThrownBy(() -> desk.replaceWatcher("Uatu", "head")).hasMessageContaining("is a Watcher already");
        assertThatThrownBy(() -> desk.replaceWatcher("Head", "Ororo")).hasMessageContaining("Head is not a Watcher");
        assertThatThrownBy(() -> replaced.register("Ororo")).hasMessageContaining("belongs to a Watcher");
    }

    @Test
    @Verifies(EventRuleId.ORGANIZERS_CORRECT_AND_SEAT)
    void aPrizeSplitIsRecordedInThePacket() {
        Desk desk = opened(SEVEN).pairRound();
        Desk split = desk.splitPrizes("half of the store credit each", "Ada", "Bruno");
        assertThat(split.packet().prizeSplits())
                .containsExactly("Ada and Bruno split their prizes: \"half of the store credit each\"");
        assertThat(split.packet().markdown()).contains("## Prizes\n\n- Ada and Bruno split their prizes");
        assertThat(desk.packet().markdown()).doesNotContain("## Prizes");
        assertThat(split.state().finalRanks()).isEqualTo(desk.state().finalRanks());
        assertThatThrownBy(() -> desk.splitPrizes("all mine", "Ada", "Ada"))
                .hasMessageContaining("1 player cannot split prizes");
    }

    @Test
    @Verifies(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
    void aCutToTheTopThreeGivesTheFirstSeedABye() {
        Announcement three = Announcement.builder()
                .name("Top 3")
                .edition(Editions.CHALLENGER)
                .structure(Structure.withCut(1, 3))
                .build();
        Desk desk = played(Desk.of(three, Seed.of(2)).register(SEVEN).open().next())
                .next()
                .next();
        assertThat(three.isOfficial()).isFalse();
        assertThat(desk.openMatches()).hasSize(1);
        assertThat(desk.bracket().text()).contains("bye");
        Desk over = played(played(desk).next()).next();
        assertThat(over.state().finalRanks().map(rank -> rank.rank())).containsExactly(1, 2, 3, 4, 5, 6, 7);
        assertThat(over.champion())
                .isEqualTo(Option.some(over.state().finalRanks().head().player()));
    }

    @Test
    void nextDoesWhatIsDue() {
        Desk desk = Desk.of(
                        Announcement.builder()
                                .name("Small")
                                .edition(Editions.CHALLENGER)
                                .structure(Structure.withCut(2, 4))
                                .build(),
                        Seed.of(2))
                .register(SEVEN)
                .open();
        assertThatThrownBy(() -> desk.next().next()).hasMessageContaining("open matches");
        Vector<TournamentCommand> given = Vector.empty();
        Desk now = desk;
        while (now.state().phase() != Phase.CLOSED) {
            now = now.next();
            given = given.append(now.play().steps().last().command());
            now = played(now);
        }
        assertThat(given.map(Object::getClass).map(Class::getSimpleName))
                .containsExactly("PairRound", "PairRound", "MakeCut", "PairRound", "PairRound", "CloseEvent");
        assertThat(now.champion()).isNotEqualTo(Option.none());
    }
}
