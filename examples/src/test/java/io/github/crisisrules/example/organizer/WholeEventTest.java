package io.github.crisisrules.example.organizer;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.example.organizer.store.EventStore;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.game.DropReason;
import io.github.crisisrules.tournament.game.Entry;
import io.github.crisisrules.tournament.game.Phase;
import io.github.crisisrules.tournament.game.RoundMatch;
import io.github.crisisrules.tournament.match.EndingKind;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.player.Attendance;
import io.vavr.collection.Vector;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** A day at the desk, through its pages alone. */
class WholeEventTest extends DeskFixture {
    @Test
    void ninePlayersFromRegistrationToTheFinalRanks() {
        Opened event = announce("Saturday Challenger").register(NINE);
        assertThat(event.desk("now")).contains("The event can be opened, with 9 players.");
        event.choose("Open the event").choose("Pair the next round");

        // Round 1: a win, a time, a draw, and a concession at 3–9; one of the nine has the bye.
        event.report(1, 0, 18, 11).report(2, 2, 14, 12).report(3, 5, 9, 9).report(4, 3, 3, 9);
        assertThat(stored(event)
                        .desk()
                        .state()
                        .rounds()
                        .head()
                        .endings()
                        .map(end -> end.get().getClass()))
                .isEqualTo(Vector.of(
                        MatchEnding.Victory.class,
                        MatchEnding.Time.class,
                        MatchEnding.Draw.class,
                        MatchEnding.Concession.class));

        // The result of table 2 was wrong.
        String now = event.desk("now");
        Visitor.Form amend = Visitor.choice(now, "Amend round 1, table 2");
        assertThat(now).as("the recorded result").contains("value=\"14\"", "value=\"12\"");
        event.organizer().submit(amend.with("q0", 2).with("q1.0", 12).with("q1.1", 14));
        assertThat(stored(event)
                        .desk()
                        .state()
                        .rounds()
                        .head()
                        .results(Editions.CHALLENGER.scoring())
                        .get(1)
                        .first()
                        .vps())
                .isEqualTo(12);

        // A player leaves between rounds, another comes late, one is let back in.
        String players = event.desk("players");
        event.organizer()
                .submit(Visitor.choice(players, "Drop a player").with("q0", 0).with("q1", 0));
        event.organizer()
                .submit(Visitor.choice(event.desk("players"), "Admit a late player")
                        .with("q0", "Jo"));
        assertThat(event.desk("players")).contains("Jo").contains("dropped");
        event.organizer().submit(Visitor.choice(event.desk("players"), "Let a player rejoin"));

        for (int round = 2; round <= 4; round++) {
            event.choose("Pair the next round");
            int tables = stored(event).desk().openMatches().size();
            for (int table = 1; table <= tables; table++) {
                event.report(table, table % 2, 10 + table, 12);
            }
        }
        Visitor.Form undo = Visitor.job(event.desk("now"), "/undo");
        event.choose("Close the event");

        var state = stored(event).desk().state();
        assertThat(state.phase()).isEqualTo(Phase.CLOSED);
        String champion = state.name(state.champion().get());
        assertThat(event.desk("now")).contains("Champion: " + champion);
        assertThat(visitor().page("/e/" + event.id())).contains("Champion: " + champion, "Final ranking");
        // The seed is revealed in the packet, with the id as the salt; nothing is taken back any more.
        assertThat(visitor().page("/e/" + event.id() + "/packet.md"))
                .contains("Seed: `" + state.seed() + "`", "Salt: " + event.id(), "It was published before round 1.");
        assertThat(event.desk("now")).doesNotContain("/now/undo");
        assertThat(event.organizer()
                        .post(undo.with("step", stored(event).step()))
                        .statusCode())
                .isEqualTo(422);

        // Everything is in the rows of the database: another process finds the same event.
        try (EventStore other = EventStore.open("jdbc:sqlite:" + folder.resolve("events.db"))) {
            assertThat(other.load(event.id()).get().desk())
                    .isEqualTo(stored(event).desk());
        }
    }

    @Test
    void aHouseEventWithACutHasARaceABracketAndAWinner() {
        Visitor house = visitor();
        house.get("/house/" + HOUSE);
        var answer = house.post(Visitor.job(house.page("/new"), "/new")
                .with("name", "House")
                .with("kind", 2)
                .with("organizer", "Olga")
                .with("watchers", "Olga")
                .with("rounds", 2)
                .with("cut", 2)
                .with("points.0", 3)
                .with("points.1", 1)
                .with("points.2", 0)
                .with("byes", 0));
        String id = answer.body().replaceAll("(?s).*?/e/([0-9a-f]{10}).*", "$1");
        Opened event = new Opened(id, "", house).register(NINE.take(5));
        event.organizer()
                .submit(Visitor.choice(event.desk("players"), "Give a bye in round 1")
                        .with("q0", 4)
                        .with("q1", 1));
        event.choose("Open").choose("Pair").report(1, 0, 20, 3).report(2, 0, 15, 9);
        assertThat(visitor().page("/e/" + id)).contains("Race for the top 2");
        event.choose("Pair")
                .report(1, 0, 20, 3)
                .report(2, 0, 15, 9)
                .choose("Make the cut")
                .choose("Pair");
        assertThat(visitor().page("/e/" + id)).contains("Final rounds").doesNotContain("Race for");
        event.report(1, 1, 9, 10).choose("Close");
        assertThat(visitor().page("/e/" + id)).contains("Champion: ").contains("lost in final round 1");
    }

