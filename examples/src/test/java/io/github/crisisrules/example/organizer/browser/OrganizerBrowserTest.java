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
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A Challenger Event of nine players in Chromium, from registration to final ranks: a drop, a concession, an amended result and a
 * tie, on a desk's screen and on a phone. A player's phone follows it all. Pictures of the pages are in {@code target/browser}.
 */
@Tag("browser")
class OrganizerBrowserTest {
    private static final Vector<String> NAMES = Vector.of(
            "Ada", "Bruno", "Chidi", "Dana", "Emil", "Farah <b>", "Goran", "Hana", "Ines Maria von der Aue-Lindenthal");
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
    void anEventIsRunOnAWideScreen() throws IOException {
        desk = Browser.wide(folder.resolve("desk"));
        pictures = "wide";
        anEvent();
    }

    @Test
    void anEventIsRunOnAPhone() throws IOException {
        desk = Browser.narrow(folder.resolve("desk"));
        pictures = "narrow";
        anEvent();
    }

    private void anEvent() throws IOException {
        announce();
        register();
        roundOne();
        roundTwo();
        while (!event().state().isDecided()) {
            press("Pair the next round");
            await(() -> !event().openMatches().isEmpty());
            while (!event().openMatches().isEmpty()) {
                enter(FIRST_WINS, 14 + event().openMatches().size(), 9);
            }
        }
        theEnd();
        assertThat(desk.complaints())
                .as("nothing but the refused forms")
                .hasSize(2)
                .allMatch(complaint -> complaint.contains("422"));
        assertThat(phone.complaints()).isEmpty();
    }

    private void announce() throws IOException {
        desk.open(home + "/house/" + HOUSE);
        await(() -> desk.address().endsWith("/new"));
        desk.type("input[name=name]", "Saturday Challenger");
        picture("new event", desk);
        press("Announce the event");
        id = desk.text("//a[contains(@href, '/key/')]").replaceFirst(".*/e/([^/]+)/key/.*", "$1");
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
        await(() -> event().state().entries().size() == 9);
        awaitText(desk, "body", "Farah <b>");
        picture("players", desk);
        desk.click("//nav/a[text()='Now']");
        press("Open the event");
        press("Pair the next round");
        await(() -> event().openMatches().size() == 4);
    }

    /** A victory, a player who reports the result and is confirmed, a concession and a tie; then the victory is amended. */
    private void roundOne() throws IOException {
        await(() -> phone.text().contains("Round 1"));
        picture("round 1 on a phone", phone);
        picture("round 1", desk);
        RoundMatch first = event().openMatches().head();
        enter(FIRST_WINS, 18, 11);
        RoundMatch second = event().openMatches().head();
        tell(second, SECOND_WINS, 7, 16);
        desk.open(home + "/e/" + id + "/desk/now");
        awaitText(desk, "body", "Players say");
        picture("players say", desk);
        press("Confirm");
        await(() -> !event().openMatches().contains(second));
        enter(SECOND_CONCEDES, 6, 12);
        enter(DRAW, 13, 13);
        amend(first, SECOND_WINS, 11, 18);
        await(() ->
                event().state().standings().of(first.pairing().second()).get().points() == 3);
        picture("amended", desk);
    }

