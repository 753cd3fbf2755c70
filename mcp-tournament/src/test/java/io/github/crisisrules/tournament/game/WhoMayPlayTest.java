package io.github.crisisrules.tournament.game;

import static io.github.crisisrules.testing.tournament.RosterArbitraries.list;
import static io.github.crisisrules.testing.tournament.RosterArbitraries.roster;
import static io.github.crisisrules.tournament.game.EventFixture.p;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.announcement.AnnouncementViolation;
import io.github.crisisrules.tournament.edition.Edition;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.EventKind;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.edition.StructureRow;
import io.github.crisisrules.tournament.finals.PostCutStage;
import io.github.crisisrules.tournament.game.TournamentCommand.EnterLate;
import io.github.crisisrules.tournament.game.TournamentCommand.RegisterPlayer;
import io.github.crisisrules.tournament.game.TournamentCommand.RejoinPlayer;
import io.github.crisisrules.tournament.game.TournamentCommand.SubmitList;
import io.github.crisisrules.tournament.roster.DesignatedRoster;
import io.github.crisisrules.tournament.roster.ListViolation;
import io.github.crisisrules.tournament.roster.Timeline;
import io.github.crisisrules.tournament.rulebook.ChallengerRuleId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.github.crisisrules.tournament.ruling.Official;
import io.github.crisisrules.tournament.ruling.Officials;
import io.github.crisisrules.tournament.ruling.OfficialsViolation;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Lists, late players, Watchers and Timelines: who may play, with what, and whether the event is an official one. */
class WhoMayPlayTest {
    private static final Announcement TIMELINE = Announcement.builder()
            .name("Timeline")
            .edition(Editions.TIMELINE)
            .timeline(Editions.TIMELINE.timelineOf(2026))
            .build();
    private static final Announcement WITH_LISTS = Announcement.builder()
            .name("Lists")
            .edition(Editions.CHALLENGER)
            .structure(Structure.swiss(2))
            .listsRequired(true)
            .build();

    private static RuleViolation refused(Desk desk, TournamentCommand command) {
        return desk.attempt(command).fold(violation -> violation, accepted -> {
            throw new AssertionError("accepted: " + command);
        });
    }

    @Test
    @Verifies({TimelineRuleId.LIST, TimelineRuleId.TIMELINES})
    void aTimelineEventTakesThreeRostersAndNothingLess() {
        Desk desk = Desk.of(TIMELINE, Seed.of(1)).register("Ada");
        Vector<Vector<DesignatedRoster>> wrong = Vector.of(
                Vector.of(new DesignatedRoster(1, roster(1))),
                Vector.empty(),
                list().init(),
                list().append(new DesignatedRoster(4, roster(4))),
                Vector.of(1, 2, 3).map(number -> new DesignatedRoster(number, roster(1))));
        for (Vector<DesignatedRoster> rosters : wrong) {
            assertThat(refused(desk, new SubmitList(p("A"), rosters)).rule()).contains(TimelineRuleId.LIST);
        }
        assertThat(desk.submit("Ada", list()).state().entry(p("A")).get().hasList())
                .isTrue();
    }

    @Test
    @Verifies({EventRuleId.LATE_ENTRY_IS_A_REJOIN, ChallengerRuleId.ROSTER})
    void aLatePlayerNeedsAListSubmittedBeforeIfListsAreRequired() {
        Desk opened = Desk.of(WITH_LISTS, Seed.of(1))
                .register("Ada", "Bruno", "Chidi")
                .submit("Ada", roster(1))
                .submit("Bruno", roster(2))
                .drop("Chidi")
                .open();
        assertThat(refused(opened, new EnterLate("Dana")))
                .isEqualTo(new TournamentViolation.NoListInTime("Dana", EventKind.CHALLENGER));
        assertThat(refused(opened, new EnterLate("Dana", list())))
                .isInstanceOf(TournamentViolation.WrongRosterCount.class);
        Desk late = opened.apply(new EnterLate("Dana", Vector.of(new DesignatedRoster(1, roster(3)))));
        assertThat(late.lastSentences()).containsExactly("Dana enters the event late.", "Dana hands in a list.");
        assertThat(late.state().entries().last().rosters()).hasSize(1);
        // Chidi left before the opening and has no list either.
        assertThat(refused(opened, new RejoinPlayer(p("C"))).rules())
                .containsExactly(ChallengerRuleId.ROSTER, EventRuleId.LATE_ENTRY_IS_A_REJOIN);
        assertThat(opened.choices().map(choice -> choice.describe()))
                .doesNotContain("admit a late player", "let a player rejoin");
    }

