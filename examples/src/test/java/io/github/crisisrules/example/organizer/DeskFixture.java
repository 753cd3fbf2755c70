package io.github.crisisrules.example.organizer;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.example.organizer.store.EventStore;
import io.github.crisisrules.example.organizer.store.StoredEvent;
import io.vavr.collection.Vector;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A desk on a free port with a database of its own, and a clock that tests turn. */
abstract class DeskFixture {
    static final String HOUSE = "the-house-secret";
    static final Vector<String> NINE =
            Vector.of("Ada", "Bruno", "Chidi", "Dana", "Emil", "Farah", "Gus", "Hana", "Ivo");

    private final AtomicReference<Instant> time = new AtomicReference<>(Instant.parse("2026-11-14T09:00:00Z"));

    @TempDir
    Path folder;

    EventStore store;
    OrganizerServer server;

    @BeforeEach
    void open() {
        store = EventStore.open("jdbc:sqlite:" + folder.resolve("events.db"));
        server = OrganizerServer.start(store, clock(), "127.0.0.1", 0, HOUSE);
    }

    @AfterEach
    void close() {
        server.close();
        store.close();
    }

    private Clock clock() {
        return new Clock() {
            @Override
            public ZoneId getZone() {
                return ZoneOffset.UTC;
            }

            @Override
            public Clock withZone(ZoneId zone) {
                throw new UnsupportedOperationException();
            }

            @Override
            public Instant instant() {
                return time.get();
            }
        };
    }

    void pass(Duration duration) {
        time.updateAndGet(now -> now.plus(duration));
    }

    Visitor visitor() {
        return new Visitor(server.port());
    }

    /** An event, and the organizer's browser. */
    record Opened(String id, String link, Visitor organizer) {
        String desk(String page) {
            return organizer.page("/e/" + id + "/desk/" + page);
        }

        Opened choose(String words) {
            organizer.submit(Visitor.choice(desk("now"), words));
            return this;
        }

        Opened report(int table, int how, int first, int second) {
            Visitor.Form form = Visitor.choice(desk("now"), "Report table " + table)
                    .with("q0", how)
                    .with("q1.0", first)
                    .with("q1.1", second);
            HttpResponse<String> answer = organizer.post(form);
            if (answer.statusCode() == 422) {
                answer = organizer.post(organizer.sure(form));
            }
            assertThat(answer.statusCode()).as(answer.body()).isEqualTo(303);
            return this;
        }

        Opened register(Iterable<String> names) {
            organizer.submit(Visitor.job(desk("players"), "/register")
                    .with("names", Vector.ofAll(names).mkString("\n")));
            return this;
        }
    }

    Opened announce(String name) {
        Visitor house = visitor();
        house.get("/house/" + HOUSE);
        HttpResponse<String> answer = house.post(Visitor.job(house.page("/new"), "/new")
                .with("name", name)
                .with("kind", 0)
                .with("organizer", "Olga")
                .with("watchers", "Olga"));
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
        Matcher link = Pattern.compile("/e/([0-9a-f]{10})/key/[A-Za-z0-9_-]+").matcher(answer.body());
        assertThat(link.find()).isTrue();
        Visitor organizer = visitor();
        organizer.page(link.group());
        return new Opened(link.group(1), link.group(), organizer);
    }

    /** The code with which a player reports results. */
    String code(Opened event, int player) {
        return Secrets.code(stored(event).secretHash(), player);
    }

    StoredEvent stored(Opened event) {
        return store.load(event.id()).get();
    }
}
