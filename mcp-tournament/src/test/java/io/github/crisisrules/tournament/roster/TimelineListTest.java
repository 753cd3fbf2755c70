package io.github.crisisrules.tournament.roster;

import static io.github.crisisrules.testing.tournament.RosterArbitraries.OPEN;
import static io.github.crisisrules.testing.tournament.RosterArbitraries.character;
import static io.github.crisisrules.testing.tournament.RosterArbitraries.gem;
import static io.github.crisisrules.testing.tournament.RosterArbitraries.list;
import static io.github.crisisrules.testing.tournament.RosterArbitraries.roster;
import static io.github.crisisrules.testing.tournament.RosterArbitraries.secure;
import static io.github.crisisrules.testing.tournament.RosterArbitraries.tactic;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.card.Affiliation;
import io.github.crisisrules.core.card.CardId;
import io.github.crisisrules.core.card.CharacterCard;
import io.github.crisisrules.core.roster.CardLegality;
import io.github.crisisrules.core.roster.ComponentFilter;
import io.github.crisisrules.core.roster.Roster;
import io.github.crisisrules.core.roster.RosterPart;
import io.github.crisisrules.core.roster.RosterSubmission;
import io.github.crisisrules.core.roster.RosterViolation;
import io.github.crisisrules.core.roster.SquadLimits;
import io.github.crisisrules.core.roster.SquadRules;
import io.github.crisisrules.core.roster.SquadSubmission;
import io.github.crisisrules.core.roster.SquadViolation;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.announcement.AnnouncementRules;
import io.github.crisisrules.tournament.edition.Edition;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.roster.ListViolation.DesignationMissing;
import io.github.crisisrules.tournament.roster.ListViolation.DuplicateDesignation;
import io.github.crisisrules.tournament.roster.ListViolation.NoSuchDesignation;
import io.github.crisisrules.tournament.roster.ListViolation.SharedByRosters;
import io.github.crisisrules.tournament.roster.ListViolation.TimelineRosterFault;
import io.github.crisisrules.tournament.roster.ListViolation.UnknownTimeline;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class TimelineListTest {
    private static final Edition EDITION = Editions.TIMELINE;

    @Test
    @Verifies(TimelineRuleId.LIST)
    void threeRostersThatShareNothingAreAList() {
        TimelineList legal = TimelineListRules.check(list().reverse(), OPEN).get();
        assertThat(legal.roster(2).submission()).isEqualTo(roster(2));
        assertThat(legal.rosters().flatMap(each -> each.characters()).distinct())
                .hasSize(30);
        assertThat(legal.timeline().name()).isEqualTo("Multiversal Chaos");
        assertThatThrownBy(() -> legal.roster(4)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Verifies(TimelineRuleId.LIST)
    void rostersAreCalledOneTwoAndThree() {
        assertThat(faults(list().take(2))).containsExactly(new DesignationMissing(3));
        assertThat(faults(list().update(1, new DesignatedRoster(1, roster(2)))))
                .containsExactly(new DesignationMissing(2), new DuplicateDesignation(1, 2));
        assertThat(faults(list().append(new DesignatedRoster(4, roster(4))))).containsExactly(new NoSuchDesignation(4));
        assertThat(faults(Vector.empty()))
                .containsExactly(new DesignationMissing(1), new DesignationMissing(2), new DesignationMissing(3));
    }

    @Test
    @Verifies(TimelineRuleId.LIST)
    void nothingStandsOnTwoRosters() {
        RosterSubmission second = roster(2);
        // Roster 2 takes over a character, a tactic, a Secure card and the gem of Roster 1.
        RosterSubmission copying = RosterSubmission.builder()
                .characters(second.characters().update(9, character(10)))
                .tactics(second.tactics().update(9, tactic(10)))
                .crises(second.crises().update(0, secure(3)))
                .addGems(gem(1).on(character(21).id()))
                .build();
        assertThat(faults(list().update(1, new DesignatedRoster(2, copying))))
                .containsExactly(
                        new SharedByRosters(character(10).id(), Vector.of(1, 2)),
                        new SharedByRosters(CardId.tactic("Tactic 10"), Vector.of(1, 2)),
                        new SharedByRosters(CardId.crisis("Secure 3"), Vector.of(1, 2)),
                        new SharedByRosters(CardId.gem("Gem 1"), Vector.of(1, 2)));
    }

    @Test
    @Verifies({TimelineRuleId.LIST, EventRuleId.NAME_AND_ALTER_EGO_TELL_CHARACTERS_APART})
    void charactersAreTheSameByNameAndAlterEgo() {
        CharacterCard namesake = CharacterCard.of("Hero 10", "Somebody Else", 3, 2);
        assertThat(faults(withCharacter(namesake))).isEmpty();
        CharacterCard samePerson = CharacterCard.of("Another Hero", "Person 10", 3, 2);
        assertThat(faults(withCharacter(samePerson))).isEmpty();
        CharacterCard same = CharacterCard.of("Hero 10", "Person 10", 5, 3);
        assertThat(faults(withCharacter(same))).containsExactly(new SharedByRosters(same.id(), Vector.of(1, 2)));
        // However it is typed.
        CharacterCard typed = CharacterCard.of("hero\u00a010", "PERSON 10", 5, 3);
        assertThat(faults(withCharacter(typed))).containsExactly(new SharedByRosters(same.id(), Vector.of(1, 2)));
    }

    @Test
    @Verifies({TimelineRuleId.LIST, TimelineRuleId.TIMELINES})
    void everyFaultOfEveryRosterIsReportedAtOnce() {
        EventTimeline narrow = new EventTimeline(
                new Timeline(2026, "Multiversal Chaos"),
                CardLegality.builder()
                        .name("narrow")
                        .characters(ComponentFilter.ofNamed(
                                Vector.range(11, 40).map(i -> character(i).id())))
                        .build());
        Vector<DesignatedRoster> flawed = list().update(
                        2,
                        new DesignatedRoster(
                                3,
                                RosterSubmission.builder()
                                        .from(roster(3))
                                        .tactics(roster(3).tactics().tail())
                                        .build()));
        Seq<ListViolation> faults = TimelineListRules.check(flawed, narrow).getError();
        assertThat(faults)
                .containsExactly(
                        new TimelineRosterFault(
                                1, new RosterViolation.NotAllowed(character(10).id(), "narrow")),
                        new TimelineRosterFault(
                                3, new RosterViolation.WrongComponentCount(RosterPart.TEAM_TACTICS, 9, 10)));
        assertThat(faults.flatMap(ListViolation::rules)).containsExactly("TL-TIMELINES", "CR-ROSTER");
        assertThat(faults.head().describe()).startsWith("Roster 1: ");
    }

    @Test
    @Verifies(TimelineRuleId.TIMELINES)
    void theDocumentListsThreeTimelines() {
        assertThat(EDITION.timelines().map(Timeline::toString))
                .containsExactly(
                        "2026 Multiversal Chaos",
                        "2025 War for the Infinity Gems",
                        "2024 Earth's Battle for the Cosmic Cube");
        assertThat(EDITION.timelineOf(2025).get().name()).isEqualTo("War for the Infinity Gems");
        Timeline madeUp = new Timeline(2026, "What If");
        assertThat(AnnouncementRules.faults(Announcement.of("Season", EDITION).withTimeline(Option.some(madeUp))))
                .containsExactly(new UnknownTimeline(madeUp.toString()));
    }

    @Test
    @Verifies(TimelineRuleId.TIMELINES)
    void aTimelineLimitsTheAffiliationsThatSquadsUse() {
        Affiliation avengers = Affiliation.of("Avengers");
        EventTimeline event = new EventTimeline(
                OPEN.timeline(),
                CardLegality.builder()
                        .affiliations(Option.some(LinkedHashSet.of(avengers)))
                        .build());
        Roster first = TimelineListRules.check(list(), event).get().roster(1);
        SquadSubmission squad = SquadSubmission.builder()
                .addCharacters(character(10), character(11))
                .affiliation(Option.some(avengers))
                .build();
        SquadLimits limits = SquadLimits.ofThreat(17);
        assertThat(SquadRules.check(squad, limits, first).isValid()).isTrue();
        Affiliation defenders = Affiliation.of("Defenders");
        SquadSubmission other = squad.withAffiliation(Option.some(defenders));
        assertThat(SquadRules.check(other, limits, first).getError())
                .containsExactly(new SquadViolation.AffiliationNotAllowed(defenders));
    }

    @Test
    @Verifies(TimelineRuleId.ROSTER_ROUND)
    void theRosterOfEachRound() {
        RosterSchedule schedule = EDITION.rosterSchedule().get();
        // Rounds 7 to 9 are beyond the printed table.
        assertThat(Vector.rangeClosed(1, 9).map(schedule::inSwissRound)).containsExactly(1, 2, 3, 1, 2, 3, 1, 2, 3);
        assertThat(Vector.rangeClosed(1, 3).map(schedule::inFinalRound)).containsExactly(3, 2, 1);
        assertThat(schedule.inFinalRound(4)).isEqualTo(3);
        assertThatThrownBy(() -> schedule.inSwissRound(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new RosterSchedule(Vector.of(4), Vector.of(1)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new RosterSchedule(Vector.empty(), Vector.of(1)))
                .hasMessageContaining("at least one Swiss round");
        assertThatThrownBy(() -> new RosterSchedule(Vector.of(1), Vector.empty()))
                .hasMessageContaining("one final round");
        assertThatThrownBy(() -> new RosterSchedule(Vector.of(1), Vector.of(3, 0)))
                .hasMessage("There is no Roster 0. Rosters are numbered 1 to 3.");
    }

    @Test
    @Verifies(TimelineRuleId.TIMELINES)
    void aTimelineIsFoundByItsNameWithOrWithoutItsYear() {
        Timeline war = EDITION.timelineOf(2025).get();
        assertThat(EDITION.timelineNamed("war for the infinity gems")).contains(war);
        assertThat(EDITION.timelineNamed(" 2025 War for the Infinity Gems ")).contains(war);
        assertThat(EDITION.timelineNamed("2026 War for the Infinity Gems")).isEmpty();
        // As printed, and as word processors type it.
        assertThat(EDITION.timelineNamed("2025 Timeline: War for the Infinity Gems"))
                .contains(war);
        assertThat(EDITION.timelineNamed("Timeline: War  for the Infinity Gems"))
                .contains(war);
        assertThat(EDITION.timelineNamed("2024 Timeline: Earth\u2019s Battle for the Cosmic Cube"))
                .isEqualTo(EDITION.timelineOf(2024));
    }

    @Test
    void listsAreEqualWhenTheirTimelinesAndRostersAre() {
        TimelineList one = TimelineListRules.check(list(), OPEN).get();
        TimelineList again = TimelineListRules.check(list().reverse(), OPEN).get();
        assertThat(one).isEqualTo(again).hasSameHashCodeAs(again).isNotEqualTo("a list");
        EventTimeline war = new EventTimeline(EDITION.timelineOf(2025).get(), OPEN.legality());
        assertThat(one).isNotEqualTo(TimelineListRules.check(list(), war).get());
        Vector<DesignatedRoster> others = list().update(2, new DesignatedRoster(3, roster(4)));
        assertThat(one).isNotEqualTo(TimelineListRules.check(others, OPEN).get());
        assertThat(one.hashCode())
                .isEqualTo(31 * one.timeline().hashCode() + one.rosters().hashCode());
        assertThat(one.toString()).startsWith("TimelineList(2026 Multiversal Chaos: ");
    }

    @Test
    void everyFaultOfAListNamesWhatIsWrong() {
        assertThat(new DesignationMissing(3).describe()).isEqualTo("The list has no Roster 3. Add it.");
        assertThat(new DuplicateDesignation(1, 2).describe())
                .isEqualTo("The list has 2 rosters called Roster 1. Call them 1, 2 and 3.");
        assertThat(new NoSuchDesignation(4).describe()).contains("Roster 4");
        assertThat(new UnknownTimeline("2026 What If").describe()).contains("\"2026 What If\"");
        assertThat(new SharedByRosters(tactic(10).id(), Vector.of(1, 2)).describe())
                .contains("Tactic 10")
                .contains("is on Rosters 1 and 2.");
    }

    @Test
    @Verifies(EventRuleId.OPEN)
    void anOpponentMaySeeEveryCardOfTheList() {
        TimelineList legal = TimelineListRules.check(list(), OPEN).get();
        OpenInformation all = OpenInformation.of(legal);
        assertThat(all.characters()).hasSize(30);
        assertThat(all.tactics()).hasSize(30);
        assertThat(all.crises()).hasSize(18);
        assertThat(all.gems()).hasSize(3);
        OpenInformation one = OpenInformation.of(legal.roster(1));
        assertThat(one.characters()).isEqualTo(roster(1).characters());
        assertThat(one.tactics()).isEqualTo(roster(1).tactics());
        assertThat(one.crises()).isEqualTo(roster(1).crises());
        assertThat(one.gems()).isEqualTo(roster(1).gems());
    }

    private static Vector<DesignatedRoster> withCharacter(CharacterCard replacement) {
        RosterSubmission second = roster(2);
        return list().update(
                        1,
                        new DesignatedRoster(
                                2,
                                RosterSubmission.builder()
                                        .from(second)
                                        .characters(second.characters().update(9, replacement))
                                        .build()));
    }

    private static Seq<ListViolation> faults(Vector<DesignatedRoster> submission) {
        return TimelineListRules.check(submission, OPEN).fold(faults -> faults, legal -> Vector.empty());
    }
}
