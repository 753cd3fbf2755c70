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

    private static Visitor.Form result(String page, int table, int how, int first, int second) {
        return Visitor.choice(page, "Report table " + table)
                .with("q0", how)
                .with("q1.0", first)
                .with("q1.1", second);
    }

    @Test
    void twoScorekeepersAtDifferentTablesDoNotRefuseEachOther() {
        Opened event = started();
        Visitor second = visitor();
        second.page(event.link());
        Visitor.Form late = result(second.page("/e/" + event.id() + "/desk/now"), 2, 1, 7, 19);
        event.report(1, 0, 18, 11);
        assertThat(second.post(late).statusCode()).isEqualTo(303);
        assertThat(stored(event).desk().openMatches()).isEmpty();
        // Sent twice, as by a tap on a slow phone, it is not done twice and not taken for the next round's.
        int step = stored(event).step();
        assertThat(second.post(late).statusCode()).isEqualTo(409);
        assertThat(stored(event).step()).isEqualTo(step);
    }

    @Test
    void twoWhoReportTheSameMatchDoNotOverwriteEachOther() {
        Opened event = started();
        Visitor.Form late = result(event.desk("now"), 1, 1, 3, 20);
        event.report(1, 0, 18, 11);
        HttpResponse<String> answer = event.organizer().post(late);
        assertThat(answer.statusCode()).isEqualTo(409);
        var pairing =
                stored(event).desk().state().rounds().head().tables().pairs().head();
        var names = pairing.players().map(stored(event).desk()::name);
        // The notice describes in words what was wanted.
        assertThat(answer.body())
                .contains("You wanted: ", names.last() + " beats " + names.head() + " 20–3", "18–11")
                .doesNotContain("(1, 3, 20)");
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
    void whatAFormRefersToMustNotHaveChanged() {
        Opened event = started().report(1, 0, 18, 11);
        // Two correct the same result: the second has seen another one.
        Visitor.Form amend = Visitor.choice(event.desk("now"), "Amend round 1, table 1");
        event.organizer().submit(amend.with("q0", 0).with("q1.0", 17).with("q1.1", 11));
        assertThat(event.organizer()
                        .post(amend.with("q0", 0).with("q1.0", 16).with("q1.1", 11))
                        .statusCode())
                .isEqualTo(409);
        // The options are another list now: the third of them is another player.
        Visitor.Form drop = Visitor.choice(event.desk("players"), "Drop a player");
        event.organizer().submit(drop.with("q0", 0).with("q1", 0));
        assertThat(event.organizer().post(drop.with("q0", 2).with("q1", 0)).statusCode())
                .isEqualTo(409);
        // A warning that is sent twice is given once, however much happened between.
        Visitor.Form warn = Visitor.choice(event.desk("players"), "Warn a player")
                .with("q0", 0)
                .with("q1", 0);
        event.organizer().submit(warn);
        assertThat(event.organizer().post(warn).statusCode()).isEqualTo(409);
        // A button is for the state that its page showed.
        Visitor.Form undo = Visitor.job(event.desk("now"), "/undo");
        event.organizer().submit(undo);
        assertThat(event.organizer().post(undo).statusCode()).isEqualTo(409);
    }

    @Test
    void theOrganizerConfirmsWhatTheOrganizerSaw() {
        Opened event = started();
        String address = "/player/"
                + stored(event).desk().openMatches().head().pairing().first().number();
        int number = Integer.parseInt(address.substring(8));
        Visitor player = visitor();
        Visitor.Form report = Visitor.job(player.page("/e/" + event.id() + address), address)
                .with("code", code(event, number))
                .with("q0", 0)
                .with("q1.0", 16)
                .with("q1.1", 12);
        player.submit(report);
        Visitor.Form confirm = Visitor.job(event.desk("now"), "/confirm");
        player.submit(report.with("q1.0", 30));
        HttpResponse<String> changed = event.organizer().post(confirm);
        assertThat(changed.statusCode()).isEqualTo(422);
        assertThat(changed.body()).contains("The reports of this match have changed since you saw them", "30–12");
        assertThat(stored(event).desk().openMatches()).hasSize(2);
        // What happened at another table does not matter.
        Visitor.Form seen = Visitor.job(changed.body(), "/confirm");
        event.report(2, 0, 18, 11);
        event.organizer().submit(seen);
        assertThat(stored(event).desk().openMatches()).isEmpty();
    }

    @Test
    void aReportThatWasContradictedSinceIsNotConfirmed() {
        Opened event = started();
        var pairing = stored(event).desk().openMatches().head().pairing();
        report(event, pairing.first().number(), 0, 16);
        Visitor.Form confirm = Visitor.job(event.desk("now"), "/confirm");
        report(event, pairing.second().number(), 0, 17);
        HttpResponse<String> contradicted = event.organizer().post(confirm);
        assertThat(contradicted.statusCode()).isEqualTo(422);
        assertThat(contradicted.body())
                .contains("The reports of this match have changed since you saw them", "contradict each other");
        assertThat(stored(event).desk().openMatches()).hasSize(2);
        // A report that agrees changes nothing.
        report(event, pairing.second().number(), 0, 16);
        event.organizer().submit(confirm);
        assertThat(stored(event).desk().openMatches()).hasSize(1);
    }

    @Test
    void aReportWhoseWinnerHasFewerVpsIsMarked() {
        Opened event = started();
        report(event, 1, 0, 13);
        assertThat(event.desk("now")).contains("13–12").doesNotContain("The VPs suggest another ending.");
        report(event, 1, 0, 3);
        assertThat(event.desk("now")).contains("3–12", "The VPs suggest another ending.");
    }

    /** A player reports the own match, with 12 VPs for the second player, and is sure if asked. */
    private void report(Opened event, int player, int how, int first) {
        String address = "/player/" + player;
        Visitor phone = visitor();
        phone.submit(phone.sure(Visitor.job(phone.page("/e/" + event.id() + address), address)
                .with("code", code(event, player))
                .with("q0", how)
                .with("q1.0", first)
                .with("q1.1", 12)));
    }

    @Test
    void reportsThatContradictEachOtherAreMarked() {
        Opened event = started();
        var pairing = stored(event).desk().openMatches().head().pairing();
        for (int place = 0; place < 2; place++) {
            assertThat(event.desk("now")).doesNotContain("contradict");
            int number = pairing.players().get(place).number();
            String address = "/player/" + number;
            visitor()
                    .submit(Visitor.job(visitor().page("/e/" + event.id() + address), address)
                            .with("code", code(event, number))
                            .with("q0", 0)
                            .with("q1.0", 16 + place)
                            .with("q1.1", 12));
        }
        assertThat(event.desk("now")).contains("The two reports contradict each other.", "16–12", "17–12");
    }

    @Test
    void aReportNeedsThePlayersCodeAndManyHaveToWait() {
        Opened event = started();
        String address = "/player/1";
        Visitor stranger = visitor();
        Visitor.Form report = Visitor.job(stranger.page("/e/" + event.id() + address), address)
                .with("q0", 0)
                .with("q1.0", 16)
                .with("q1.1", 12);
        HttpResponse<String> wrong = stranger.post(report.with("code", "ABCD-EFGH"));
        assertThat(wrong.statusCode()).isEqualTo(403);
        assertThat(wrong.body())
                .contains("That is not the code of this player.", "value=\"ABCD-EFGH\"", "value=\"16\"");
        assertThat(stranger.post(report).statusCode()).isEqualTo(403);
        assertThat(stranger.post(report.with("code", code(event, 2))).statusCode())
                .isEqualTo(403);
        assertThat(stranger.get("/e/" + event.id() + address + "/ABCDEF").statusCode())
                .isEqualTo(403);
        for (int i = 0; i < 20; i++) {
            stranger.post(report.with("code", "ABCDE" + i));
        }
        assertThat(stranger.post(report.with("code", "ABCDEF")).statusCode()).isEqualTo(429);
        assertThat(store.proposals(event.id())).isEmpty();
        // The player is not shut out by the stranger, and needs to type nothing after opening the slip's link.
        Visitor player = visitor();
        player.page("/e/" + event.id() + address + "/" + code(event, 1).toLowerCase(java.util.Locale.ROOT));
        String page = player.page("/e/" + event.id() + address);
        assertThat(page).doesNotContain("name=\"code\"");
        for (int i = 0; i < 6; i++) {
            player.submit(Visitor.job(page, address)
                    .with("q0", 0)
                    .with("q1.0", 20 + i)
                    .with("q1.1", 12));
        }
        Visitor.Form again =
                Visitor.job(page, address).with("q0", 0).with("q1.0", 9).with("q1.1", 8);
        assertThat(player.post(again).statusCode()).isEqualTo(429);
        pass(java.time.Duration.ofMinutes(2));
        assertThat(player.post(again).statusCode()).isEqualTo(303);
    }

    @Test
    void aPlayerReportsAResultAndTheOrganizerConfirmsItWithOnePress() {
        Opened event = started();
        Visitor player = visitor();
        PlayerId first = stored(event).desk().openMatches().head().pairing().first();
        String address = "/player/" + first.number();
        String page = player.submit(Visitor.job(player.page("/e/" + event.id() + address), address)
                .with("code", code(event, first.number()).replace("-", " "))
                .with("q0", 0)
                .with("q1.0", 16)
                .with("q1.1", 12));
        assertThat(page)
                .contains("Table 1: ", "16–12")
                .as("the code is typed once")
                .doesNotContain("name=\"code\"");
        assertThat(page.indexOf("You reported this; the organizer has to confirm it."))
                .as("what was reported is seen at once")
                .isBetween(0, page.indexOf("Your match"));
        // It is no data of the event yet.
        assertThat(stored(event).desk().openMatches()).hasSize(2);
        String desk = event.desk("now");
        assertThat(desk).contains("Players say", "16–12");
        event.organizer().submit(Visitor.job(desk, "/confirm"));
        assertThat(stored(event).desk().openMatches()).hasSize(1);
        assertThat(event.desk("now")).doesNotContain("Players say");
        // A match that is over cannot be reported again.
        var late = player.post(Visitor.job(page, address)
                .with("code", code(event, first.number()))
                .with("q0", 0)
                .with("q1.0", 1)
                .with("q1.1", 2));
        assertThat(late.statusCode()).isEqualTo(422);
        assertThat(late.body()).contains("That match is not open any more.");
    }

    @Test
    void whatAPlayerSaysIsDismissed() {
        Opened event = started();
        String address = "/player/1";
        visitor()
                .submit(Visitor.job(visitor().page("/e/" + event.id() + address), address)
                        .with("code", code(event, 1))
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
        throw new AssertionError("no report was found");
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
        Visitor.Form again = Visitor.job(visitor().page("/e/" + event.id() + address), address)
                .with("code", code(event, 1))
                .with("q0", 0)
                .with("q1.0", 16)
                .with("q1.1", 12);
        Visitor.Form report = Visitor.choice(event.desk("now"), "Report table 2")
                .with("q0", 0)
                .with("q1.0", 16)
                .with("q1.1", 12);
        close();
        open();
        assertThat(visitor().post(again).statusCode()).isEqualTo(303);
        assertThat(store.proposals(event.id())).hasSize(1);
        Visitor organizer = visitor();
        organizer.page(event.link());
        assertThat(organizer.post(report).statusCode()).isEqualTo(303);
        assertThat(stored(event).desk().openMatches()).hasSize(1);
    }

    @Test
    void reportsGoWhenTheOrganizerHasEnteredTheResult() {
        Opened event = started();
        int step = stored(event).step();
        for (int player = 1; player <= 4; player++) {
            String address = "/player/" + player;
            visitor()
                    .submit(Visitor.job(visitor().page("/e/" + event.id() + address), address)
                            .with("code", code(event, player))
                            .with("q0", 2)
                            .with("q1.0", player)
                            .with("q1.1", 9));
        }
        assertThat(store.proposals(event.id())).hasSize(4);
        assertThat(stored(event).step()).as("nothing is in the log").isEqualTo(step);
        assertThat(event.desk("now").split("now/confirm", -1)).hasSize(5);
        event.report(1, 0, 18, 11).report(2, 0, 18, 11);
        assertThat(store.proposals(event.id())).isEmpty();
        assertThat(visitor().page("/e/" + event.id() + "/player/1")).doesNotContain("Report to the organizer");
    }
}
