package io.github.crisisrules.example.organizer;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import java.io.ByteArrayInputStream;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;

/** What a visitor with bad manners tries: each is refused, or does no harm. */
class HostileVisitorTest extends DeskFixture {
    private static final String MARKUP = "<script>alert(1)</script>\"'&<img src=x onerror=alert(2)>";

    private Opened started() {
        return announce("Saturday").register(NINE.take(4)).choose("open").choose("pair");
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
        event.choose("open").choose("pair").report(1, 0, 18, 11);
        Vector<String> pages = Vector.of("", "/player/1", "/player/2", "/packet.md")
                .map(page -> visitor().page("/e/" + event.id() + page))
                .appendAll(DeskPages.PAGES.map(event::desk))
                .append(event.organizer().page("/e/" + event.id() + "/desk/print/slips"));
        assertThat(pages)
                .allSatisfy(page -> assertThat(page.replace("\\<", ""))
                        .doesNotContain("<script>alert")
                        .doesNotContain("<img"));
        assertThat(pages.head()).contains("&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;");
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
        Visitor.Form report = Visitor.choice(event.desk("now"), "report table 1")
                .with("q0", 0)
                .with("q1.0", 1)
                .with("q1.1", 2);
        Vector<Visitor.Form> forged = Vector.of(
                report.with("choice", "report table 99: nobody"),
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
        Visitor.Form report = Visitor.choice(event.desk("now"), "report table 1")
                .with("q0", 0)
                .with("q1.0", 1)
                .with("q1.1", 2);
        Vector<Vector<String>> foreign = Vector.of(
                Vector.of("Origin", "https://evil.example"),
                Vector.of("Origin", "null"),
                Vector.of("Sec-Fetch-Site", "cross-site"),
                Vector.of("Sec-Fetch-Site", "same-site"));
        for (Vector<String> header : foreign) {
            for (Visitor.Form form : Vector.of(report, tell(event, 1))) {
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
        assertThat(visitor().post(tell(event, 1).with("token", "guessed")).statusCode())
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

    /** The form by which a player in an open match tells the result. */
    private Visitor.Form tell(Opened event, int player) {
        return Visitor.job(visitor().page("/e/" + event.id() + "/player/" + player), "/player/" + player)
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
        Visitor.Form report = Visitor.choice(event.desk("now"), "report table 1")
                .with("q0", 0)
                .with("q1.0", 1)
                .with("q1.1", 2);
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
                        BodyPublishers.ofString(Visitor.encoded(Visitor.choice(event.desk("more"), "exclude a pairing")
                                        .with("q0", 0))
                                + "&q0=1"));
        assertThat(stored(event).desk().state().excluded()).hasSize(1);
        event.choose("open").choose("pair");
        event.organizer()
                .submit(Visitor.choice(event.desk("now"), "start the clock").with("q0", 8));
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
}
