package io.github.crisisrules.example.organizer;

import io.github.crisisrules.example.organizer.store.EventStore;
import io.github.crisisrules.example.organizer.store.StoredEvent;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.clock.ClockFace;
import io.github.crisisrules.tournament.desk.Phase;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.vavr.control.Option;
import java.time.Clock;

/** What all pages stand on: the store, the clock on the wall, who may see what, and who is told of news. */
final class Site implements AutoCloseable {
    /** The cookie with the secret of one event, under its path. */
    static final String DESK = "desk";

    /** The cookie with the secret of the house: whoever has it announces events and may open every desk. */
    static final String HOUSE = "house";

    /** Behind an event's id: what the organizer's pages of it listen to. */
    static final String DESK_TOPIC = "/desk";

    final EventStore store;
    final Clock clock;
    final Live live = new Live(this::newsOf);
    private final String house;

    Site(EventStore store, Clock clock, String house) {
        this.store = store;
        this.clock = clock;
        this.house = house;
    }

    /** The event that a request is about. */
    StoredEvent event(Context ctx) {
        String id = ctx.pathParam("id");
        return Option.when(id.matches("[0-9a-f]{10}"), id)
                .flatMap(store::load)
                .getOrElseThrow(() -> new HttpResponseException(404, "There is no such event."));
    }

    /** The secret by which somebody is the organizer of this event; without one nothing is shown. */
    String organizer(Context ctx, StoredEvent event) {
        String own = Requests.cookie(ctx, DESK);
        return Secrets.fits(own, event.secretHash()) ? own : house(ctx);
    }

    /** The secret of the house; without it nothing is shown. */
    String house(Context ctx) {
        String known = Requests.cookie(ctx, HOUSE);
        if (!isHouse(known)) {
            throw new HttpResponseException(
                    403, "This page is the organizer's. Open it with the organizer's secret link.");
        }
        return known;
    }

    boolean isHouse(String secret) {
        return Secrets.fits(secret, Secrets.hash(house));
    }

    /** The secret that stands for everybody in the forms of public pages. It is the same after the server was started again. */
    static String everybody(StoredEvent event) {
        return "everybody at " + event.secretHash();
    }

    /** A word for what the public pages of an event show. */
    String news(StoredEvent event) {
        Option<ClockFace> face = event.desk().board().clock(clock.instant());
        return event.step()
                + face.map(shown -> shown instanceof ClockFace.TimeUp ? "-up" : "-on")
                        .getOrElse("");
    }

    /** A word for what the organizer's pages of an event show. */
    String deskNews(StoredEvent event) {
        return news(event) + "-"
                + Integer.toHexString(store.proposals(event.id()).hashCode());
    }

    private Option<String> newsOf(String topic) {
        return topic.endsWith(DESK_TOPIC)
                ? store.load(topic.substring(0, topic.length() - DESK_TOPIC.length()))
                        .map(this::deskNews)
                : store.load(topic).map(this::news);
    }

    /** The event has changed: every open page of it is told. */
    void tell(String id) {
        live.tell(id);
        tellDesk(id);
    }

    /** Players have said something: the organizer's pages are told. */
    void tellDesk(String id) {
        live.tell(id + DESK_TOPIC);
    }

    /** Whether the seed is published: the event was played to its end, and nothing of it is taken back any more. */
    static boolean isSealed(Desk desk) {
        return desk.state().phase() == Phase.CLOSED
                && desk.state().endedBecause().isEmpty();
    }

    @Override
    public void close() {
        live.close();
    }
}
