package io.github.crisisrules.example.organizer;

import static io.github.crisisrules.example.organizer.Html.el;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.prompt.Field;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.AnnouncementSheet;
import io.github.crisisrules.tournament.announcement.SeedCommitment;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The page for announcing an event, either an official one or a house event. */
record NewEvent(Typed typed, Wording words) {
    /** Returns the page with links to the existing events, given as titles by id. */
    String page(String formToken, Map<String, String> events) {
        var links = events.map(event -> el("li", Layout.link("/e/" + event._1 + "/desk/now", event._2)));
        boolean isHouse = AnnouncementSheet.isHouseEvent(typed.values());
        return Layout.page(
                words,
                Sentences.newEvent(words),
                el("h1", Sentences.newEvent(words)),
                Layout.form(
                        "/new",
                        Fields.hidden(Requests.TOKEN, formToken),
                        shown(AnnouncementSheet.fields(words)),
                        Layout.folded(
                                "house",
                                Sentences.houseEvent(words),
                                isHouse,
                                shown(AnnouncementSheet.houseFields(words))),
                        el("button", Sentences.announceEvent(words))),
                Option.when(!events.isEmpty(), () -> Layout.section(Sentences.eventsHere(words), el("ul", links))));
    }

    private Vector<Html> shown(Vector<Field> fields) {
        Typed shown = typed.orElse(AnnouncementSheet.USUAL);
        return fields.map(field -> Fields.of(field, shown, words));
    }

    /**
     * Returns the announced event, or the input with its faults. The seed is generated here and committed to, with
     * the event's id as the salt.
     */
    Either<Typed, Desk> announced(String id) {
        Seed seed = Secrets.seed();
        return AnnouncementSheet.read(typed.values(), words)
                .map(event -> event.withSeedCommitment(Option.of(SeedCommitment.of(seed, id))))
                .bimap(typed::wrong, event -> Desk.of(event, seed));
    }
}