    /** A player drops before round 2; the bye goes to no player then. */
    private void roundTwo() throws IOException {
        desk.click("//nav/a[text()='Players']");
        desk.click("//summary[text()='Drop a player']");
        desk.click("//details[summary='Drop a player']//select[1]/option[normalize-space()='Emil']");
        picture("drop", desk);
        desk.click("//details[summary='Drop a player']//button");
        await(() -> event().state().entries().get(4).attendance() == Attendance.DROPPED);
        String late = "//details[summary='Admit a late player']";
        desk.click(late + "/summary");
        desk.type(late + "//input[@name='q0']", "ada");
        desk.click(late + "//button");
        // What the rules refuse stands at its field.
        awaitText(desk, late + "//label[input/@name='q0']/span", "is the name of Ada, who is registered already");
        picture("refused at its field", desk);
        desk.click("//nav/a[text()='Now']");
        press("Pair the next round");
        await(() -> event().openMatches().size() == 4);
        await(() -> phone.text().contains("Round 2"));
        enter(DRAW, 10, 10);
        while (!event().openMatches().isEmpty()) {
            enter(FIRST_WINS, 16, event().openMatches().size());
        }
        desk.click("//nav/a[text()='Tables']");
        desk.click("//summary[text()='Why these ranks']");
        desk.click("//summary[text()='Why these opponents']");
        picture("tables", desk);
        desk.open(home + "/e/" + id + "/desk/print/pairings");
        desk.show("print", "light");
        picture("print pairings", desk);
        desk.show("screen", "light");
        desk.open(home + "/e/" + id + "/desk/now");
    }

    private void theEnd() throws IOException {
        press("Close the event");
        await(() -> event().state().phase() == Phase.CLOSED);
        Desk over = event();
        await(() -> phone.text().contains("Champion"));
        assertThat(phone.text())
                .contains("Champion: " + over.name(over.champion().get()));
        // Every name stands where the library ranks it.
        Vector<String> ranked = over.state().finalRanks().map(rank -> over.name(rank.player()));
        Vector<String> shown = Vector.ofAll(phone.script(
                        "return [...document.querySelector('table').querySelectorAll('td[data-heading=Player]')]"
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
        desk.click(".match select[name=q0] > option[value='" + how.ordinal() + "']");
        desk.type(".match input[name='q1.0']", vps);
        desk.type(".match input[name='q1.1']", otherVps);
        desk.click(".match button");
        await(() -> event().openMatches().size() == open - 1);
    }

    /** A player reports a result on the public page. */
    private void tell(RoundMatch match, EndingKind how, int vps, int otherVps) throws IOException {
        String player = event().name(match.pairing().first());
        phone.click("//a[normalize-space()='" + player + "']");
        phone.click("select[name=q0] > option[value='" + how.ordinal() + "']");
        phone.type("input[name='q1.0']", vps);
        phone.type("input[name='q1.1']", otherVps);
        phone.click("//button[text()='Tell the organizer']");
        awaitText(phone, "body", "You reported this; the organizer has to confirm it");
        picture("a player's page", phone);
        phone.open(home + "/e/" + id);
    }

    private void amend(RoundMatch match, EndingKind how, int vps, int otherVps) {
        String form = "//details[summary='Amend a result']//details[contains(summary, '"
                + event().name(match.pairing().first()) + "')]";
        desk.click("//summary[text()='Amend a result']");
        desk.click(form + "/summary");
        desk.click(form + "//select/option[@value='" + how.ordinal() + "']");
        desk.type(form + "//label[1]/following-sibling::label//input[contains(@name, '.0')]", vps);
        desk.type(form + "//label[1]/following-sibling::label//input[contains(@name, '.1')]", otherVps);
        desk.click(form + "//button");
    }

    /** Presses the button with these words. */
    private void press(String words) {
        desk.click("//button[normalize-space()='" + words + "']");
    }

    private Desk event() {
        return store.load(id).get().desk();
    }

    /** A picture of a page that is no wider than its window, and whose results are seen without scrolling to the side. */
    private void picture(String name, Browser browser) throws IOException {
        String file = "%s-%02d-%s.png".formatted(pictures, ++taken, name.replaceAll("[^a-z0-9]+", "-"));
        browser.picture(Path.of("target", "browser", file));
        int widest = browser.script("return Math.ceil(Math.max(document.documentElement.scrollWidth,"
                        + " ...[...document.querySelectorAll('td[data-heading=Result]')]"
                        + ".map(cell => cell.getBoundingClientRect().right)))")
                .asInt();
        assertThat(widest)
                .as("the width of " + file)
                .isLessThanOrEqualTo(browser.script("return window.innerWidth").asInt());
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
