package io.github.crisisrules.example.organizer;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.example.organizer.store.EventStore;
import io.vavr.collection.Vector;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Clock;
import org.junit.jupiter.api.Test;

/** Attempts of a visitor with bad manners: each is refused, or does no harm. */
class HostileVisitorTest extends DeskFixture {
    private static final String MARKUP = "<script>alert(1)</script>\"'&<img src=x onerror=alert(2)>";

    private Opened started() {
        return announce("Saturday").register(NINE.take(4)).choose("Open").choose("Pair");
    }

    /** The form that enters a result at table 1, filled in. */
    private static Visitor.Form report(Opened event) {
        return Visitor.choice(event.desk("now"), "Report table 1")
                .with("q0", 1)
                .with("q1.0", 1)
                .with("q1.1", 2);
    }

    /** The addresses that are the organizer's alone. */
    private static Vector<String> desks(Opened event) {
        return DeskPages.PAGES
                .appendAll(Vector.of("log.json", "print/pairings", "print/slips", "list/1", "list/late", "live"))
                .map(page -> "/e/" + event.id() + "/desk/" + page);
    }

    @Test
    void namesWithMarkupStayText() {
        Opened event = announce(MARKUP).register(Vector.of(MARKUP, "Bruno", "Chidi", "Dana"));
        event.choose("Open").choose("Pair").report(1, 0, 18, 11);
        Vector<String> pages = Vector.of("", "/player/1", "/player/2", "/packet.md")
                .map(page -> visitor().page("/e/" + event.id() + page))
                .appendAll(DeskPages.PAGES.map(event::desk))
                .append(event.organizer().page("/e/" + event.id() + "/desk/print/slips"));
        assertThat(pages)
                .allSatisfy(page -> assertThat(page.replace("\\<", ""))
                        .doesNotContain("<script>alert")
                        .doesNotContain("<img"));
        assertThat(pages.head()).contains("&lt;script&gt;alert(1)&lt;/script&gt;&quot;&apos;&amp;");
    }

    @Test
    void aVeryLongNameIsRefusedInTheWordsOfTheLibraryAndKeptInTheField() {
        Opened event = announce("Long");
        String name = "x".repeat(201);
        HttpResponse<String> answer = event.organizer()
                .post(Visitor.job(event.desk("players"), "/register").with("names", "Ada\n" + name));
        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(answer.body())
                .contains("has 201 characters; at most 200 are allowed", "Ada\n" + name + "</textarea>");
        assertThat(stored(event).desk().state().entries()).isEmpty();
        event.register(Vector.of("y".repeat(200)));
        assertThat(visitor().page("/e/" + event.id())).contains("y".repeat(200));
    }

    @Test
    void forgedFieldsChangeNothing() {
        Opened event = started();
        int step = stored(event).step();
        Visitor.Form report = report(event);
        Vector<Visitor.Form> forged = Vector.of(
                report.with("choice", "report-result-1-99"),
                report.with("q0", 6),
                report.with("q0", "-1"),
                report.with("q0", MARKUP),
                report.with("q1.0", "-5"),
                report.with("q1.0", "100"),
                report.with("q1.1", "99999999999999999999"),
                report.with("q1.1", "1e3"),
                report.with("q1.1", ""));
        for (Visitor.Form form : forged) {
            HttpResponse<String> answer = event.organizer().post(form);
            assertThat(answer.statusCode()).as(form.toString()).isEqualTo(422);
            assertThat(answer.body()).contains("class=\"fault\"").doesNotContain("<script>alert");
        }
        assertThat(event.organizer().post(report.with("step", "x")).statusCode())
                .isEqualTo(409);
        assertThat(event.organizer().post(report.with("step", step + 1)).statusCode())
                .isEqualTo(409);
        assertThat(event.organizer()
                        .post(report.action(), BodyPublishers.ofString(Visitor.encoded(report) + "&%zz=%"))
                        .statusCode())
                .isEqualTo(403);
        assertThat(stored(event).step()).isEqualTo(step);
    }

