package io.github.crisisrules.example.organizer;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.tournament.game.Phase;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.net.http.HttpResponse;
import java.time.Clock;
import java.time.Duration;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The needs of a hall full of people beside the rules. */
class HallTest extends DeskFixture {
    private Opened started() {
        return announce("Hall").register(NINE.take(4)).choose("Open").choose("Pair");
    }

    private String home(Opened event) {
        return "/e/" + event.id();
    }

    @Test
    void nothingIsChosenInAdvance() {
        Opened event = started();
        assertThat(event.desk("now"))
                .contains("<option value=\"\">Choose…</option>")
                .doesNotContain("selected=\"\"");
        Visitor.Form onlyVps = Visitor.choice(event.desk("now"), "Report table 1")
                .with("q0", "")
                .with("q1.0", 3)
                .with("q1.1", 16);
        assertThat(event.organizer().post(onlyVps).statusCode()).isEqualTo(422);
        assertThat(stored(event).desk().openMatches()).hasSize(2);
    }

    @Test
    void aWinnerWithFewerVpsIsAskedForOnceMore() {
        Opened event = started();
        Visitor.Form slip = Visitor.choice(event.desk("now"), "Report table 1")
                .with("q0", 0)
                .with("q1.0", 3)
                .with("q1.1", 16);
        HttpResponse<String> asked = event.organizer().post(slip);
        assertThat(asked.statusCode()).isEqualTo(422);
        assertThat(asked.body()).contains("the VPs suggest another ending", "This result is correct.");
        assertThat(stored(event).desk().openMatches()).hasSize(2);
        // The box is for this result and no other.
        Visitor.Form sure = event.organizer().sure(slip);
        assertThat(event.organizer().post(sure.with("q1.0", 4)).statusCode()).isEqualTo(422);
        event.organizer().submit(sure);
        assertThat(stored(event).desk().openMatches()).hasSize(1);
        // A corrected result begins with the recorded one, and is asked about as well.
        Visitor.Form amend = Visitor.choice(event.desk("now"), "Amend round 1, table 1");
        assertThat(amend.inner()).contains("value=\"3\"", "value=\"16\"", "<option value=\"0\" selected=\"\">");
        assertThat(event.organizer()
                        .post(amend.with("q0", 5).with("q1.0", 3).with("q1.1", 16))
                        .statusCode())
                .isEqualTo(422);
        event.organizer().submit(amend.with("q0", 1).with("q1.0", 3).with("q1.1", 16));
        // A concession or the clock at any VPs is nothing unusual.
        event.organizer()
                .submit(Visitor.choice(event.desk("now"), "Report table 2")
                        .with("q0", 3)
                        .with("q1.0", 18)
                        .with("q1.1", 2));
    }

    @Test
    void everyPageSpeaksEnglishAndSpanish() {
        Opened event = started();
        event.report(1, 0, 18, 11);
        Visitor guest = visitor();
        guest.get("/language/es");
        assertThat(guest.page(home(event)))
                .contains("<html lang=\"es\">", "Falta 1 resultado", "Buscar un jugador", ">English</a>")
                .doesNotContain("Find a player", "results of round");
        assertThat(guest.page(home(event) + "/player/1"))
                .contains("Por qué este puesto")
                .doesNotContain("Why");
        assertThat(guest.get(home(event) + "/player/9").body()).contains("En este evento no hay ningún jugador 9.");
        Visitor organizer = event.organizer();
        organizer.get("/language/es");
        for (String page : DeskPages.PAGES) {
            assertThat(event.desk(page))
                    .as(page)
                    .contains("<html lang=\"es\">", ">Pública</a>")
                    .doesNotContain("Choose…", "Enter</button>", "Take back", "Print the", "Why these");
        }
        Vector.of("print/pairings", "print/slips", "print/code", "print/standings", "list/1", "list/late")
                .forEach(page -> assertThat(event.desk(page)).contains("<html lang=\"es\">"));
        assertThat(organizer
                        .post(Visitor.choice(event.desk("now"), "Anotar")
                                .with("q0", 0)
                                .with("q1.0", "x")
                                .with("q1.1", 1))
                        .body())
                .contains("no es un número entero");
        // A browser that asks for Spanish gets it, and back in English nothing is Spanish.
        assertThat(visitor()
                        .send(visitor()
                                .request(home(event))
                                .header("Accept-Language", "es-MX,es;q=0.9")
                                .build())
                        .body())
                .contains("<html lang=\"es\">");
        assertThat(guest.get("/language/en").headers().firstValue("Location")).contains("/");
        assertThat(guest.page(home(event))).contains("<html lang=\"en\">", "Find a player");
        // The log is the same in every language.
        organizer.submit(Visitor.job(event.desk("now"), "/undo"));
        assertThat(stored(event).desk().openMatches()).hasSize(2);
        organizer.get("/language/en");
    }

