package io.github.crisisrules.tournament.roster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.crisisrules.core.card.CharacterCard;
import io.github.crisisrules.core.card.CrisisCard;
import io.github.crisisrules.core.card.CrisisKind;
import io.github.crisisrules.core.card.TacticCard;
import io.github.crisisrules.core.roster.RosterSubmission;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.testing.tournament.RosterArbitraries;
import io.github.crisisrules.tournament.edition.Edition;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Validation;
import java.util.Locale;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Laws of lists that are typed, and of the Timelines that they are for. */
class RosterTextProperties {
    private static Arbitrary<String> names() {
        return Arbitraries.of("Hero", "Ann the Quick", "O'Hara", "X-23", "Señor");
    }

    private static Arbitrary<RosterSubmission> rosters(int leastCharacters) {
        Arbitrary<Integer> numbers = Arbitraries.integers().between(1, 9999);
        Arbitrary<CharacterCard> characters = Combinators.combine(names(), names(), numbers, numbers)
                .as((name, ego, threat, size) -> CharacterCard.of(name, ego, threat - 1, size));
        Arbitrary<TacticCard> tactics = names().map(TacticCard::of);
        Arbitrary<CrisisCard> crises = Combinators.combine(names(), numbers, Arbitraries.of(CrisisKind.class))
                .as((name, threat, kind) ->
                        kind == CrisisKind.SECURE ? CrisisCard.secure(name, threat) : CrisisCard.extract(name, threat));
        return Combinators.combine(
                        characters.list().ofMinSize(leastCharacters).ofMaxSize(4),
                        tactics.list().ofMaxSize(4),
                        crises.list().ofMaxSize(4))
                .as((some, plans, missions) -> RosterSubmission.builder()
                        .characters(Vector.ofAll(some))
                        .tactics(Vector.ofAll(plans))
                        .crises(Vector.ofAll(missions))
                        .build());
    }

    /** One to three rosters. All but the first may be empty: a heading does not end an empty first roster. */
    @Provide
    Arbitrary<Vector<DesignatedRoster>> lists() {
        return Combinators.combine(
                        designated(rosters(1)), designated(rosters(0)).list().ofMaxSize(2))
                .as((first, others) -> Vector.ofAll(others).prepend(first));
    }

    private static Arbitrary<DesignatedRoster> designated(Arbitrary<RosterSubmission> rosters) {
        return Combinators.combine(Arbitraries.integers().between(1, 9), rosters)
                .as(DesignatedRoster::new);
    }

    private static String typed(DesignatedRoster list, String slash) {
        Vector<String> characters = list.roster()
                .characters()
                .map(each -> "Character: "
                        + Vector.of(each.name(), each.alterEgo(), each.threat(), each.size())
                                .mkString(slash));
        Vector<String> tactics = list.roster().tactics().map(each -> " TACTIC : " + each.name());
        Vector<String> crises =
                list.roster().crises().map(each -> each.kind() + ":" + each.name() + slash + each.threat() + "  ");
        return characters.appendAll(tactics).append("").appendAll(crises).mkString("\n");
    }

    private static String typed(Vector<DesignatedRoster> lists, String slash) {
        return lists.map(each -> "Roster " + each.designation() + "\n" + typed(each, slash))
                .mkString("\n");
    }

    @Property(tries = 200)
    @Verifies(TimelineRuleId.LIST)
    void aListThatIsTypedIsReadAsItself(@ForAll("lists") Vector<DesignatedRoster> lists, @ForAll boolean spaced) {
        String slash = spaced ? " / " : "/";
        assertThat(RosterText.read(typed(lists, slash)).get()).isEqualTo(lists);
        DesignatedRoster first = new DesignatedRoster(1, lists.head().roster());
        assertThat(RosterText.read(typed(first, slash) + "\n" + typed(lists.tail(), slash))
                        .get())
                .isEqualTo(lists.tail().prepend(first));
    }

    @Property(tries = 200)
    void exactlyTheLinesThatWereSpoiltAreReportedByTheirNumbers(
            @ForAll("lists") Vector<DesignatedRoster> lists, @ForAll @IntRange(max = 60) int place) {
        Vector<String> lines = Vector.of(typed(lists, "/").split("\n", -1));
        int spoilt = place % (lines.size() + 1);
        for (String fault :
                Vector.of("Hero", "Hero: x", "Tactic:", "Tactic: a / b", "Character: a/b/0/0", "Secure: s/-1")) {
            Seq<UnreadableLine> unreadable = RosterText.read(
                            lines.insert(spoilt, fault).append(fault).mkString("\n"))
                    .getError();
            assertThat(unreadable.map(UnreadableLine::line)).containsExactly(spoilt + 1, lines.size() + 2);
            assertThat(unreadable.map(each -> each.describe(Wording.ENGLISH)))
                    .allMatch(text -> text.startsWith("Line ") && text.endsWith("."));
        }
    }

