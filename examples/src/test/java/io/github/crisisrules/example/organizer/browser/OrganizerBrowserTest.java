package io.github.crisisrules.example.organizer.browser;

import static io.github.crisisrules.tournament.match.EndingKind.DRAW;
import static io.github.crisisrules.tournament.match.EndingKind.FIRST_WINS;
import static io.github.crisisrules.tournament.match.EndingKind.SECOND_CONCEDES;
import static io.github.crisisrules.tournament.match.EndingKind.SECOND_WINS;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.example.organizer.OrganizerServer;
import io.github.crisisrules.example.organizer.store.EventStore;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.game.Phase;
import io.github.crisisrules.tournament.game.RoundMatch;
import io.github.crisisrules.tournament.match.EndingKind;
import io.github.crisisrules.tournament.player.Attendance;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A whole Challenger Event with a cut and a whole Timeline Event in Chromium, on a desk's screen and on a phone. A player's
 * phone follows it all. Pictures of the pages are in {@code target/browser}.
 */
@Tag("browser")
class OrganizerBrowserTest {
    private static final Vector<String> NAMES = Vector.of(
                    "Ada",
                    "Bruno",
                    "Chidi",
                    "Dana",
                    "Emil",
                    "Farah <b>",
                    "Goran",
                    "Hana",
                    "Ines Maria von der Aue-Lindenthal")
            .appendAll(Vector.rangeClosed(10, 17).map(number -> "Player " + number));
    private static final String HOUSE = "the-secret-of-the-house";

    @TempDir
    private Path folder;

    private EventStore store;
    private OrganizerServer server;
    private Browser desk;
    private Browser phone;
    private String home;
    private String id;
    private String pictures;
    private int taken;

    @BeforeEach
    void start() throws IOException {
        store = EventStore.open("jdbc:sqlite:" + folder.resolve("events.db"));
        server = OrganizerServer.start(store, Clock.systemUTC(), "127.0.0.1", 0, HOUSE);
        home = "http://127.0.0.1:" + server.port();
        phone = Browser.narrow(folder.resolve("phone"));
        phone.show("screen", "dark");
    }

    @AfterEach
    void stop() {
        phone.close();
        desk.close();
        server.close();
        store.close();
    }

    @Test
    void aChallengerIsRunOnAWideScreen() throws IOException {
        desk = Browser.wide(folder.resolve("desk"));
        pictures = "challenger-wide";
        challenger();
    }

    @Test
    void aChallengerIsRunOnAPhone() throws IOException {
        desk = Browser.narrow(folder.resolve("desk"));
        pictures = "challenger-narrow";
        challenger();
    }

    @Test
    void aTimelineEventIsRunOnAWideScreen() throws IOException {
        desk = Browser.wide(folder.resolve("desk"));
        pictures = "timeline-wide";
        timeline();
    }

    @Test
    void aTimelineEventIsRunOnAPhone() throws IOException {
        desk = Browser.narrow(folder.resolve("desk"));
        pictures = "timeline-narrow";
        timeline();
    }

    private void challenger() throws IOException {
        desk.open(home + "/house/" + HOUSE);
        await(() -> desk.address().endsWith("/new"));
        announce("Saturday Challenger");
        register();
        roundOne();
        roundTwo();
        play();
        assertThat(event().state().cut()).as("there was a cut").isNotEmpty();
        theEnd();
        assertThat(desk.complaints())
                .as("nothing but the refused forms")
                .hasSize(4)
                .allMatch(complaint -> complaint.contains("422"));
        assertThat(phone.complaints()).isEmpty();
    }

