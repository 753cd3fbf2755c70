package io.github.crisisrules.tournament.announcement;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.prompt.Field;
import io.github.crisisrules.core.prompt.FieldFault;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.EventKind;
import io.github.crisisrules.tournament.edition.FirstRound;
import io.github.crisisrules.tournament.edition.HouseRules;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.match.PointScale;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.ruling.Official;
import io.github.crisisrules.tournament.ruling.Officials;
import io.vavr.collection.HashSet;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Laws of the form of an announcement: every valid answer is read back, and every fault is reported at its own field. */
class AnnouncementSheetProperties {
    private static final int CHALLENGER = 0;
    private static final int TIMELINE = 1;
    private static final int HOUSE = 2;

    /** Texts that no announcement can have in these fields. */
    private static final Map<String, String> IMPOSSIBLE = LinkedHashMap.of(
                    "name", "a\tb", "kind", "3", "lists", "perhaps", "organizer", " ", "watchers", "", "head", "A\nB")
            .put("special", "z".repeat(10_000));

    private static final Map<String, String> IMPOSSIBLE_IN_A_HOUSE =
            LinkedHashMap.of("rounds", "0", "cut", "1", "points.1", "4", "chain", "x", "first", "-1", "byes", "9");

    @Provide
    Arbitrary<Integer> kinds() {
        return Arbitraries.of(CHALLENGER, TIMELINE, HOUSE);
    }

    @Provide
    Arbitrary<Officials> officials() {
        return Combinators.combine(
                        Arbitraries.of("Olga", "Piet"),
                        Arbitraries.subsetOf("Piet", "Quinn", "Saul").ofMinSize(1),
                        Arbitraries.of("Rosa").optional().map(Option::ofOptional))
                .as((organizer, watchers, head) -> new Officials(
                        Official.of(organizer),
                        Vector.ofAll(watchers).sorted().map(Official::of),
                        head.map(Official::of)));
    }

    @Property(tries = 300)
    @Verifies({EventRuleId.ANNOUNCE, EventRuleId.WATCHER, EventRuleId.HEAD})
    void everyAnswerToAnAnnouncementIsReadBack(
            @ForAll("kinds") int kind,
            @ForAll @IntRange(max = 1) int timeline,
            @ForAll boolean lists,
            @ForAll("officials") Officials officials,
            @ForAll @IntRange(max = 3) int specialRules) {
        Vector<String> special = Vector.range(0, specialRules).map(number -> "Rule " + number + ".");
        Map<String, Vector<String>> written = written("name", " Cup ", "kind", String.valueOf(kind))
                .merge(written("timeline", String.valueOf(timeline), "lists", lists ? "0" : "1"))
                .merge(written("organizer", officials.organizer().name(), "special", special.mkString("\n")))
                .merge(written("watchers", officials.watchers().mkString("\n")))
                .merge(written(
                        "head", officials.headWatcher().map(Official::name).getOrElse("")));
        Announcement event = AnnouncementSheet.read(written, Wording.ENGLISH).get();
        assertThat(event.name()).isEqualTo("Cup");
        assertThat(event.edition())
                .isEqualTo(Editions.latest(kind == TIMELINE ? EventKind.TIMELINE : EventKind.CHALLENGER));
        assertThat(event.timelineNamed())
                .isEqualTo(
                        kind == TIMELINE ? Option.of(event.edition().timelines().get(timeline)) : Option.none());
        assertThat(event.listsRequired()).isEqualTo(lists);
        assertThat(event.officials()).isEqualTo(officials);
        assertThat(event.specialRules()).isEqualTo(special);
        assertThat(event.isOfficial()).isEqualTo(kind != HOUSE);
        assertThat(AnnouncementSheet.isHouseEvent(written)).isEqualTo(kind == HOUSE);
        assertThat(AnnouncementRules.faults(event)).isEmpty();
    }