    @Test
    void theLanguageIsChosenOnThePageThatOneIsOn() {
        Opened event = started();
        Visitor guest = visitor();
        var answer = guest.send(guest.request("/language/es")
                .header("Referer", "http://127.0.0.1:" + server.port() + home(event) + "/player/1")
                .build());
        assertThat(answer.headers().firstValue("Location")).contains(home(event) + "/player/1");
        Vector.of("https://evil.example/", "http://127.0.0.1:" + server.port() + "//evil.example")
                .forEach(from -> assertThat(guest.send(guest.request("/language/es")
                                        .header("Referer", from)
                                        .build())
                                .headers()
                                .firstValue("Location"))
                        .contains("/"));
    }

    @Test
    void namesThatArePastedAtOnceAreTakenBackAtOnce() {
        Opened event = announce("Undo").register(Vector.of("First")).register(NINE);
        assertThat(event.desk("now")).contains("Take back the last 9 steps");
        event.organizer().submit(Visitor.job(event.desk("now"), "/undo"));
        assertThat(stored(event).desk().state().entries()).hasSize(1);
        event.register(NINE.take(3)).choose("Open");
        event.organizer().submit(Visitor.job(event.desk("now"), "/undo"));
        assertThat(stored(event).desk().state().phase()).isEqualTo(Phase.REGISTRATION);
        assertThat(stored(event).desk().state().entries()).hasSize(4);
        event.organizer().submit(Visitor.job(event.desk("now"), "/undo"));
        assertThat(stored(event).desk().state().entries()).hasSize(1);
        event.organizer().submit(Visitor.job(event.desk("now"), "/undo"));
        assertThat(stored(event).desk().state().entries()).isEmpty();
    }

    @Test
    void anAnnouncementStandsOnEveryPublicPage() {
        Opened event = started();
        Visitor phone = visitor();
        String before = phone.get(home(event)).headers().firstValue("ETag").orElseThrow();
        event.organizer().submit(Visitor.job(event.desk("now"), "/announce").with("words", "Pizza at <b>one</b>"));
        HttpResponse<String> page = phone.get(home(event));
        assertThat(page.body()).contains("Pizza at &lt;b&gt;one&lt;/b&gt;");
        assertThat(page.headers().firstValue("ETag")).isNotEqualTo(java.util.Optional.of(before));
        assertThat(phone.page(home(event) + "/player/1")).contains("Pizza");
        assertThat(event.desk("now")).contains("Pizza at &lt;b&gt;one&lt;/b&gt;</textarea>");
        event.organizer().submit(Visitor.job(event.desk("now"), "/announce").with("words", " "));
        assertThat(phone.page(home(event))).doesNotContain("Pizza", "class=\"announced\"");
    }

    @Test
    void aSecondOrganizersLinkIsRevokedAndOneLogsOut() {
        Opened event = started();
        HttpResponse<String> made = event.organizer()
                .post(Visitor.job(event.desk("more"), "/invite").with("name", "Piet"));
        assertThat(made.statusCode()).isEqualTo(201);
        String link = made.body().replaceAll("(?s).*(/e/[0-9a-f]{10}/key/[A-Za-z0-9_-]+)<.*", "$1");
        Visitor second = visitor();
        second.page(link);
        assertThat(second.page(home(event) + "/desk/now")).contains("Results of round 1");
        second.submit(Visitor.choice(second.page(home(event) + "/desk/now"), "Report table 1")
                .with("q0", 0)
                .with("q1.0", 18)
                .with("q1.1", 11));
        // Only the event's own organizer lets others in.
        assertThat(second.page(home(event) + "/desk/more")).doesNotContain("Make a link", "Revoke");
        Visitor.Form revoke = Visitor.job(event.desk("more"), "/revoke");
        assertThat(event.organizer()
                        .post(Visitor.job(event.desk("more"), "/invite").with("name", "Piet"))
                        .statusCode())
                .isEqualTo(422);
        event.organizer().submit(revoke);
        assertThat(second.get(home(event) + "/desk/now").statusCode()).isEqualTo(403);
        assertThat(visitor().get(link).statusCode()).isEqualTo(403);
        assertThat(event.desk("more")).doesNotContain("Piet");

        assertThat(event.organizer()
                        .post(Visitor.job(event.desk("more"), "/leave"))
                        .statusCode())
                .isEqualTo(303);
        assertThat(event.organizer().get(home(event) + "/desk/now").statusCode())
                .isEqualTo(403);
        event.organizer().page(event.link());
        event.organizer().page(home(event) + "/desk/now");
    }