    @Property
    @Verifies(TimelineRuleId.LIST)
    void theSyntaxShownToPlayersIsReadOnceItsNumbersAreFilledIn(
            @ForAll Language language, @ForAll @IntRange(min = 1, max = 9999) int number) {
        Vector<String> shown = RosterText.lines(Wording.ENGLISH.in(language));
        String typed = Vector.of(CardLine.values())
                .zipWith(shown, (kind, line) -> filledIn(line, kind, number))
                .mkString("\n");
        RosterSubmission read = RosterText.read(typed).get().single().roster();
        assertThat(read.characters().map(card -> Vector.of(card.threat(), card.size())))
                .containsExactly(Vector.of(number, number));
        assertThat(read.tactics()).hasSize(1);
        assertThat(read.crises().map(CrisisCard::kind)).containsExactly(CrisisKind.SECURE, CrisisKind.EXTRACT);
        assertThat(read.crises().map(CrisisCard::threat)).containsOnly(number);
    }

    private static String filledIn(String line, CardLine kind, int number) {
        int numbers = kind == CardLine.CHARACTER ? 2 : kind == CardLine.TACTIC ? 0 : 1;
        Vector<String> parts = Vector.of(line.split(" / "));
        return parts.dropRight(numbers)
                .appendAll(Vector.fill(numbers, String.valueOf(number)))
                .mkString(" / ");
    }

    @Property(tries = 100)
    @Verifies(TimelineRuleId.TIMELINES)
    void aTimelineIsFoundByItsYearAndByItsNameAndNoOther(
            @ForAll @IntRange(min = 2020, max = 2030) int year, @ForAll boolean withBlanks) {
        Edition edition = Editions.TIMELINE;
        assertThat(edition.timelineOf(year).isDefined()).isEqualTo(year >= 2024 && year <= 2026);
        edition.timelineOf(year).forEach(timeline -> {
            String blank = withBlanks ? " " : "";
            assertThat(timeline.year()).isEqualTo(year);
            assertThat(edition.timelineNamed(blank + timeline.name().toUpperCase(Locale.ROOT)))
                    .containsExactly(timeline);
            assertThat(edition.timelineNamed(timeline + blank)).containsExactly(timeline);
            assertThat(edition.timelineNamed(timeline.name() + "x")).isEmpty();
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> edition.withTimelines(edition.timelines().append(new Timeline(year, "Other"))));
        });
    }

    @Provide
    Arbitrary<Vector<DesignatedRoster>> legalLists() {
        return RosterArbitraries.legalList();
    }

    @Property(tries = 30)
    @Verifies(TimelineRuleId.LIST)
    void aLegalListIsKeptWithItsTimelineAndNumbersItsRostersFromOneToThree(
            @ForAll("legalLists") Vector<DesignatedRoster> lists, @ForAll @IntRange(max = 4) int number) {
        TimelineList list = check(lists).get();
        TimelineList reversed = check(lists.reverse()).get();
        assertThat(list.timeline()).isEqualTo(RosterArbitraries.OPEN.timeline());
        assertThat(list).isEqualTo(reversed).hasSameHashCodeAs(reversed);
        assertThat(list).isNotEqualTo(new TimelineList(new Timeline(1999, "Other"), list.rosters()));
        assertThat(list)
                .isNotEqualTo(new TimelineList(list.timeline(), list.rosters().reverse()));
        if (number < 1 || number > 3) {
            assertThatIllegalArgumentException().isThrownBy(() -> list.roster(number));
        } else {
            assertThat(list.roster(number).characters().map(CharacterCard::name))
                    .containsExactlyInAnyOrderElementsOf(lists.find(each -> each.designation() == number)
                            .get()
                            .roster()
                            .characters()
                            .map(CharacterCard::name));
        }
    }

    private static Validation<Seq<ListViolation>, TimelineList> check(Vector<DesignatedRoster> lists) {
        return TimelineListRules.check(lists, RosterArbitraries.OPEN);
    }
}