    @Test
    @Verifies(EventRuleId.LATE_ENTRY_IS_A_REJOIN)
    void noPlayerComesInOnceTheLastSwissRoundIsPaired() {
        Announcement two =
                Announcement.builder().from(WITH_LISTS).listsRequired(false).build();
        EventFixture table = EventFixture.of(two, 4).round("A 16-1 B", "C 16-1 D");
        assertThat(table.desk().attempt(new EnterLate("Late")).isRight()).isTrue();
        table.paired("A v C", "B v D");
        assertThat(table.refuse(new EnterLate("Late"))).isEqualTo(new TournamentViolation.TooLateToEnter(2));
        table.reported("A 16-1 C", "B 16-1 D");
        assertThat(table.refuse(new EnterLate("Late")).rule()).contains(EventRuleId.LATE_ENTRY_IS_A_REJOIN);
    }

    @Test
    @Verifies(EventRuleId.WATCHER)
    void aWatcherDoesNotPlay() {
        Official ada = Official.of("Ada");
        Official olga = Official.of("Olga");
        Announcement watched = Announcement.builder()
                .name("Watched")
                .edition(Editions.CHALLENGER)
                .officials(Officials.of(olga, Official.of("Uatu")).withHeadWatcher(ada))
                .build();
        Desk desk = Desk.of(watched, Seed.of(1));
        assertThat(refused(desk, new RegisterPlayer(" ADA "))).isEqualTo(new OfficialsViolation.WatcherPlays(ada));
        assertThat(refused(desk, new RegisterPlayer("uatu")).rule()).contains(EventRuleId.WATCHER);
        // An organizer who is no Watcher may play.
        Desk four = desk.register("Olga", "Bruno", "Chidi", "Dana").open();
        assertThat(refused(four, new EnterLate("Ada"))).isEqualTo(new OfficialsViolation.WatcherPlays(ada));
    }

    @Test
    @Verifies({TimelineRuleId.TIMELINES, EventRuleId.ANNOUNCE})
    void aTimelineEventIsPlayedInATimelineOfTheDocument() {
        Announcement banana =
                Announcement.builder().from(TIMELINE).timelineName("Banana").build();
        assertThat(Tournament.start(banana, Seed.of(1)).getError())
                .containsExactly(new ListViolation.UnknownTimeline("Banana"));
        Announcement two = Announcement.builder()
                .from(TIMELINE)
                .timelineName("War for the Infinity Gems")
                .build();
        assertThat(Tournament.start(two, Seed.of(1)).getError())
                .containsExactly(new AnnouncementViolation.TimelinesDiffer(
                        "War for the Infinity Gems", new Timeline(2026, "Multiversal Chaos")));
        Announcement same = Announcement.builder()
                .from(TIMELINE)
                .timelineName(" multiversal chaos")
                .build();
        assertThat(Tournament.start(same, Seed.of(1)).isValid()).isTrue();
        // The name is enough for checking lists.
        Announcement named = Announcement.builder()
                .from(same)
                .timeline(Option.none())
                .listsRequired(true)
                .build();
        assertThat(Desk.of(named, Seed.of(1))
                        .register("Ada")
                        .submit("Ada", list())
                        .lastSentences())
                .containsExactly("Ada hands in a list.");
    }

    @Test
    @Verifies({
        EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1,
        TimelineRuleId.TIMELINES,
        TimelineRuleId.BRACKET,
        ChallengerRuleId.STANDARD
    })
    void officialMeansAPublishedEditionAndTimeline() {
        Announcement challenger = Announcement.of("Challenger", Editions.CHALLENGER);
        assertThat(TIMELINE.isOfficial()).isTrue();
        assertThat(challenger.isOfficial()).isTrue();
        assertThat(challenger.withTimelineName(Option.some("Standard")).isOfficial())
                .isTrue();
        assertThat(challenger.withTimelineName(Option.some("extended ")).isOfficial())
                .isTrue();
        assertThat(challenger.withTimelineName(Option.some("Banana")).isOfficial())
                .isFalse();
        assertThat(challenger
                        .withPostCutStage(Option.some(PostCutStage.SWISS_CONTINUES))
                        .isOfficial())
                .isTrue();
        assertThat(TIMELINE.withPostCutStage(Option.some(PostCutStage.SWISS_CONTINUES))
                        .isOfficial())
                .isFalse();
        Edition table = Editions.CHALLENGER.withStructureTable(Vector.of(StructureRow.orMore(4, Structure.swiss(4))));
        assertThat(Announcement.of("Another table", table).isOfficial()).isFalse();
    }
}