    @Test
    void standingsAreTakenAwayAsATableAndOnPaper() {
        Opened event = announce("CSV").register(Vector.of("=1+1", "Bo, \"B\"", "Chidi", "Dana"));
        event.choose("Open").choose("Pair").report(1, 0, 18, 11).report(2, 0, 16, 9);
        HttpResponse<String> csv = visitor().get(home(event) + "/standings.csv");
        assertThat(csv.headers().firstValue("Content-Type")).contains("text/csv; charset=utf-8");
        assertThat(csv.body().lines()).hasSize(5);
        assertThat(csv.body()).contains("\"Rank\",\"Player\",", "\"'=1+1\"", "\"Bo, \"\"B\"\"\"");
        assertThat(event.desk("print/standings")).contains("class=\"paper\"", "Standings after round 1");
    }

    @Test
    void chancesAreShownAsAnEstimate() {
        Opened event = started().report(1, 0, 18, 11);
        assertThat(event.desk("tables")).contains("/print/forecast", "Estimated chances");
        assertThat(event.desk("print/forecast"))
                .contains(
                        "This is an estimate by simulation, neither a rule nor a promise.",
                        "simulated continuations",
                        "%</bdi>",
                        ">First after Swiss</th>");
        // No two columns have the same heading.
        assertThat(Pattern.compile("<th[^>]*>([^<]*)</th>")
                        .matcher(event.desk("print/forecast"))
                        .results()
                        .map(heading -> heading.group(1)))
                .contains("Player", "Wins", "… after a win", "… after a loss")
                .doesNotHaveDuplicates();
        event.organizer().get("/language/es");
        assertThat(event.desk("print/forecast"))
                .contains("Probabilidades estimadas", ">Primero tras las rondas suizas</th>")
                .doesNotContain("Estimated chances", "First after Swiss");
        event.organizer().get("/language/en");
        // Where there is nothing to forecast, the page says why.
        assertThat(announce("Early").desk("print/forecast"))
                .contains("class=\"notice\"")
                .doesNotContain("<table");
    }

    @Test
    void aTimelineEventNamesTheRosterOfTheRound() {
        Visitor house = visitor();
        house.get("/house/" + HOUSE);
        String id = house.post(Visitor.job(house.page("/new"), "/new")
                        .with("name", "Timelines")
                        .with("kind", 1)
                        .with("timeline", 0)
                        .with("lists", 1)
                        .with("organizer", "Olga")
                        .with("watchers", "Olga"))
                .body()
                .replaceAll("(?s).*?/e/([0-9a-f]{10}).*", "$1");
        Opened event =
                new Opened(id, "", house).register(Vector.rangeClosed(1, 32).map(i -> "Player " + i));
        assertThat(house.page(home(event) + "/desk/list/1")).doesNotContain("On file");
        event.choose("Open").choose("Pair");
        int roster = stored(event).desk().board().roster().get();
        assertThat(visitor().page(home(event))).contains("Round 1, seats, Roster " + roster);
        assertThat(visitor().page(home(event) + "/player/1"))
                .contains("In this round Roster " + roster + " is played.");
        assertThat(event.desk("print/slips")).contains("Round 1, table 1, Roster " + roster);
    }

    @Test
    void aMissingThingIsNamed() {
        Opened event = started();
        assertThat(visitor().get("/e/0123456789").body()).contains("There is no event 0123456789 here.");
        assertThat(visitor().get(home(event) + "/player/9").body())
                .contains("There is no player 9 at this event.", "href=\"" + home(event) + "\">To the event");
        assertThat(visitor().get(home(event) + "/desk/now").body()).contains(">To the event");
        assertThat(event.organizer().get(home(event) + "/desk/none").body()).contains("There is no page none here.");
        assertThat(event.organizer().get(home(event) + "/desk/list/7").body())
                .contains("There is no player 7 at this event.");
        assertThat(visitor().get("/nothing").body())
                .contains("There is no page /nothing here.", "href=\"/\">Home page");
        Opened early = announce("Early");
        assertThat(early.organizer().get(home(early) + "/desk/print/slips").body())
                .contains("No round is paired yet.");
    }

    @Test
    void theAddressOfAFormLeadsToItsPage() {
        Opened event = started();
        for (String form : Vector.of("now/do", "now/undo", "players/register", "more/invite")) {
            assertThat(event.organizer()
                            .get(home(event) + "/desk/" + form)
                            .headers()
                            .firstValue("Location"))
                    .contains(home(event) + "/desk/" + form.replaceFirst("/.*", ""));
        }
        assertThat(event.organizer().get(home(event) + "/desk/none/do").statusCode())
                .isEqualTo(404);
        assertThat(visitor().get(home(event) + "/desk/now/do").statusCode()).isEqualTo(403);
    }

