package io.github.crisisrules.example.organizer;

import io.github.crisisrules.example.organizer.store.EventStore;
import io.github.crisisrules.example.organizer.store.StoredEvent;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.clock.PublicClock;
import io.github.crisisrules.tournament.game.Phase;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.vavr.control.Option;
import java.time.Clock;

/** The services shared by all pages: the store, the clock, access checks and notifications. */
final class Site implements AutoCloseable {
    /** The cookie with the secret of one event, set for its path. */
    static final String DESK = "desk";

    /** The cookie with the secret of the house, which permits announcing events and opening every desk. */
    static final String HOUSE = "house";

    /** The suffix of an event's id that forms the topic of the organizer's pages. */
    static final String DESK_TOPIC = "/desk";

    final EventStore store;
    final Clock clock;
    final Limits limits;
    final RenderedPages pages = new RenderedPages();
    final Live live = new Live(this::newsOf);
    private final String house;
    private final Option<String> address;

    /**
     * Creates the services.
     *
     * @param address the address at which phones reach this server; none if it is the one that requests name
     */
    Site(EventStore store, Clock clock, String house, Option<String> address) {
        this.store = store;
        this.clock = clock;
        this.house = house;
        this.address = address;
        this.limits = new Limits(clock);
    }

    /** Returns the address of a page for other people's phones. */
    String link(Context ctx, String path) {
        return address.getOrElse(() -> ctx.scheme() + "://" + ctx.host()) + path;
    }

    /** Returns the event of a request. */
    StoredEvent event(Context ctx) {
        String id = ctx.pathParam("id");
        return Option.when(id.matches("[0-9a-f]{10}"), id)
                .flatMap(store::load)
                .getOrElseThrow(
                        () -> new HttpResponseException(404, Sentences.noEvent(Requests.wording(ctx), shortened(id))));
    }

    /** Returns a part of an address for a message, shortened. */
    static String shortened(String part) {
        return part.length() > 20 ? part.substring(0, 20) + "…" : part;
    }

    /** Returns the secret that identifies the sender as an organizer of the event. Requests without it are refused. */
    String organizer(Context ctx, StoredEvent event) {
        String own = Requests.cookie(ctx, DESK);
        return opens(own, event) ? own : house(ctx);
    }

    /** Returns whether a secret is that of the event's organizer or of a further one. */
    boolean opens(String secret, StoredEvent event) {
        return Secrets.fits(secret, event.secretHash())
                || store.links(event.id()).values().exists(hash -> Secrets.fits(secret, hash));
    }

    /** Returns whether the sender may let further organizers in: the event's organizer or the house. */
    boolean isHost(Context ctx, StoredEvent event) {
        return Secrets.fits(Requests.cookie(ctx, DESK), event.secretHash()) || isHouse(Requests.cookie(ctx, HOUSE));
    }

    /** Returns the secret of the house. Requests without it are refused. */
    String house(Context ctx) {
        String known = Requests.cookie(ctx, HOUSE);
        if (!isHouse(known)) {
            throw new HttpResponseException(403, Sentences.organizersOnly(Requests.wording(ctx)));
        }
        return known;
    }

    boolean isHouse(String secret) {
        return Secrets.fits(secret, Secrets.hash(house));
    }

    /** Returns the secret for the forms of public pages. It stays the same after a restart of the server. */
    static String publicSecret(StoredEvent event) {
        return "public at " + event.secretHash();
    }

    /** Returns the version of an event's public pages. */
    String news(StoredEvent event) {
        Option<PublicClock> face = event.desk().board().clock(clock.instant());
        String notice = store.notice(event.id());
        return event.step()
                + face.map(shown -> shown instanceof PublicClock.TimeUp ? "-up" : "-on")
                        .getOrElse("")
                + (notice.isEmpty() ? "" : "-" + Integer.toHexString(notice.hashCode()));
    }

    /** Returns the version of the organizer's pages of an event. */
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

    /** Notifies all open pages of a change of the event. */
    void notifyAllPages(String id) {
        live.publish(id);
        notifyDesk(id);
    }

    /** Notifies the organizer's pages of new reports by players. */
    void notifyDesk(String id) {
        live.publish(id + DESK_TOPIC);
    }

    /**
     * Returns whether the seed may be published: the event was played to its end, and nothing can be taken back any
     * more.
     */
    static boolean isSealed(Desk desk) {
        return desk.state().phase() == Phase.CLOSED
                && desk.state().endedBecause().isEmpty();
    }

    @Override
    public void close() {
        live.close();
    }
}