    private void timeline() throws IOException {
        desk.open(home + "/house/" + HOUSE);
        await(() -> desk.address().endsWith("/new"));
        desk.click("select[name=kind] > option[value='1']");
        desk.click("select[name=timeline] > option[value='0']");
        desk.click("select[name=lists] > option[value='1']");
        announce("Timelines");
        desk.type(
                "textarea[name=names]",
                Vector.rangeClosed(1, 32).map(i -> "Player " + i).mkString("\n"));
        press("Register");
        await(() -> event().state().entries().size() == 32);
        desk.open(home + "/e/" + id + "/desk/list/1");
        desk.type("textarea[name=list]", list());
        press("Hand in");
        await(() -> event().state().entries().head().hasList());
        desk.open(home + "/e/" + id + "/desk/list/1");
        awaitText(desk, "body", "Character: Hero 3.10 / Alter 3.10 / 3 / 2");
        picture("a list on file", desk);
        desk.open(home + "/e/" + id + "/desk/now");
        choose("OpenEvent");
        choose("PairRound");
        await(() -> event().openMatches().size() == 16);
        await(() -> phone.text().contains("Roster "));
        picture("seats with the roster", phone);
        // Sixteen tables fit on few screens, and a search finds one.
        int height = desk.script("return document.documentElement.scrollHeight").asInt();
        assertThat(height).as("the height of sixteen tables").isLessThan(3_000);
        picture("sixteen tables", desk);
        desk.type(".search", "Player 17");
        assertThat(found(desk, "details.match"))
                .as("the matches with what is searched for")
                .isEqualTo(1);
        assertThat(found(desk, "details.match button"))
                .as("its form, which is open")
                .isEqualTo(1);
        picture("found", desk);
        desk.type(".search", "table 3");
        assertThat(found(desk, "details.match")).as("table 3").isEqualTo(1);
        desk.type(".search", "3");
        assertThat(found(desk, "details.match")).as("3 is a table").isEqualTo(1);
        phone.type(".search", "table 3");
        assertThat(found(phone, "main > .wide:first-of-type tbody tr"))
                .as("the players at table 3")
                .isEqualTo(2);
        assertThat(found(phone, "#announcement tbody tr"))
                .as("the announcement, which a search leaves alone")
                .isPositive();
        phone.type(".search", "");
        desk.open(home + "/e/" + id + "/desk/print/slips");
        picture("slips", desk);
        assertThat(desk.text()).contains("Roster ");
        desk.open(home + "/e/" + id + "/desk/now");
        play();
        assertThat(event().state().bracket()).as("there were final rounds").isNotEmpty();
        theEnd();
        assertThat(desk.complaints()).isEmpty();
        assertThat(phone.complaints()).isEmpty();
    }

    /** The number of things that a search left. */
    private static int found(Browser browser, String things) {
        return browser.script(
                        "return [...document.querySelectorAll(arguments[0])].filter(each => each.offsetHeight > 0).length",
                        things)
                .asInt();
    }

    /** Three rosters that share nothing. */
    private static String list() {
        return Vector.rangeClosed(1, 3)
                .map(roster -> "Roster " + roster + "\n"
                        + Vector.rangeClosed(1, 10)
                                .map(i -> "Character: Hero %d.%d / Alter %1$d.%2$d / 3 / 2\nTactic: T%1$d.%2$d\n"
                                        .formatted(roster, i))
                                .mkString()
                        + Vector.rangeClosed(1, 3)
                                .map(i -> "Secure: S%d.%d / 17\nExtract: X%1$d.%2$d / 18\n".formatted(roster, i))
                                .mkString())
                .mkString();
    }

    private void announce(String name) throws IOException {
        desk.type("input[name=name]", name);
        picture("new event", desk);
        press("Announce the event");
        id = desk.text("//a[contains(@href, '/key/')]").replaceFirst(".*/e/([^/]+)/key/.*", "$1");
        picture("announced", desk);
        phone.open(home + "/e/" + id);
        desk.click("//a[text()='Register players']");
    }

    private void register() throws IOException {
        desk.type("textarea[name=names]", NAMES.append("ada").mkString("\n"));
        press("Register");
        // The refusal stands at its field.
        awaitText(desk, "form[action$=register] .fault", "ada");
        picture("refused", desk);
        assertThat(event().state().entries()).as("all names or none").isEmpty();
        desk.type("textarea[name=names]", NAMES.mkString("\n"));
        press("Register");
        await(() -> event().state().entries().size() == 17);
        awaitText(desk, "body", "Farah <b>");
        picture("players", desk);
        desk.click("//nav/a[text()='Now']");
        choose("OpenEvent");
        choose("PairRound");
        await(() -> event().openMatches().size() == 8);
    }

    /** A slip of the finger, a player who reports the result and is confirmed, a concession and a tie; then the victory is amended. */
    private void roundOne() throws IOException {
        await(() -> phone.text().contains("Round 1"));
        picture("round 1 on a phone", phone);
        picture("round 1", desk);
        RoundMatch first = event().openMatches().head();
        fill(first, FIRST_WINS, 3, 16);
        awaitText(desk, "body", "the VPs suggest another ending");
        picture("asked once more", desk);
        assertThat(event().openMatches()).hasSize(8);
        // News do not take away what was typed, and the page of the form can be loaded again.
        store.announce(id, "Hurry up.");
        awaitText(desk, ".news", "The event has changed.");
        assertThat(desk.script(
                                "return document.querySelector(arguments[0]).value",
                                "#table-" + first.table() + " [name='q1.0']")
                        .asText())
                .isEqualTo("3");
        desk.click(".news a");
        await(() -> desk.address().endsWith("/now"));
        store.announce(id, "");
        fill(first, FIRST_WINS, 3, 16);
        awaitText(desk, "body", "the VPs suggest another ending");
        desk.click("#table-" + first.table() + " input[name=sure]");
        desk.click("#table-" + first.table() + " button");
        await(() -> event().openMatches().size() == 7);
        RoundMatch second = event().openMatches().head();
        submit(second, SECOND_WINS, 7, 16);
        desk.open(home + "/e/" + id + "/desk/now");
        awaitText(desk, "body", "Players say");
        picture("players say", desk);
        press("Confirm");
        await(() -> !event().openMatches().contains(second));
        enter(SECOND_CONCEDES, 6, 12);
        enter(DRAW, 13, 13);
        amend(first, FIRST_WINS, 18, 11);
        await(() ->
                event().state().standings().of(first.pairing().first()).get().vps() == 18);
        picture("amended", desk);
        desk.click("//summary[text()='Announce']");
        desk.type("textarea[name=words]", "Lunch is at one.");
        press("Show");
        awaitText(phone, "body", "Lunch is at one.");
        phone.click("//footer/a[text()='Español']");
        await(() -> language().equals("es"));
        picture("in Spanish on a phone", phone);
        phone.click("//footer/a[text()='English']");
        await(() -> language().equals("en"));
        while (!event().openMatches().isEmpty()) {
            enter(FIRST_WINS, 16, event().openMatches().size());
        }
    }

