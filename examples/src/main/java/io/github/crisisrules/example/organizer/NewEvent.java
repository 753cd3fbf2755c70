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
record NewEvent(Typed typed) {
    /** Returns the page with links to the existing events, given as titles by id. */
    String page(String formToken, Map<String, String> events) {
        var links = events.map(event -> el("li", Layout.link("/e/" + event._1 + "/desk/now", event._2)));
        boolean isHouse = AnnouncementSheet.isHouseEvent(typed.values());
        return Layout.page(
                "A new event",
                el("h1", "A new event"),
                Layout.form(
                        "/new",
                        Fields.hidden(Requests.TOKEN, formToken),
                        shown(AnnouncementSheet.fields(Wording.ENGLISH)),
                        Layout.folded("House event", isHouse, shown(AnnouncementSheet.houseFields(Wording.ENGLISH))),
                        el("button", "Announce the event")),
                Option.when(!events.isEmpty(), () -> Layout.section("Events here", el("ul", links))));
    }

    private Vector<Html> shown(Vector<Field> fields) {
        Typed shown = typed.orElse(AnnouncementSheet.USUAL);
        return fields.map(field -> Fields.of(field, shown));
    }

    /**
     * Returns the announced event, or the input with its faults. The seed is generated here and committed to, with
     * the event's id as the salt.
     */
    Either<Typed, Desk> announced(String id) {
        Seed seed = Secrets.seed();
        return AnnouncementSheet.read(typed.values(), Wording.ENGLISH)
                .map(event -> event.withSeedCommitment(Option.of(SeedCommitment.of(seed, id))))
                .bimap(typed::wrong, event -> Desk.of(event, seed));
    }
}