    @Test
    void whoeverHasTheSecretOfTheHouseFindsEveryEvent() {
        Opened event = announce("Found again").register(NINE.take(4));
        Visitor house = visitor();
        house.get("/house/" + HOUSE);
        assertThat(house.page("/")).contains("href=\"/new\"");
        assertThat(visitor().page("/")).doesNotContain("href=\"/new\"");
        assertThat(house.page("/new")).contains("Found again", "/e/" + event.id() + "/desk/now");
        assertThat(house.page("/e/" + event.id() + "/desk/players")).contains("Ada");
    }

    @Test
    void whoeverIsNotTickedAtTheCheckInIsDroppedAsANoShow() {
        Opened event = announce("Check-in").register(Vector.of("Ada", "Bruno", "Chidi"));
        Visitor.Form absentForm = Visitor.job(event.desk("players"), "/absent");
        assertThat(event.organizer().post(absentForm).body()).contains("No player is ticked.");
        Visitor.Form here = absentForm.with("here", 1);
        event.organizer()
                .post(
                        here.action(),
                        java.net.http.HttpRequest.BodyPublishers.ofString(Visitor.encoded(here) + "&here=3"));
        assertThat(stored(event).desk().state().active().map(player -> player.number()))
                .isEqualTo(Vector.of(1, 3));
    }