    @Test
    void slipsHaveACodeAndADropBoxForEachPlayer() {
        Opened event = started();
        String slips = event.desk("print/slips");
        assertThat(slips.split("class=\"slip\"", -1)).hasSize(3);
        for (int player = 1; player <= 4; player++) {
            assertThat(slips)
                    .contains(
                            "<code>" + code(event, player) + "</code>",
                            "/player/" + player + "/" + code(event, player));
        }
        assertThat(slips.split("<td>☐</td>", -1)).hasSize(5);
        assertThat(slips).contains("Drops after this round");
        assertThat(event.desk("players")).contains(code(event, 1));
        assertThat(visitor().page(home(event))).doesNotContain(code(event, 1));
    }

    @Test
    void codesForPhonesNameAnAddressThatPhonesReach() {
        Opened event = started();
        assertThat(event.desk("print/code")).contains("http://127.0.0.1:", "Only this machine can open these links.");
        assertThat(event.desk("print/slips")).contains("Only this machine can open these links.");
        try (OrganizerServer hall = OrganizerServer.start(
                store, Clock.systemUTC(), "127.0.0.1", 0, HOUSE, Option.of("http://192.0.2.7:8080"))) {
            Visitor organizer = new Visitor(hall.port());
            organizer.page(event.link());
            assertThat(organizer.page(home(event) + "/desk/print/code"))
                    .contains("http://192.0.2.7:8080/e/" + event.id())
                    .doesNotContain("Only this machine");
            assertThat(organizer.page(home(event) + "/desk/print/slips"))
                    .contains("http://192.0.2.7:8080/e/" + event.id() + "/player/1/" + code(event, 1))
                    .doesNotContain("Only this machine");
        }
    }

    @Test
    void thePageOffersWhatTheEventWaitsFor() {
        Opened event = announce("Early");
        String players = "href=\"" + home(event) + "/desk/players\">Register players";
        assertThat(event.desk("now")).contains(players);
        assertThat(event.desk("players")).doesNotContain("Drop whoever is not ticked");
        event.register(NINE.take(4)).choose("Open").choose("Pair");
        assertThat(event.desk("now")).contains("Start the clock").doesNotContain(players);
        event.report(1, 0, 18, 11).report(2, 0, 18, 11);
        assertThat(event.desk("now")).doesNotContain("Start the clock");
    }

    @Test
    void theTimeLeftIsForTheOrganizerAlone() {
        Opened event = started();
        event.organizer()
                .submit(Visitor.choice(event.desk("now"), "Start the clock").with("q0", 4));
        pass(Duration.ofMinutes(60));
        assertThat(event.desk("now")).containsPattern("Round 1 has 9[0-9] minutes. 3[0-9] minutes are left.");
        Vector.of("", "/player/1", "/packet.md", "/packet.json")
                .forEach(page -> assertThat(visitor().page(home(event) + page)).doesNotContain("minutes"));
    }

    @Test
    void aLatePlayerMeetsTheOneWithTheBye() {
        Opened event = announce("Late").register(NINE.take(5)).choose("Open").choose("Pair");
        event.organizer()
                .submit(Visitor.choice(event.desk("players"), "Admit a late player")
                        .with("q0", "Zed"));
        assertThat(visitor().page(home(event))).contains("comes later").doesNotContain("dropped");
        event.organizer().submit(Visitor.choice(event.desk("players"), "Pair a late player with the bye"));
        assertThat(stored(event).desk().openMatches()).hasSize(3);
        assertThat(visitor().page(home(event))).contains("Zed").doesNotContain("comes later", "bye");
    }

    @Test
    void clubsAndFixedTablesAreSet() {
        Opened event = started();
        event.organizer()
                .submit(Visitor.choice(event.desk("players"), "Label a player with a club")
                        .with("q0", 0)
                        .with("q1", "Avengers"));
        assertThat(stored(event).desk().lastSentences().mkString()).contains("Ada", "Avengers");
        event.organizer()
                .submit(Visitor.choice(event.desk("players"), "Fix the table of a player")
                        .with("q0", 0)
                        .with("q1", 2));
        assertThat(stored(event).desk().lastSentences()).containsExactly("Ada sits at table 2 from the next round on.");
    }

    @Test
    void namesTablesClubsAndResultsAreCorrected() {
        Opened event = started().report(1, 0, 18, 11);
        event.organizer()
                .submit(Visitor.choice(event.desk("players"), "Correct a name")
                        .with("q0", 0)
                        .with("q1", "Adele"));
        assertThat(visitor().page(home(event))).contains("Adele").doesNotContain(">Ada<");
        event.organizer().submit(Visitor.choice(event.desk("now"), "Withdraw a result"));
        assertThat(stored(event).desk().openMatches()).hasSize(2);
        assertThat(Visitor.forms(event.desk("players"))
                        .flatMap(form -> form.fields().get("choice")))
                .contains("assign-club", "fix-table", "rename-player", "drop-player", "admit-late-player")
                .doesNotContain("report-result", "register-player");
    }
}
