package io.github.crisisrules.tournament.roster;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.card.CharacterCard;
import io.github.crisisrules.core.card.ComponentId;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.roster.RosterSubmission;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.testing.tournament.RosterArbitraries;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.announcement.AnnouncementRules;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class TimelineListProperties {
    @Property(tries = 100)
    @Verifies(TimelineRuleId.LIST)
    void aLegalListHasThirtyDifferentCharactersAndNothingTwice(@ForAll("lists") Vector<DesignatedRoster> submission) {
        TimelineList list =
                TimelineListRules.check(submission, RosterArbitraries.OPEN).get();
        assertThat(list.components().distinct()).hasSameSizeAs(list.components());
        assertThat(list.rosters().flatMap(roster -> roster.characters()).distinct())
                .hasSize(30);
        for (DesignatedRoster each : submission) {
            assertThat(list.roster(each.designation()).submission()).isEqualTo(each.roster());
        }
    }

    @Property(tries = 100)
    @Verifies(TimelineRuleId.LIST)
    void copyingAComponentToAnotherRosterIsAlwaysNoticed(
            @ForAll("lists") Vector<DesignatedRoster> submission, @ForAll("seed") Seed seed) {
        Vector<DesignatedRoster> inOrder = submission.sortBy(DesignatedRoster::designation);
        int from = seed.split("from").below(3);
        int to = (from + 1 + seed.split("to").below(2)) % 3;
        int place = seed.split("place").below(10);
        RosterSubmission source = inOrder.get(from).roster();
        RosterSubmission target = inOrder.get(to).roster();
        boolean character = seed.split("kind").below(2) == 0;
        RosterSubmission copied = character
                ? RosterSubmission.builder()
                        .from(target)
                        .characters(target.characters()
                                .update(place, source.characters().get(place)))
                        .build()
                : RosterSubmission.builder()
                        .from(target)
                        .tactics(target.tactics().update(place, source.tactics().get(place)))
                        .build();
        ComponentId component = character
                ? source.characters().get(place).id()
                : source.tactics().get(place).id();
        assertThat(faults(inOrder.update(to, new DesignatedRoster(to + 1, copied))))
                .containsExactly(new ListViolation.SharedByRosters(
                        component, Vector.of(from + 1, to + 1).sorted()));
    }

    @Property(tries = 50)
    @Verifies(TimelineRuleId.LIST)
    void theOrderOfHandingInChangesNothing(
            @ForAll("lists") Vector<DesignatedRoster> submission, @ForAll("seed") Seed seed) {
        // Two rosters swapped their contents' last characters into one: something to complain about.
        Vector<DesignatedRoster> flawed = submission.update(
                0,
                new DesignatedRoster(
                        submission.head().designation(),
                        RosterSubmission.builder()
                                .from(submission.head().roster())
                                .addCharacters(
                                        submission.last().roster().characters().head())
                                .build()));
        assertThat(faults(seed.shuffle(flawed))).isEqualTo(faults(flawed)).hasSize(2);
    }

    @Property(tries = 50)
    @Verifies({TimelineRuleId.LIST, EventRuleId.NAME_AND_ALTER_EGO_TELL_CHARACTERS_APART})
    void aCharacterWithTheSameNameButAnotherAlterEgoIsAnotherCharacter(
            @ForAll("lists") Vector<DesignatedRoster> submission, @ForAll("seed") Seed seed) {
        int place = seed.below(10);
        RosterSubmission source = submission.get(0).roster();
        RosterSubmission target = submission.get(1).roster();
        CharacterCard character = source.characters().get(place);
        CharacterCard namesake = CharacterCard.builder()
                .from(character)
                .alterEgo("Namesake of " + character.alterEgo())
                .build();
        Vector<DesignatedRoster> changed = submission.update(
                1,
                new DesignatedRoster(
                        submission.get(1).designation(),
                        target.withCharacters(target.characters().update(place, namesake))));
        assertThat(TimelineListRules.check(changed, RosterArbitraries.OPEN).isValid())
                .isTrue();
    }

    @Property(tries = 50)
    @Verifies(TimelineRuleId.TIMELINES)
    void anEventIsPlayedInTheTimelinesOfItsEditionAloneAndEachIsFoundByItsName(
            @ForAll @IntRange(min = 2020, max = 2030) int year) {
        for (Timeline known : Editions.TIMELINE.timelines()) {
            assertThat(Editions.TIMELINE.timelineNamed(known.toString())).contains(known);
            assertThat(faults(known)).isEmpty();
            Timeline other = new Timeline(year, known.name());
            assertThat(faults(other).isEmpty()).isEqualTo(other.equals(known));
        }
    }

    private static Vector<RuleViolation> faults(Timeline timeline) {
        return AnnouncementRules.faults(
                Announcement.of("Season", Editions.TIMELINE).withTimeline(Option.some(timeline)));
    }

    @Property(tries = 50)
    @Verifies(EventRuleId.OPEN)
    void everyComponentOfEveryRosterIsOpenInformationAndNothingElse(
            @ForAll("lists") Vector<DesignatedRoster> submission) {
        TimelineList list =
                TimelineListRules.check(submission, RosterArbitraries.OPEN).get();
        OpenInformation open = OpenInformation.of(list);
        Vector<ComponentId> shown = Vector.<ComponentId>empty()
                .appendAll(open.characters().map(card -> card.id()))
                .appendAll(open.tactics().map(card -> card.id()))
                .appendAll(open.crises().map(card -> card.id()))
                .appendAll(open.gems().map(gem -> gem.gem().id()));
        assertThat(shown).containsExactlyInAnyOrderElementsOf(list.components());
    }

    private static Seq<ListViolation> faults(Vector<DesignatedRoster> submission) {
        return TimelineListRules.check(submission, RosterArbitraries.OPEN).getError();
    }

    @Provide
    Arbitrary<Vector<DesignatedRoster>> lists() {
        return RosterArbitraries.legalList();
    }

    @Provide
    Arbitrary<Seed> seed() {
        return Arbitraries.longs().map(Seed::of);
    }
}
