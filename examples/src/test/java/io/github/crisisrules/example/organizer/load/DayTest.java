package io.github.crisisrules.example.organizer.load;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.example.organizer.OrganizerServer;
import io.github.crisisrules.example.organizer.store.EventStore;
import io.github.crisisrules.example.organizer.store.StoredEvent;
import io.github.crisisrules.example.tournament.PlayedEvent;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.game.Phase;
import io.github.crisisrules.tournament.game.RoundMatch;
import io.github.crisisrules.tournament.match.EndingKind;
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
 * A day: an event of 64 players from the first round to the last, while phones ask for pages of every state in both languages, so
 * that every page is rendered again and again. Printed is the memory in use after each round, as a ratio to that after the first.
 * An event before it warms up.
 */
@Tag("load")
class DayTest {
    private static final int EVENTS = 2;

    private final HttpClient http = HttpClient.newHttpClient();

    @Test
    void memoryStaysFlat(@TempDir Path folder) throws Exception {
        Vector<Long> used = Vector.empty();
        try (EventStore store = EventStore.open("jdbc:sqlite:" + folder.resolve("events.db"));
                OrganizerServer server =
                        OrganizerServer.start(store, Clock.systemUTC(), "127.0.0.1", 0, "the-secret-of-the-house")) {
            String home = "http://127.0.0.1:" + server.port();
            int pages = 0;
            for (int event = 0; event < EVENTS; event++) {
                used = Vector.empty();
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
                        Vector<String> players = Vector.range(0, 8).map(player -> "/player/" + (1 + player * 8));
                        for (String page : players.append("")) {
                            HttpResponse<byte[]> answer = http.send(
                                    HttpRequest.newBuilder(URI.create(home + "/e/" + id + page))
                                            .header("Cookie", "language=" + language)
                                            .build(),
                                    HttpResponse.BodyHandlers.ofByteArray());
                            assertThat(answer.statusCode()).isEqualTo(200);
                            pages++;
                        }
                    }
                    if (now.desk().openMatches().isEmpty()) {
                        used = used.append(memory());
                    }
                }
            }
            double first = used.head();
            System.out.printf(
                    "memory after each round of a day (%d pages): %s of that after the first (%.0f MB)%n",
                    pages, used.map(bytes -> "%.2f".formatted(bytes / first)).mkString(", "), first / 1e6);
        }
    }

    private static long memory() throws InterruptedException {
        System.gc();
        Thread.sleep(200);
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    private static Desk reported(Desk desk, RoundMatch match) {
        return desk.report(EndingKind.FIRST_WINS.of(
                match.pairing().first(), 16, match.pairing().second(), match.table() % 16));
    }
}