    @Property(tries = 300)
    @Verifies(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
    void onlyAHouseEventTakesRulesOfTheHouse(
            @ForAll("kinds") int kind,
            @ForAll @IntRange(min = 1, max = 20) int rounds,
            @ForAll @IntRange(min = 2, max = 64) int cut,
            @ForAll @IntRange(max = 9) int draw,
            @ForAll FirstRound first,
            @ForAll boolean byes) {
        PointScale points = new PointScale(draw + 1, draw, draw / 2);
        Map<String, Vector<String>> written = written("name", "Cup", "kind", String.valueOf(kind))
                .merge(written("rounds", String.valueOf(rounds), "cut", String.valueOf(cut)))
                .merge(written("points.0", String.valueOf(draw + 1), "points.1", String.valueOf(draw)))
                .merge(written("points.2", String.valueOf(draw / 2), "byes", byes ? "0" : "1"))
                .merge(written("first", String.valueOf(first.ordinal()), "chain", "0"));
        Announcement event = AnnouncementSheet.read(written, Wording.ENGLISH).get();
        HouseRules rules = HouseRules.NONE.beginning(first);
        assertThat(event.structure()).isEqualTo(Option.when(kind == HOUSE, new Structure(rounds, cut)));
        assertThat(event.pointScale()).isEqualTo(Option.when(kind == HOUSE, points));
        assertThat(event.houseRules())
                .isEqualTo(kind == HOUSE ? byes ? rules.withFirstRoundByes() : rules : HouseRules.NONE);
        assertThat(event.isOfficial()).isEqualTo(kind != HOUSE);
    }

    @Property(tries = 300)
    @Verifies(EventRuleId.ANNOUNCE)
    void everyFaultIsReportedAtItsFieldAndAtNoOther(@ForAll("broken") Set<String> broken) {
        Map<String, Vector<String>> house = written("name", "Cup", "kind", "2");
        Map<String, String> impossible = IMPOSSIBLE.merge(IMPOSSIBLE_IN_A_HOUSE);
        Map<String, Vector<String>> written = broken.stream()
                .reduce(
                        house,
                        (all, field) ->
                                all.put(field, Vector.of(impossible.get(field).get())),
                        Map::merge);
        // Fields of a house event are asked of a house event only. A wrong rank of points is one of all three numbers.
        Set<String> expected = HashSet.ofAll(broken)
                .filter(field -> !broken.contains("kind") || !IMPOSSIBLE_IN_A_HOUSE.containsKey(field))
                .map(field -> field.equals("points.1") ? "points.0" : field)
                .toJavaSet();
        for (Language language : Language.values()) {
            Vector<FieldFault> faults = AnnouncementSheet.read(written, Wording.ENGLISH.in(language))
                    .fold(found -> found, event -> Vector.empty());
            assertThat(faults.map(FieldFault::field).toJavaSet()).isEqualTo(expected);
            assertThat(faults)
                    .allSatisfy(
                            fault -> assertThat(fault.message()).isNotBlank().doesNotContain("Exception"));
        }
    }

    @Provide
    Arbitrary<Set<String>> broken() {
        return Arbitraries.subsetOf(
                IMPOSSIBLE.merge(IMPOSSIBLE_IN_A_HOUSE).keySet().toJavaSet());
    }

    @Property(tries = 200)
    void aFieldThatIsLeftOutHasItsUsualAnswer(@ForAll("fields") Set<String> leftOut, @ForAll("kinds") int kind) {
        Map<String, Vector<String>> all = AnnouncementSheet.USUAL
                .merge(written("name", "Cup"))
                .put("name", Vector.of("Cup"))
                .put("kind", Vector.of(String.valueOf(kind)));
        Map<String, Vector<String>> some =
                all.filterKeys(field -> field.equals("name") || field.equals("kind") || !leftOut.contains(field));
        assertThat(AnnouncementSheet.read(some, Wording.ENGLISH))
                .isEqualTo(AnnouncementSheet.read(all, Wording.ENGLISH));
        assertThat(AnnouncementSheet.read(all, Wording.ENGLISH).get().isOfficial())
                .isEqualTo(kind != HOUSE);
    }

    @Provide
    Arbitrary<Set<String>> fields() {
        return Arbitraries.subsetOf(AnnouncementSheet.USUAL.keySet().toJavaSet());
    }

    @Property
    void everyFieldHasALabelOfItsOwnInEveryLanguage(@ForAll Language language) {
        Wording wording = Wording.ENGLISH.in(language);
        Vector<Field> fields = AnnouncementSheet.fields(wording).appendAll(AnnouncementSheet.houseFields(wording));
        assertThat(fields.map(Field::name))
                .isEqualTo(AnnouncementSheet.USUAL.keySet().toVector());
        assertThat(fields.map(Field::label))
                .doesNotHaveDuplicates()
                .allSatisfy(label -> assertThat(label).isNotBlank());
        assertThat(fields.find(field -> field.name().equals("kind")).get().options())
                .hasSize(3)
                .doesNotHaveDuplicates()
                .doesNotContain("");
    }

    private static Map<String, Vector<String>> written(String... fieldsAndTexts) {
        return Vector.of(fieldsAndTexts)
                .grouped(2)
                .foldLeft(LinkedHashMap.empty(), (all, pair) -> all.put(pair.get(0), Vector.of(pair.get(1))));
    }
}