    @Test
    void formsOfOtherSitesAreRefused() {
        Opened event = started();
        int step = stored(event).step();
        Visitor.Form report = report(event);
        Vector<Vector<String>> foreign = Vector.of(
                Vector.of("Origin", "https://evil.example"),
                Vector.of("Origin", "null"),
                Vector.of("Sec-Fetch-Site", "cross-site"),
                Vector.of("Sec-Fetch-Site", "same-site"));
        for (Vector<String> header : foreign) {
            for (Visitor.Form form : Vector.of(report, reportForm(event, 1))) {
                var answer = event.organizer()
                        .send(event.organizer()
                                .request(form.action())
                                .header("Content-Type", "application/x-www-form-urlencoded")
                                .header(header.head(), header.last())
                                .POST(BodyPublishers.ofString(Visitor.encoded(form)))
                                .build());
                assertThat(answer.statusCode()).as(header.toString()).isEqualTo(403);
            }
        }
        assertThat(event.organizer().post(report.with("token", "guessed")).statusCode())
                .isEqualTo(403);
        assertThat(visitor().post(reportForm(event, 1).with("token", "guessed")).statusCode())
                .isEqualTo(403);
        assertThat(event.organizer()
                        .send(event.organizer()
                                .request(report.action())
                                .header("Content-Type", "text/plain")
                                .POST(BodyPublishers.ofString(Visitor.encoded(report)))
                                .build())
                        .statusCode())
                .isEqualTo(415);
        assertThat(stored(event).step()).isEqualTo(step);
        assertThat(store.proposals(event.id())).isEmpty();
    }

    /** The form by which a player in an open match reports the result. */
    private Visitor.Form reportForm(Opened event, int player) {
        return Visitor.job(visitor().page("/e/" + event.id() + "/player/" + player), "/player/" + player)
                .with("code", code(event, player))
                .with("q0", 0)
                .with("q1.0", 18)
                .with("q1.1", 11);
    }

    @Test
    void withoutTheSecretNothingOfTheDeskIsShown() {
        Opened event = started();
        Opened other = announce("Another");
        for (String address : desks(event)) {
            for (Visitor visitor : Vector.of(visitor(), other.organizer())) {
                HttpResponse<String> answer = visitor.send(visitor.request(address)
                        .header("Accept", address.endsWith("live") ? "text/event-stream" : "*/*")
                        .build());
                assertThat(answer.statusCode()).as(address).isEqualTo(403);
                assertThat(answer.body()).doesNotContain("Ada", "\"step\"");
            }
        }
        Visitor.Form report = report(event);
        assertThat(visitor().post(report).statusCode()).isEqualTo(403);
        assertThat(other.organizer().post(report).statusCode()).isEqualTo(403);
        assertThat(visitor().get("/new").statusCode()).isEqualTo(403);
        assertThat(visitor().get("/house/wrong").statusCode()).isEqualTo(403);
        assertThat(visitor().get("/e/" + event.id() + "/key/wrong").statusCode())
                .isEqualTo(403);
        assertThat(visitor().get(other.link().replace(other.id(), event.id())).statusCode())
                .isEqualTo(403);
    }

    @Test
    void whatIsNotOfThisEventIsNotFound() {
        Opened event = started();
        Vector.of(
                        "/e/0000000000",
                        "/e/" + event.id() + "'--",
                        "/e/" + event.id() + "/player/5",
                        "/e/" + event.id() + "/player/0",
                        "/e/" + event.id() + "/player/x",
                        "/e/0000000000/desk/now",
                        "/e/0000000000/key/x",
                        "/nothing")
                .forEach(address -> assertThat(visitor().get(address).statusCode())
                        .as(address)
                        .isEqualTo(404));
        Vector.of("list/9", "list/0", "list/x", "print/none", "none")
                .forEach(page -> assertThat(event.organizer()
                                .get("/e/" + event.id() + "/desk/" + page)
                                .statusCode())
                        .as(page)
                        .isEqualTo(404));
    }

