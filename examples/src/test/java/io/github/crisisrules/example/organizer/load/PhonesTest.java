package io.github.crisisrules.example.organizer.load;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.example.organizer.OrganizerServer;
import io.github.crisisrules.example.organizer.store.EventStore;
import io.github.crisisrules.example.organizer.store.StoredEvent;
import io.github.crisisrules.example.tournament.PlayedEvent;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.game.RoundMatch;
import io.github.crisisrules.tournament.match.EndingKind;
import io.vavr.collection.Vector;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.CookieManager;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * An event of 64 players with 500 phones on its public page, while the organizer enters results one after the other. Each phone
 * listens and, at every message, asks for the page within two seconds as a browser would. Printed are the 95th percentiles as ratios to
 * that of an empty page on the same machine at the same time.
 */
@Tag("load")
class PhonesTest {
    private static final int PHONES = 500;
    private static final int WARM = 8;
    private static final int RESULTS = 24;
    private static final String HOUSE = "the-secret-of-the-house";
    private static final Pattern TOKEN = Pattern.compile("name=\"token\" value=\"([^\"]+)\"");

    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .cookieHandler(new CookieManager())
            .build();
    private final HttpClient guest =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final Queue<Long> pages = new ConcurrentLinkedQueue<>();
    private final Queue<Long> empty = new ConcurrentLinkedQueue<>();
    private volatile CountDownLatch seen = new CountDownLatch(0);
    private volatile String awaited = "none";
    private String home;

    @Test
    void aResultIsOnAllPhonesSoon(@TempDir Path folder) throws Exception {
        Desk desk = Desk.challenger("Load", Seed.of(1))
                .register(PlayedEvent.players())
                .open()
                .pairRound();
        ExecutorService phones = Executors.newCachedThreadPool();
        try (EventStore store = EventStore.open("jdbc:sqlite:" + folder.resolve("events.db"));
                OrganizerServer server = OrganizerServer.start(store, Clock.systemUTC(), "127.0.0.1", 0, HOUSE)) {
            String id = "0123456789";
            store.create(id, desk, "none: the house's secret opens every desk");
            home = "http://127.0.0.1:" + server.port();
            get(home + "/house/" + HOUSE);
            CountDownLatch listening = new CountDownLatch(PHONES);
            for (int i = 0; i < PHONES; i++) {
                phones.execute(() -> listen(home + "/e/" + id, listening));
            }
            assertThat(listening.await(60, TimeUnit.SECONDS)).isTrue();
            for (int i = 0; i < 100; i++) { // warm
                timed(home + "/", empty);
            }
            Vector<Long> ways = Vector.empty();
            Vector<RoundMatch> matches = store.load(id).get().desk().openMatches();
            for (int result = 0; result < WARM + RESULTS; result++) {
                if (result == WARM) {
                    pages.clear();
                    empty.clear();
                    ways = Vector.empty();
                }
                ways = ways.append(report(store.load(id).get(), matches.get(result)));
            }
            double base = percentile(Vector.ofAll(empty));
            System.out.printf(
                    "95th percentiles with %d phones and %d results: a page %.1f of an empty page (%.1f ms); a result is on all phones after %.1f s%n",
                    PHONES, ways.size(), percentile(Vector.ofAll(pages)) / base, base / 1e6, percentile(ways) / 1e9);
            System.out.printf(
                    "load of the machine: %s%n",
                    java.nio.file.Files.readString(Path.of("/proc/loadavg")).strip());
        } finally {
            phones.shutdownNow();
        }
    }

    /** The time from sending a result to the moment when the last phone has the page with it. */
    private long report(StoredEvent event, RoundMatch match) throws Exception {
        String desk = home + "/e/" + event.id() + "/desk/now";
        Matcher token = TOKEN.matcher(get(desk));
        assertThat(token.find()).isTrue();
        String form = fields(
                "token", token.group(1),
                "step", Integer.toString(event.step()),
                "choice", "report-result-" + match.round() + "-" + match.table(),
                "q0", Integer.toString(EndingKind.FIRST_WINS.ordinal()),
                "q1.0", "16",
                "q1.1", Integer.toString(match.table() % 16));
        awaited = Integer.toString(event.step() + 1);
        seen = new CountDownLatch(PHONES);
        long start = System.nanoTime();
        HttpResponse<String> answer = http.send(
                HttpRequest.newBuilder(URI.create(desk + "/do"))
                        .header("Content-Type", "application/x-www-form-urlencoded")
                        .POST(HttpRequest.BodyPublishers.ofString(form))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(303);
        while (!seen.await(20, TimeUnit.MILLISECONDS)) {
            timed(home + "/", empty);
            assertThat(System.nanoTime() - start)
                    .as("all phones have it within a minute")
                    .isLessThan(60_000_000_000L);
        }
        return System.nanoTime() - start;
    }

    /** A phone: it reads the stream of news, and asks for the page at each. */
    private void listen(String page, CountDownLatch listening) {
        try {
            HttpResponse<java.io.InputStream> stream = guest.send(
                    HttpRequest.newBuilder(URI.create(page + "/live"))
                            .header("Accept", "text/event-stream")
                            .build(),
                    HttpResponse.BodyHandlers.ofInputStream());
            BufferedReader news = new BufferedReader(new InputStreamReader(stream.body(), UTF_8));
            boolean first = true;
            for (String line = news.readLine(); line != null; line = news.readLine()) {
                if (line.startsWith("data:")) {
                    String message = line.substring("data:".length()).strip();
                    Thread.sleep(first ? 0 : ThreadLocalRandom.current().nextInt(2_000));
                    long start = System.nanoTime();
                    guest.send(HttpRequest.newBuilder(URI.create(page)).build(), HttpResponse.BodyHandlers.ofString());
                    pages.add(System.nanoTime() - start);
                    if (first) {
                        listening.countDown();
                        first = false;
                    } else if (message.equals(awaited)) {
                        seen.countDown();
                    }
                }
            }
        } catch (java.io.IOException e) {
            // The server is closed at the end.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void timed(String address, Queue<Long> times) throws Exception {
        long start = System.nanoTime();
        get(address);
        times.add(System.nanoTime() - start);
    }

    private String get(String address) throws Exception {
        HttpResponse<String> answer =
                http.send(HttpRequest.newBuilder(URI.create(address)).build(), HttpResponse.BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(address).isEqualTo(200);
        return answer.body();
    }

    private static String fields(String... namesAndValues) {
        return Vector.of(namesAndValues)
                .map(text -> URLEncoder.encode(text, UTF_8))
                .grouped(2)
                .map(pair -> pair.mkString("="))
                .mkString("&");
    }

    private static double percentile(Vector<Long> times) {
        return times.sorted().get((int) Math.ceil(times.size() * 0.95) - 1);
    }
}