    /** A player drops before round 2; the bye goes to no player then. */
    private void roundTwo() throws IOException {
        desk.click("//nav/a[text()='Players']");
        desk.click("#drop-player > summary");
        desk.click("//details[@id='drop-player']//select[1]/option[normalize-space()='Emil']");
        desk.click("#drop-player select[name=q1] > option[value='0']");
        picture("drop", desk);
        choose("drop-player");
        await(() -> event().state().entries().get(4).attendance() == Attendance.DROPPED);
        desk.click("#admit-late-player > summary");
        desk.type("#admit-late-player input[name=q0]", "ada");
        choose("admit-late-player");
        // What the rules refuse stands at its field.
        awaitText(desk, "#admit-late-player label:has([name=q0]) > span", "Ada");
        picture("refused at its field", desk);
        desk.click("//nav/a[text()='Now']");
        choose("PairRound");
        await(() -> event().openMatches().size() == 8);
        await(() -> phone.text().contains("Round 2"));
        desk.type("form:has([value=start-clock]) input[name=q0]", 16);
        choose("start-clock");
        awaitText(desk, "body", "Only organizers see this.");
        picture("the time left", desk);
        // It goes on while something is typed.
        desk.script("document.querySelector('.clock').textContent = '';"
                + " document.body.dispatchEvent(new Event('input', {bubbles: true}))");
        awaitText(desk, "body", "Only organizers see this.");
        enter(DRAW, 10, 10);
        while (!event().openMatches().isEmpty()) {
            enter(FIRST_WINS, 16, event().openMatches().size());
        }
        desk.click("//nav/a[text()='Tables']");
        desk.click("//summary[text()='Why these ranks']");
        desk.click("//summary[text()='Why these opponents']");
        picture("tables", desk);
        desk.open(home + "/e/" + id + "/desk/print/forecast");
        picture("estimated chances", desk);
        for (String page : Vector.of("pairings", "standings", "slips", "code")) {
            desk.open(home + "/e/" + id + "/desk/print/" + page);
            desk.show("print", "light");
            picture("print " + page, desk);
            desk.show("screen", "light");
        }
        desk.click("//footer/a[text()='Español']");
        desk.open(home + "/e/" + id + "/desk/players");
        picture("in Spanish", desk);
        desk.click("//footer/a[text()='English']");
        desk.open(home + "/e/" + id + "/desk/more");
        picture("more", desk);
        desk.open(home + "/e/" + id + "/desk/now");
    }

    /** Presses what the page offers until the event is decided. */
    private void play() throws IOException {
        for (int presses = 0; !event().state().isDecided(); presses++) {
            assertThat(presses).as("an event ends").isLessThan(20);
            while (!event().openMatches().isEmpty()) {
                enter(FIRST_WINS, 14 + event().openMatches().size(), 9);
            }
            if (!event().state().isDecided()) {
                int steps = event().play().steps().size();
                desk.click(".next button");
                await(() -> event().play().steps().size() > steps);
                if (event().state().bracket().exists(finals -> finals.rounds().size() == 1)) {
                    picture("final rounds", desk);
                    await(() -> phone.text().contains("Final rounds"));
                    picture("final rounds on a phone", phone);
                }
            }
        }
    }

    private void theEnd() throws IOException {
        choose("CloseEvent");
        await(() -> event().state().phase() == Phase.CLOSED);
        Desk over = event();
        await(() -> phone.text().contains("Champion"));
        assertThat(phone.text())
                .contains("Champion: " + over.name(over.champion().get()));
        // Every name stands where the library ranks it.
        Vector<String> ranked = over.state().finalRanks().map(rank -> over.name(rank.player()));
        Vector<String> shown = Vector.ofAll(phone.script(
                        "return [...document.querySelector('table').querySelectorAll('td[data-column=player]')]"
                                + ".map(cell => cell.innerText.trim())"))
                .map(cell -> cell.asText());
        assertThat(shown).isEqualTo(ranked);
        picture("final ranks on a phone", phone);
        desk.click("//nav/a[text()='Tables']");
        picture("final ranks", desk);
        desk.click("//nav/a[text()='Log']");
        picture("log", desk);
    }

