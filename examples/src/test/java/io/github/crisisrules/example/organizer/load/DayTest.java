package io.github.crisisrules.example.organizer.load;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.example.organizer.OrganizerServer;
import io.github.crisisrules.example.organizer.store.EventStore;
import io.github.crisisrules.example.organizer.store.StoredEvent;
import io.github.crisisrules.example.tournament.PlayedEvent;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.game.EndingKind;
import io.github.crisisrules.tournament.game.Phase;
import io.github.crisisrules.tournament.game.RoundMatch;
import io.vavr.collection.Vector;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Clock;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Events of 64 players from the first round to the last, one after the other, while phones ask for pages of every state in both
 * languages. Printed is the memory in use after each event, as a ratio to that after the second.
 */
@Tag("load")
class DayTest {
    private static final int EVENTS = 6;

    private final HttpClient http = HttpClient.newHttpClient();

    @Test
    void memoryStaysFlat(@TempDir Path folder) throws Exception {
        Vector<Long> used = Vector.empty();
        try (EventStore store = EventStore.open("jdbc:sqlite:" + folder.resolve("events.db"));
                OrganizerServer server =
                        OrganizerServer.start(store, Clock.systemUTC(), "127.0.0.1", 0, "the-secret-of-the-house")) {
            String server0 = "http://127.0.0.1:" + server.port();
            int pages = 0;
            for (int event = 0; event < EVENTS; event++) {
                String id = "000000000" + event;
                Desk desk = Desk.challenger("Day", Seed.of(event))
                        .register(PlayedEvent.players())
                        .open();
                StoredEvent now = store.create(id, desk, "hash");
                while (now.desk().state().phase() != Phase.CLOSED) {
                    Desk before = now.desk();
                    Desk next = before.openMatches()
                            .headOption()
                            .map(match -> reported(before, match))
                            .getOrElse(before::next);
                    now = store.append(now, next).get();
                    for (String language : Vector.of("en", "es")) {
                        int player = 1 + now.step() % 64;
                        for (String page : Vector.of("", "/player/" + player)) {
                            HttpResponse<byte[]> answer = http.send(
                                    HttpRequest.newBuilder(URI.create(server0 + "/e/" + id + page))
                                            .header("Cookie", "language=" + language)
                                            .build(),
                                    HttpResponse.BodyHandlers.ofByteArray());
                            assertThat(answer.statusCode()).isEqualTo(200);
                            pages++;
                        }
                    }
                }
                System.gc();
                Thread.sleep(200);
                System.gc();
                Runtime runtime = Runtime.getRuntime();
                used = used.append(runtime.totalMemory() - runtime.freeMemory());
            }
            double second = used.get(1);
            System.out.printf(
                    "memory after each of %d events of 64 (%d pages): %s of that after the second (%.0f MB)%n",
                    EVENTS,
                    pages,
                    used.map(bytes -> "%.2f".formatted(bytes / second)).mkString(", "),
                    second / 1e6);
        }
    }

    private static Desk reported(Desk desk, RoundMatch match) {
        return desk.report(EndingKind.FIRST_WINS.of(
                match.pairing().first(), 16, match.pairing().second(), match.table() % 16));
    }
}