    @Test
    void tenMegabytesAreNotRead() {
        Opened event = started();
        String action = Visitor.job(event.desk("now"), "/undo").action();
        byte[] large = new byte[10_000_000];
        int step = stored(event).step();
        assertThat(event.organizer()
                        .post(action, BodyPublishers.ofByteArray(large))
                        .statusCode())
                .isEqualTo(413);
        // The same without a length, piece by piece.
        assertThat(event.organizer()
                        .post(action, BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(large)))
                        .statusCode())
                .isEqualTo(413);
        assertThat(stored(event).step()).isEqualTo(step);
    }

    @Test
    void everyPageForbidsForeignScriptsAndFrames() {
        Opened event = started();
        desks(event)
                .remove("/e/" + event.id() + "/desk/live")
                .appendAll(Vector.of(
                        "/",
                        "/desk.css",
                        "/desk.js",
                        "/none",
                        "/e/" + event.id(),
                        "/e/" + event.id() + "/player/1",
                        "/e/" + event.id() + "/packet.md",
                        "/e/" + event.id() + "/packet.json"))
                .forEach(address -> {
                    HttpResponse<String> answer = event.organizer().get(address);
                    assertThat(answer.headers()
                                    .firstValue("Content-Security-Policy")
                                    .orElse(""))
                            .as(address)
                            .contains("default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'")
                            .doesNotContain("unsafe");
                    assertThat(answer.headers().firstValue("X-Content-Type-Options"))
                            .contains("nosniff");
                    assertThat(answer.headers().firstValue("Referrer-Policy")).contains("same-origin");
                    assertThat(answer.body()).doesNotContain(" style=", "<style", "javascript:", " onclick");
                });
    }

    @Test
    void cookiesAreOutOfReachOfScriptsAndOtherSites() {
        Opened event = announce("Cookie");
        assertThat(event.organizer().get(event.link()).headers().allValues("Set-Cookie"))
                .singleElement()
                .asString()
                .contains("HttpOnly", "SameSite=Strict", "Path=/e/" + event.id());
        // What is kept of the secret is a hash.
        String secret = event.link().replaceAll(".*/", "");
        assertThat(stored(event).secretHash()).isEqualTo(Secrets.hash(secret)).isNotEqualTo(secret);
    }

    @Test
    void publicPagesTellNeitherTheSeedNorTheClockNorWhoIsKeptApart() {
        Opened event = announce("Secrets").register(NINE.take(8));
        event.organizer()
                .post(
                        "/e/" + event.id() + "/desk/more/do",
                        BodyPublishers.ofString(Visitor.encoded(Visitor.choice(event.desk("more"), "Exclude a pairing")
                                        .with("q0", 0))
                                + "&q0=1"));
        assertThat(stored(event).desk().state().excluded()).hasSize(1);
        event.choose("Open").choose("Pair");
        event.organizer()
                .submit(Visitor.choice(event.desk("now"), "Start the clock").with("q0", 8));
        String seed = stored(event).desk().state().seed().toString();
        Vector.rangeClosed(1, 8)
                .map(player -> "/player/" + player)
                .prependAll(Vector.of("", "/packet.md", "/packet.json"))
                .forEach(page -> assertThat(visitor().page("/e/" + event.id() + page))
                        .as(page)
                        .doesNotContain(seed)
                        .doesNotContain("excluded by the organizer")
                        .doesNotContainIgnoringCase("critical")
                        .doesNotContain(" minutes", "2026-11-14T"));
        assertThat(event.desk("tables")).contains("excluded by the organizer");
    }

    @Test
    void otherMethodsDoNothing() {
        Opened event = started();
        int step = stored(event).step();
        Visitor.Form report = report(event);
        for (String method : Vector.of("PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW")) {
            for (String address : Vector.of(report.action(), "/e/" + event.id() + "/desk/now", "/e/" + event.id())) {
                HttpResponse<String> answer = event.organizer()
                        .send(event.organizer()
                                .request(address)
                                .header("Content-Type", "application/x-www-form-urlencoded")
                                .method(method, BodyPublishers.ofString(Visitor.encoded(report)))
                                .build());
                assertThat(answer.statusCode()).as(method + " " + address).isIn(400, 404, 405, 501);
                assertThat(answer.body())
                        .doesNotContain("Ada", report.fields().get("token").get());
            }
        }
        // A form is not sent by opening its address, and asking for the head of a page needs the same rights.
        assertThat(event.organizer()
                        .get(report.action() + "?" + Visitor.encoded(report))
                        .statusCode())
                .isEqualTo(303);
        for (String address : desks(event)) {
            HttpResponse<String> head = visitor()
                    .send(visitor()
                            .request(address)
                            .method("HEAD", BodyPublishers.noBody())
                            .build());
            assertThat(head.statusCode()).as(address).isEqualTo(403);
        }
        assertThat(stored(event).step()).isEqualTo(step);
    }

    @Test
    void anAddressThatClimbsOutOfItsFolderFindsNothing() {
        Opened event = started();
        String home = "/e/" + event.id();
        Vector.of(
                        "/e/..%2f..%2fetc%2fpasswd",
                        "/e/%2e%2e/%2e%2e/etc/passwd",
                        "/e/..;/..;/desk.css",
                        "/desk.css%00",
                        "/..%5c..%5cetc%5cpasswd",
                        home + "%2fdesk%2fnow",
                        home + "/player/..%2f1",
                        home + "/player/1%00",
                        home + "/player/%31%20or%201=1",
                        home + "/desk/list/..%2f1",
                        home + "/desk/print/..%2flog.json",
                        home + "/desk/..%2fnow")
                .forEach(address -> {
                    HttpResponse<String> answer = event.organizer().get(address);
                    assertThat(answer.statusCode()).as(address).isIn(400, 404);
                    assertThat(answer.body()).doesNotContain("Ada", "root:", "Jetty", "\tat ");
                });
    }

    @Test
    void noInputPutsAHeaderIntoAnAnswer() {
        Opened event = started();
        int step = stored(event).step();
        Visitor.Form undo = Visitor.job(event.desk("now"), "/undo");
        String injected = "%0d%0aSet-Cookie:%20stolen=1";
        Vector.of(
                        event.organizer()
                                .post(
                                        undo.action().replace("/now/", "/now" + injected + "/"),
                                        BodyPublishers.ofString(Visitor.encoded(undo))),
                        visitor().get("/e/" + event.id() + "/key/x" + injected),
                        visitor().get("/e/" + event.id() + injected),
                        visitor().get("/house/x" + injected))
                .forEach(answer -> {
                    assertThat(answer.statusCode()).isIn(400, 403, 404);
                    assertThat(answer.headers().map()).doesNotContainKeys("set-cookie", "location");
                });
        assertThat(stored(event).step()).isEqualTo(step);
        // A name is in no header at all: what is published is shown, not offered under a name.
        Vector.of("/packet.md", "/packet.json", "/desk/log.json")
                .forEach(page -> assertThat(event.organizer()
                                .get("/e/" + event.id() + page)
                                .headers()
                                .map())
                        .doesNotContainKey("content-disposition"));
        Visitor house = visitor();
        house.get("/house/" + HOUSE);
        Visitor.Form form = Visitor.job(house.page("/new"), "/new")
                .with("name", "Saturday\r\nSet-Cookie: stolen=1")
                .with("kind", 0)
                .with("organizer", "Olga")
                .with("watchers", "Olga");
        assertThat(house.post(form).statusCode()).isEqualTo(422);
    }

    /** Whoever plants a cookie in the organizer's browser before the link is opened knows nothing afterwards. */
    @Test
    void aPlantedCookieIsWorthNothing() {
        Opened event = started();
        String desk = "/e/" + event.id() + "/desk/now";
        Vector.of(
                        "desk=planted",
                        "house=planted",
                        "desk=; house=",
                        "desk=" + stored(event).secretHash())
                .forEach(cookie -> {
                    Visitor visitor = visitor();
                    assertThat(visitor.send(visitor.request(desk)
                                            .header("Cookie", cookie)
                                            .build())
                                    .statusCode())
                            .as(cookie)
                            .isEqualTo(403);
                    assertThat(visitor.send(visitor.request(event.link())
                                            .header("Cookie", cookie)
                                            .build())
                                    .headers()
                                    .allValues("Set-Cookie"))
                            .singleElement()
                            .asString()
                            .startsWith("desk=" + event.link().replaceAll(".*/", "") + ";");
                });
    }

    @Test
    void secretsAreInNoLogAndNoReferrer() throws Exception {
        Opened event = started();
        assertThat(event.organizer().get(event.link()).headers().allValues("Referrer-Policy"))
                .containsExactly("no-referrer");
        assertThat(visitor().get("/house/" + HOUSE).headers().allValues("Referrer-Policy"))
                .containsExactly("no-referrer");
        String database = "jdbc:sqlite:" + folder.resolve("events.db");
        try (Connection broken = DriverManager.getConnection(database);
                Statement statement = broken.createStatement()) {
            statement.executeUpdate("update log set line = '{}' where step = 1");
        }
        PrintStream before = System.err;
        ByteArrayOutputStream log = new ByteArrayOutputStream();
        System.setErr(new PrintStream(log, true, UTF_8));
        try (EventStore again = EventStore.open(database);
                OrganizerServer other = OrganizerServer.start(again, Clock.systemUTC(), "127.0.0.1", 0, HOUSE)) {
            Visitor organizer = new Visitor(other.port());
            HttpResponse<String> failed = organizer.get(event.link());
            assertThat(failed.statusCode()).isEqualTo(500);
            assertThat(failed.body()).contains("Something went wrong here.").doesNotContain("Exception", "line /1");
            // One event that cannot be read does not keep the organizer from the others.
            organizer.get("/house/" + HOUSE);
            assertThat(organizer.page("/new")).contains("Saturday");
        } finally {
            System.setErr(before);
        }
        assertThat(log.toString(UTF_8))
                .contains("/e/{id}/key/{secret}: ", "cannot be replayed")
                .doesNotContain(event.link().replaceAll(".*/", ""), HOUSE);
    }
}
