package io.github.crisisrules.example.organizer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A refusal that is about one field stands at that field and nowhere else, in the words of the library and with its rule. */
class RefusedFieldTest extends DeskFixture {
    private Opened paired() {
        return announce("Fields").register(NINE.take(4)).choose("Open").choose("Pair");
    }

    /** The messages at the fields of the page that a refused form leads to. */
    private static String described(Visitor visitor, Visitor.Form form, String field) {
        var answer = visitor.post(form);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(422);
        Matcher faults = Pattern.compile("<span class=\"fault\" role=\"alert\">(.*?)</span>")
                .matcher(answer.body());
        assertThat(faults.results()).as("one fault in %s", answer.body()).hasSize(1);
        Matcher label = Pattern.compile(
                        "<(label|fieldset)[^>]*>(?:(?!</\\1>).)*name=\"" + Pattern.quote(field)
                                + "\"(?:(?!</\\1>).)*?<span class=\"fault\" role=\"alert\">(.*?)</span></\\1>",
                        Pattern.DOTALL)
                .matcher(answer.body());
        assertThat(label.find()).as("a fault at %s in %s", field, answer.body()).isTrue();
        return Visitor.plain(label.group(2));
    }

    @Test
    void aScoreOutOfRange() {
        Opened event = paired();
        Visitor.Form report =
                Visitor.choice(event.desk("now"), "Report table 1").with("q0", 0);
        assertThat(described(event.organizer(), report.with("q1.0", 100).with("q1.1", 3), "q1.0"))
                .isEqualTo("\"100\" is not a whole number from 0 to 99.");
        assertThat(described(event.organizer(), report.with("q1.0", 18).with("q1.1", "three"), "q1.1"))
                .isEqualTo("\"three\" is not a whole number from 0 to 99.");
    }

    @Test
    void aScoreThatAPlayerReports() {
        Opened event = paired();
        Visitor player = visitor();
        Visitor.Form report = Visitor.job(player.page("/e/" + event.id() + "/player/1"), "/player/1")
                .with("code", code(event, 1));
        assertThat(described(player, report.with("q0", 0).with("q1.0", "1e9").with("q1.1", 3), "q1.0"))
                .contains("is not a whole number from 0 to 99.");
        assertThat(store.proposals(event.id())).isEmpty();
    }

    @Test
    void aPlayerWhoIsNotThere() {
        Opened event = paired();
        Visitor.Form drop = Visitor.choice(event.desk("players"), "Drop a player");
        assertThat(described(event.organizer(), drop.with("q0", 9).with("q1", 0), "q0"))
                .isEqualTo("Choose one option of the list.");
    }

    @Test
    void aNameThatIsTaken() {
        Opened event = paired();
        Visitor.Form late = Visitor.choice(event.desk("players"), "Admit a late player");
        assertThat(described(event.organizer(), late.with("q0", "ADA"), "q0"))
                .isEqualTo(
                        "\"ADA\" is the name of Ada, who is registered already, or looks like it. Capitals, blanks, invisible characters and the way accents are written do not make another name. Enter a name that differs.");
    }

    @Test
    void tooFewWhoAreSeatedWithTheRule() {
        Opened event = paired();
        Visitor.Form clock = Visitor.choice(event.desk("now"), "Start the clock");
        assertThat(described(event.organizer(), clock.with("q0", 2), "q0"))
                .startsWith("Only 2 of 4 players are seated. Start the clock when more than half of them are.")
                .contains("EV-CLOCK-START");
    }

    @Test
    void aNameOrALineOfALateList() {
        Opened event = paired();
        String page = event.organizer().page("/e/" + event.id() + "/desk/list/late");
        Visitor.Form late = Visitor.job(page, "/list/late");
        assertThat(described(event.organizer(), late.with("name", "ada").with("list", ""), "name"))
                .contains("is the name of Ada, who is registered already");
        assertThat(described(event.organizer(), late.with("name", "Jo").with("list", "Tactic: A\nHero: B"), "list"))
                .isEqualTo(
                        "Line 2 cannot be read. \"Hero\" is not a kind of card. Write Character, Tactic, Secure or Extract.");
        assertThat(described(event.organizer(), late.with("name", "Jo").with("list", "Tactic: A"), "list"))
                .contains("class=\"rule\"");
    }

    @Test
    void aFieldOfAnAnnouncement() {
        Visitor house = visitor();
        house.get("/house/" + HOUSE);
        Visitor.Form form = Visitor.job(house.page("/new"), "/new")
                .with("name", "Fields")
                .with("kind", 2)
                .with("organizer", "Olga")
                .with("watchers", "Olga\nPiet")
                .with("rounds", 3)
                .with("cut", 4)
                .with("points.0", 3)
                .with("points.1", 1)
                .with("points.2", 0);
        assertThat(described(house, form.with("name", "x".repeat(201)), "name")).contains("Enter a shorter text.");
        assertThat(described(house, form.with("kind", 3), "kind")).isEqualTo("Choose one option of the list.");
        assertThat(described(house, form.with("organizer", " "), "organizer")).startsWith("The name is empty.");
        assertThat(described(house, form.with("watchers", ""), "watchers")).contains("class=\"rule\"");
        assertThat(described(house, form.with("watchers", "Olga\nOlga"), "watchers"))
                .contains("is named twice");
        assertThat(described(house, form.with("head", "Piet"), "head")).contains("is named twice");
        assertThat(described(house, form.with("special", "x".repeat(2_001)), "special"))
                .contains("at most");
        assertThat(described(house, form.with("rounds", 0), "rounds"))
                .isEqualTo("\"0\" is not a whole number from 1 to 20.");
        assertThat(described(house, form.with("cut", 1), "cut"))
                .isEqualTo("A cut lets 2 players or more advance; 0 is no cut. Enter another number.");
        assertThat(described(house, form.with("points.1", "one"), "points.1")).contains("is not a whole number");
        assertThat(described(house, form.with("points.0", 0), "points.0"))
                .contains("A better result cannot be worth fewer points than a worse one.");
        assertThat(house.post(form).statusCode()).isEqualTo(201);
    }
}
