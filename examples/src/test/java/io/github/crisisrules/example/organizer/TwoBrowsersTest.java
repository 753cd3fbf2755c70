package io.github.crisisrules.example.organizer;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.player.PlayerId;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Two organizers at one event, players who report results, and pages that are updated. */
class TwoBrowsersTest extends DeskFixture {
    private Opened started() {
        return announce("Saturday").register(NINE.take(4)).choose("Open").choose("Pair");
    }

    @Test
    void theLaterOfTwoIsRefusedSeesTheNewStateAndKeepsWhatWasTyped() {
        Opened event = started();
        Visitor second = visitor();
        second.page(event.link());
        Visitor.Form late = Visitor.choice(second.page("/e/" + event.id() + "/desk/now"), "Report table 2")
                .with("q0", 1)
                .with("q1.0", 7)
                .with("q1.1", 19);
        event.report(1, 0, 18, 11);

        HttpResponse<String> told = second.post(late);
        assertThat(told.statusCode()).isEqualTo(409);
        assertThat(told.body()).contains("nothing was done", "18–11", "value=\"19\"", "value=\"7\"");
        assertThat(stored(event).desk().openMatches()).hasSize(1);

        // The page that was shown has the form again, made from the new step: sent once more it counts.
        Visitor.Form again = Visitor.choice(told.body(), "Report table 2");
        second.submit(again.with("q0", 1).with("q1.0", 7).with("q1.1", 19));
        assertThat(stored(event).desk().openMatches()).isEmpty();
    }

    @Test
    void twoWhoReportTheSameMatchDoNotOverwriteEachOther() {
        Opened event = started();
        Visitor.Form late = Visitor.choice(event.desk("now"), "Report table 1")
                .with("q0", 1)
                .with("q1.0", 3)
                .with("q1.1", 20);
        event.report(1, 0, 18, 11);
        HttpResponse<String> told = event.organizer().post(late);
        assertThat(told.statusCode()).isEqualTo(409);
        assertThat(told.body()).contains("You wanted: Report table 1", "(1, 3, 20)");
        assertThat(stored(event)
                        .desk()
                        .state()
                        .rounds()
                        .head()
                        .results(Editions.CHALLENGER.scoring())
                        .head()
                        .first()
                        .vps())
                .isEqualTo(18);
    }

    @Test
    void aPlayerReportsAResultAndTheOrganizerConfirmsItWithOnePress() {
        Opened event = started();
        Visitor player = visitor();
        PlayerId first = stored(event).desk().openMatches().head().pairing().first();
        String address = "/player/" + first.number();
        String page = player.submit(Visitor.job(player.page("/e/" + event.id() + address), address)
                .with("q0", 0)
                .with("q1.0", 16)
                .with("q1.1", 12));
        assertThat(page).contains("Table 1: ", "16–12", "You reported this; the organizer has to confirm it.");
        // It is no data of the event yet.
        assertThat(stored(event).desk().openMatches()).hasSize(2);
        String desk = event.desk("now");
        assertThat(desk).contains("Players say", "16–12");
        event.organizer().submit(Visitor.job(desk, "/confirm"));
        assertThat(stored(event).desk().openMatches()).hasSize(1);
        assertThat(event.desk("now")).doesNotContain("Players say");
        // A match that is over cannot be reported again.
        var late = player.post(
                Visitor.job(page, address).with("q0", 0).with("q1.0", 1).with("q1.1", 2));
        assertThat(late.statusCode()).isEqualTo(422);
        assertThat(late.body()).contains("That match is not open any more.");
    }

    @Test
    void whatAPlayerSaysIsDismissed() {
        Opened event = started();
        String address = "/player/1";
        visitor()
                .submit(Visitor.job(visitor().page("/e/" + event.id() + address), address)
                        .with("q0", 5)
                        .with("q1.0", 1)
                        .with("q1.1", 1));
        event.organizer().submit(Visitor.job(event.desk("now"), "/dismiss"));
        assertThat(store.proposals(event.id())).isEmpty();
        assertThat(stored(event).desk().openMatches()).hasSize(2);
    }

    @Test
    @Timeout(20)
    void openPagesAreNotifiedWhenARoundIsPaired() throws Exception {
        Opened event = announce("Live").register(NINE.take(4)).choose("Open");
        Visitor phone = visitor();
        String page = phone.page("/e/" + event.id());
        var listening = HttpClient.newHttpClient()
                .send(
                        phone.request("/e/" + event.id() + "/live")
                                .header("Accept", "text/event-stream")
                                .build(),
                        HttpResponse.BodyHandlers.ofInputStream());
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(listening.body(), StandardCharsets.UTF_8))) {
            String known = news(lines);
            assertThat(page).contains("data-news=\"" + known + "\"");
            event.choose("Pair");
            assertThat(news(lines)).isNotEqualTo(known);
        }
        assertThat(phone.page("/e/" + event.id())).contains("Round 1, seats");
    }

    private static String news(BufferedReader lines) throws java.io.IOException {
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (line.startsWith("data:")) {
                return line.substring(5).strip();
            }
        }
        throw new AssertionError("nothing was told");
    }

    @Test
    void aPhoneThatKnowsThePageIsSentNothing() {
        Opened event = started();
        Visitor phone = visitor();
        String tag = phone.get("/e/" + event.id()).headers().firstValue("ETag").orElseThrow();
        var again = phone.send(
                phone.request("/e/" + event.id()).header("If-None-Match", tag).build());
        assertThat(again.statusCode()).isEqualTo(304);
        event.report(1, 0, 18, 11);
        assertThat(phone.send(phone.request("/e/" + event.id())
                                .header("If-None-Match", tag)
                                .build())
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void aFormThatWasOpenedBeforeTheServerWasStartedAgainIsTaken() {
        Opened event = started();
        String address = "/player/1";
        Visitor.Form told = Visitor.job(visitor().page("/e/" + event.id() + address), address)
                .with("q0", 0)
                .with("q1.0", 16)
                .with("q1.1", 12);
        Visitor.Form report = Visitor.choice(event.desk("now"), "Report table 2")
                .with("q0", 0)
                .with("q1.0", 16)
                .with("q1.1", 12);
        close();
        open();
        assertThat(visitor().post(told).statusCode()).isEqualTo(303);
        assertThat(store.proposals(event.id())).hasSize(1);
        Visitor organizer = visitor();
        organizer.page(event.link());
        assertThat(organizer.post(report).statusCode()).isEqualTo(303);
        assertThat(stored(event).desk().openMatches()).hasSize(1);
    }

    @Test
    void howeverOftenAStrangerReportsThereIsOneLineForEachPlayerInAnOpenMatch() {
        Opened event = started();
        int step = stored(event).step();
        for (int i = 0; i < 100; i++) {
            String address = "/player/" + (1 + i % 4);
            visitor()
                    .submit(Visitor.job(visitor().page("/e/" + event.id() + address), address)
                            .with("q0", i % 6)
                            .with("q1.0", i % 100)
                            .with("q1.1", 99 - i % 100));
        }
        assertThat(store.proposals(event.id())).as("the newest of each").hasSize(4);
        assertThat(stored(event).step()).as("nothing is in the log").isEqualTo(step);
        assertThat(event.desk("now").split("now/confirm", -1)).hasSize(5);
        // Once the organizer has entered the results, nothing of it is left.
        event.report(1, 0, 18, 11).report(2, 0, 18, 11);
        assertThat(store.proposals(event.id())).isEmpty();
        assertThat(visitor().page("/e/" + event.id() + "/player/1")).doesNotContain("Tell the organizer");
    }
}