    /** Enters the result of the first open match. */
    private void enter(EndingKind how, int vps, int otherVps) {
        int open = event().openMatches().size();
        fill(event().openMatches().head(), how, vps, otherVps);
        await(() -> event().openMatches().size() == open - 1);
    }

    private void fill(RoundMatch match, EndingKind how, int vps, int otherVps) {
        String form = "#table-" + match.table();
        if (!desk.script("return document.querySelector(arguments[0]).open", form)
                .asBoolean()) {
            desk.click(form + " > summary");
        }
        desk.click(form + " select[name=q0] > option[value='" + how.ordinal() + "']");
        desk.type(form + " input[name='q1.0']", vps);
        desk.type(form + " input[name='q1.1']", otherVps);
        desk.click(form + " button");
    }

    /** A player opens the link on the slip and reports a result. */
    private void submit(RoundMatch match, EndingKind how, int vps, int otherVps) throws IOException {
        int player = match.pairing().first().number();
        desk.open(home + "/e/" + id + "/desk/print/slips");
        picture("slips", desk);
        String link = desk.script(
                        "return document.querySelector(arguments[0]).getAttribute('aria-label')",
                        "svg[aria-label*='/player/" + player + "/']")
                .asText();
        phone.open(link);
        await(() -> phone.address().endsWith("/player/" + player));
        phone.click("select[name=q0] > option[value='" + how.ordinal() + "']");
        phone.type("input[name='q1.0']", vps);
        phone.type("input[name='q1.1']", otherVps);
        phone.click("//button[text()='Report to the organizer']");
        awaitText(phone, "body", "You reported this; the organizer has to confirm it");
        picture("a player's page", phone);
        phone.open(home + "/e/" + id);
    }

    private void amend(RoundMatch match, EndingKind how, int vps, int otherVps) {
        String form = "//details[summary='Amend a result']//details[contains(summary, '"
                + event().name(match.pairing().first()) + "')]";
        desk.click("//summary[text()='Amend a result']");
        desk.click(form + "/summary");
        assertThat(desk.script("return document.querySelector('#amend input[name=\"q1.0\"]').value")
                        .asText())
                .as("a correction begins with the recorded result")
                .isNotEmpty();
        desk.click(form + "//select/option[@value='" + how.ordinal() + "']");
        desk.type(form + "//label[1]/following-sibling::label//input[contains(@name, '.0')]", vps);
        desk.type(form + "//label[1]/following-sibling::label//input[contains(@name, '.1')]", otherVps);
        desk.click(form + "//button");
    }

    /** The language of the page on the phone. */
    private String language() {
        return phone.script("return document.documentElement.lang").asText();
    }

    /** Presses the button of a choice of the library, by its id: its words may change. */
    private void choose(String id) {
        desk.click("form:has(> input[name=choice][value='" + id + "']) button");
    }

    /** Presses the button with these words of the desk. */
    private void press(String words) {
        desk.click("//button[normalize-space()='" + words + "']");
    }

    private Desk event() {
        return store.load(id).get().desk();
    }

    /** A picture of a page that is no wider than its window, and whose columns are seen without scrolling to the side. */
    private void picture(String name, Browser browser) throws IOException {
        String file = "%s-%02d-%s.png"
                .formatted(pictures, ++taken, name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-"));
        browser.picture(Path.of("target", "browser", file));
        int widest = browser.script("return Math.ceil(Math.max(document.documentElement.scrollWidth,"
                        + " ...[...document.querySelectorAll('td:is([data-column=result], [data-column=goes_on], [data-column=how], .code)')]"
                        + ".map(cell => cell.getBoundingClientRect().right)))")
                .asInt();
        assertThat(widest)
                .as("the width of " + file)
                .isLessThanOrEqualTo(browser.script("return document.documentElement.clientWidth")
                        .asInt());
    }

    /** Waits for a text: a click returns before the page that it leads to has come. */
    private static void awaitText(Browser browser, String selector, String text) {
        await(() -> browser.text(selector).contains(text));
    }

    private static void await(BooleanSupplier condition) {
        long end = System.nanoTime() + 20_000_000_000L;
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).as("20 seconds have passed").isLessThan(end);
            try {
                Thread.sleep(50);
            } catch (InterruptedException e) {
                throw new IllegalStateException("interrupted while waiting for a page", e);
            }
        }
    }
}
