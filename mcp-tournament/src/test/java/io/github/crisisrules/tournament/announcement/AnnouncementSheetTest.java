package io.github.crisisrules.tournament.announcement;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.prompt.Field;
import io.github.crisisrules.core.prompt.FieldFault;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.EventKind;
import io.github.crisisrules.tournament.edition.FirstRound;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.match.PointScale;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.ruling.Official;
import io.github.crisisrules.tournament.ruling.Officials;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class AnnouncementSheetTest {
    private static Map<String, Vector<String>> written(String... fieldsAndTexts) {
        return Vector.of(fieldsAndTexts)
                .grouped(2)
                .foldLeft(LinkedHashMap.empty(), (all, pair) -> all.put(pair.get(0), Vector.of(pair.get(1))));
    }

    private static FieldFault fault(String field, String text) {
        var faults = AnnouncementSheet.read(
                        written("name", "Cup", "kind", "2").put(field, Vector.of(text)), Wording.ENGLISH)
                .getLeft();
        assertThat(faults).hasSize(1);
        assertThat(faults.head().field()).isEqualTo(field);
        return faults.head();
    }

    @Test
    void missingAnswersHaveUsualValues() {
        assertThat(AnnouncementSheet.read(written("name", " Saturday "), Wording.ENGLISH))
                .isEqualTo(Either.right(Announcement.of("Saturday", Editions.latest(EventKind.CHALLENGER))));
        assertThat(AnnouncementSheet.USUAL.keySet())
                .containsExactlyElementsOf(AnnouncementSheet.fields(Wording.ENGLISH)
                        .appendAll(AnnouncementSheet.houseFields(Wording.ENGLISH))
                        .map(Field::name));
    }

    @Test
    void everyFieldSaysWhatItAsksFor() {
        assertThat(AnnouncementSheet.fields(Wording.ENGLISH)
                        .find(field -> field.name().equals("kind"))
                        .get()
                        .options())
                .containsExactly(
                        "Challenger Event",
                        "Timeline Event",
                        "house event: a Challenger Event with rules of the house");
        assertThat(AnnouncementSheet.houseFields(Wording.ENGLISH).map(Field::label))
                .contains(
                        "How many points is a win worth?",
                        "How many points is a draw worth?",
                        "How many points is a loss worth?");
    }

    @Test
    void aTimelineEventNamesItsTimeline() {
        Announcement event = AnnouncementSheet.read(
                        written("name", "T", "kind", "1", "timeline", "1", "lists", "0"), Wording.ENGLISH)
                .get();
        assertThat(event.edition()).isEqualTo(Editions.latest(EventKind.TIMELINE));
        assertThat(event.timelineNamed()).contains(event.edition().timelines().get(1));
        assertThat(event.listsRequired()).isTrue();
        assertThat(event.isOfficial()).isTrue();
        // A Challenger Event has none, whatever the list shows.
        assertThat(AnnouncementSheet.read(written("name", "C", "timeline", "1"), Wording.ENGLISH)
                        .get()
                        .timelineName())
                .isEmpty();
    }

    @Test
    void aHouseEventHasItsOwnRules() {
        Map<String, Vector<String>> house = written("name", "H", "kind", "2", "rounds", "5", "cut", "8")
                .merge(written("points.0", "2", "points.1", "1", "points.2", "0", "chain", "3", "first", "1"))
                .merge(written("byes", "0", "organizer", "Olga", "watchers", "Piet\nQuinn", "head", "Rosa"))
                .merge(written("special", "No chess clocks.\n\nBe kind."));
        Announcement event = AnnouncementSheet.read(house, Wording.ENGLISH).get();
        assertThat(event.structure()).contains(new Structure(5, 8));
        assertThat(event.pointScale()).contains(new PointScale(2, 1, 0));
        assertThat(event.houseRules().firstRound()).isEqualTo(FirstRound.BY_RATING);
        assertThat(event.houseRules().firstRoundByes()).isTrue();
        assertThat(event.officials())
                .isEqualTo(new Officials(
                        Official.of("Olga"),
                        Vector.of(Official.of("Piet"), Official.of("Quinn")),
                        Option.some(Official.of("Rosa"))));
        assertThat(event.specialRules()).containsExactly("No chess clocks.", "Be kind.");
        assertThat(event.isOfficial()).isFalse();
        // The same fields count for nothing where the kind is another.
        assertThat(AnnouncementSheet.read(house.put("kind", Vector.of("0")), Wording.ENGLISH)
                        .get()
                        .isOfficial())
                .isTrue();
    }

    @Test
    void everyFaultIsReportedAtItsField() {
        assertThat(fault("name", "a\tb").message()).contains("cannot be printed");
        assertThat(fault("kind", "3").message()).isEqualTo("Choose one option of the list.");
        assertThat(fault("watchers", "").rule()).isEqualTo(Option.some(EventRuleId.WATCHER));
        assertThat(fault("watchers", "Piet\nPiet").message()).contains("is named twice");
        assertThat(fault("head", "the organizer").message()).contains("is named twice");
        assertThat(fault("head", "Piet\nQuinn").message()).isEqualTo("There are 2 lines. Enter 0 to 1.");
        assertThat(fault("cut", "1").message()).startsWith("A cut lets 2 players or more advance");
        assertThat(fault("points.0", "0").message()).startsWith("A better result cannot be worth fewer points");
        assertThat(fault("points.2", "-1").message()).isEqualTo("\"-1\" is not a whole number from 0 to 100.");
    }

    @Test
    void everyFaultIsReported() {
        assertThat(AnnouncementSheet.read(
                                written("name", "", "organizer", "", "kind", "2", "rounds", "x"), Wording.ENGLISH)
                        .getLeft()
                        .map(FieldFault::field))
                .containsExactly("name", "organizer", "rounds");
    }
}