    @Test
    void aListIsHandedInAndItsFaultsAreReportedByTheLibrary() {
        Opened event = announce("Lists").register(NINE.take(4));
        String page = event.organizer().page("/e/" + event.id() + "/desk/list/1");
        String full = list();
        var refused =
                event.organizer().post(Visitor.job(page, "/list/1").with("list", full.replace("Tactic: T9\n", "")));
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.body()).contains("class=\"fault\"", "class=\"rule\"", "Character: Hero 1 / Alter 1 / 3 / 2");
        var unreadable = event.organizer().post(Visitor.job(page, "/list/1").with("list", "Charakter: x"));
        assertThat(unreadable.body()).contains("Line 1 cannot be read. &quot;Charakter&quot; is not a kind of card.");
        event.organizer().submit(Visitor.job(page, "/list/1").with("list", full));
        assertThat(stored(event).desk().state().entries().head().hasList()).isTrue();
        // The organizer sees the list; others do once the event is open and it is final.
        String line = "<li>Character: Hero 1 / Alter 1 / 3 / 2</li>";
        assertThat(event.desk("list/1")).contains("On file; another list replaces it", line);
        assertThat(visitor().page("/e/" + event.id() + "/player/1")).doesNotContain(line);
        assertThat(visitor().page("/e/" + event.id())).contains("list handed in");
        event.choose("Open");
        assertThat(visitor().page("/e/" + event.id() + "/player/1")).contains("The list", line);
    }

    private static String list() {
        return Vector.rangeClosed(1, 10)
                        .map(i -> "Character: Hero " + i + " / Alter " + i + " / 3 / 2\n")
                        .mkString()
                + Vector.rangeClosed(1, 10).map(i -> "Tactic: T" + i + "\n").mkString()
                + Vector.rangeClosed(1, 3)
                        .map(i -> "Secure: S" + i + " / 17\nExtract: X" + i + " / 18\n")
                        .mkString();
    }

    @Test
    void theClockShowsPlayersThatItRunsAndNeverForHowLong() {
        Opened event = announce("Clock").register(NINE.take(4)).choose("Open").choose("Pair");
        assertThat(event.desk("now"))
                .as("the clock on the wall is asked, not people")
                .doesNotContain("What time is it");
        var few = event.organizer()
                .post(Visitor.choice(event.desk("now"), "Start the clock").with("q0", 2));
        assertThat(few.statusCode()).isEqualTo(422);
        assertThat(few.body())
                .contains(
                        "Only 2 of 4 players are seated. Start the clock when more than half of them are.",
                        "EV-CLOCK-START");
        event.organizer()
                .submit(Visitor.choice(event.desk("now"), "Start the clock").with("q0", 4));
        assertThat(visitor().page("/e/" + event.id()))
                .contains("Round 1: The clock is running.")
                .doesNotContain("minutes");
        assertThat(event.desk("now")).containsPattern("Round 1 has 9[0-9] minutes. 9[0-9] minutes are left.");
        pass(Duration.ofMinutes(96));
        assertThat(visitor().page("/e/" + event.id())).contains("Round 1: Time is up after ");
        assertThat(event.desk("now")).contains("Round 1 has ", "Time is up.");
    }

    @Test
    void theLastCommandIsTakenBackAndTheLogKeepsBoth() {
        Opened event = announce("Undo").register(NINE.take(4)).choose("Open");
        int step = stored(event).step();
        event.organizer().submit(Visitor.job(event.desk("now"), "/undo"));
        assertThat(stored(event).desk().state().phase()).isEqualTo(Phase.REGISTRATION);
        assertThat(stored(event).step()).isEqualTo(step + 1);
        assertThat(event.desk("log")).contains("Register Dana").doesNotContain("Open the event</strong>");
    }

    @Test
    void pairingsSlipsAndReasonsAreThere() {
        Opened event = announce("Paper").register(NINE.take(4)).choose("Open").choose("Pair");
        String slips = event.organizer().page("/e/" + event.id() + "/desk/print/slips");
        assertThat(slips.split("class=\"slip\"", -1)).hasSize(3);
        assertThat(event.organizer().page("/e/" + event.id() + "/desk/print/pairings"))
                .contains("Round 1, seats");
        event.report(1, 0, 18, 11).report(2, 0, 18, 11);
        assertThat(event.desk("tables")).contains("Why these ranks", "EV-", "Why these opponents");
        assertThat(visitor().page("/e/" + event.id() + "/player/1")).contains("Why this rank", "Round 1: ");
    }

    @Test
    void aMatchEndsInEveryWayThatTheLibraryKnows() {
        Vector<EndingKind> ways = Vector.of(EndingKind.values());
        Opened event = announce("Endings")
                .register(Vector.rangeClosed(1, 2 * ways.size()).map(i -> "Player " + i))
                .choose("Open")
                .choose("Pair");
        Vector<RoundMatch> matches = stored(event).desk().openMatches();
        ways.forEach(way -> event.report(way.ordinal() + 1, way.ordinal(), 9, 9 - way.ordinal() % 5));
        assertThat(stored(event).desk().state().rounds().head().endings().map(end -> end.get()))
                .isEqualTo(ways.zipWith(
                        matches,
                        (way, match) -> way.of(
                                match.pairing().first(), 9, match.pairing().second(), 9 - way.ordinal() % 5)));
    }

    @Test
    void aPlayerWhoDoesNotAppearAtTheTableIsDropped() {
        Opened event = announce("No-show").register(NINE.take(4)).choose("Open").choose("Pair");
        event.organizer()
                .submit(Visitor.choice(event.desk("players"), "Drop a player")
                        .with("q0", 2)
                        .with("q1", DropReason.NO_SHOW.ordinal()));
        assertThat(stored(event).desk().state().entries().get(2).attendance()).isEqualTo(Attendance.DROPPED);
        assertThat(stored(event).desk().openMatches()).hasSize(1);
        assertThat(visitor().page("/e/" + event.id())).contains("Chidi");
    }

    @Test
    void aTimelineEventNamesItsTimeline() {
        Visitor house = visitor();
        house.get("/house/" + HOUSE);
        Visitor.Form form = Visitor.job(house.page("/new"), "/new")
                .with("name", "Timelines")
                .with("kind", 1)
                .with("timeline", 1)
                .with("organizer", "Olga")
                .with("watchers", "Olga");
        String id = house.post(form).body().replaceAll("(?s).*?/e/([0-9a-f]{10}).*", "$1");
        assertThat(visitor().page("/e/" + id))
                .contains("Timeline Event", Editions.TIMELINE.timelines().get(1).toString());
        // Faults of an announcement are shown, and the typed text stays.
        var refused = house.post(form.with("watchers", "").with("special", "No chess clocks"));
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.body()).contains("class=\"fault\"", "value=\"Timelines\"", "No chess clocks</textarea>");
    }

    @Test
    void aPlayerComesLateWithAList() {
        Opened event = announce("Late").register(NINE.take(4)).choose("Open").choose("Pair");
        Visitor.Form late = Visitor.job(event.organizer().page("/e/" + event.id() + "/desk/list/late"), "/list/late")
                .with("name", "Jo");
        var refused = event.organizer().post(late.with("list", list().replace("Tactic: T9\n", "")));
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.body()).contains("class=\"rule\"", "value=\"Jo\"");
        event.organizer().submit(late.with("list", list()));
        Entry jo = stored(event).desk().state().entries().last();
        assertThat(jo.entrant().name()).isEqualTo("Jo");
        assertThat(jo.hasList()).isTrue();
    }
}
