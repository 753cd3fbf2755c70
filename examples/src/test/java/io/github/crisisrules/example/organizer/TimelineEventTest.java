package io.github.crisisrules.example.organizer;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.tournament.game.Entry;
import io.github.crisisrules.tournament.game.Phase;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** A Timeline Event of the fewest players that its document allows, with lists of three rosters, through the forms alone. */
class TimelineEventTest extends DeskFixture {
    private static final int PLAYERS = 32;

    private Opened announced() {
        Visitor house = visitor();
        house.get("/house/" + HOUSE);
        var answer = house.post(Visitor.job(house.page("/new"), "/new")
                .with("name", "Timelines")
                .with("kind", 1)
                .with("timeline", 0)
                .with("lists", 0)
                .with("organizer", "Olga")
                .with("watchers", "Olga"));
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
        return new Opened(answer.body().replaceAll("(?s).*?/e/([0-9a-f]{10}).*", "$1"), "", house);
    }

    /** Three rosters that share nothing. */
    private static String list() {
        return Vector.rangeClosed(1, 3)
                .map(roster -> "Roster " + roster + "\n" + cards(roster))
                .mkString();
    }

    private static String cards(int roster) {
        String tens = Vector.rangeClosed(1, 10)
                .map(i -> "Character: Hero %d.%d / Alter %1$d.%2$d / 3 / 2\nTactic: T%1$d.%2$d\n".formatted(roster, i))
                .mkString();
        return tens
                + Vector.rangeClosed(1, 3)
                        .map(i -> "Secure: S%d.%d / 17\nExtract: X%1$d.%2$d / 18\n".formatted(roster, i))
                        .mkString();
    }

    private static Visitor.Form handIn(Opened event, int player) {
        return Visitor.job(event.organizer().page("/e/" + event.id() + "/desk/list/" + player), "/list/" + player);
    }

    @Test
    void thirtyTwoPlayersFromRegistrationToTheFinalRanks() {
        Opened event = announced().register(Vector.rangeClosed(1, PLAYERS - 1).map(i -> "Player " + i));
        assertThat(event.desk("now")).doesNotContain("Open the event</button>");
        event.register(Vector.of("Player " + PLAYERS));

        // What is wrong with a list is reported at the list, and nothing is stored.
        var two = event.organizer().post(handIn(event, 1).with("list", list().replaceAll("(?s)Roster 3.*", "")));
        assertThat(two.statusCode()).isEqualTo(422);
        assertThat(two.body()).contains("The list has no Roster 3. Add it.", "class=\"rule\"");
        var shared = event.organizer().post(handIn(event, 1).with("list", list().replace("T2.4", "T1.4")));
        assertThat(shared.body()).contains("is on Rosters 1 and 2");
        assertThat(stored(event).desk().state().entries().head().hasList()).isFalse();

        for (int player = 1; player <= PLAYERS; player++) {
            event.organizer().submit(handIn(event, player).with("list", list()));
        }
        assertThat(stored(event).desk().state().entries()).allMatch(Entry::hasList);
        event.choose("Open the event");
        play(event);

        var state = stored(event).desk().state();
        String champion = state.name(state.champion().get());
        assertThat(state.bracket()).isNotEmpty();
        assertThat(state.finalRanks()).hasSize(PLAYERS);
        assertThat(visitor().page("/e/" + event.id()))
                .contains("Champion: " + champion, "Final ranking", "Final rounds");
        assertThat(visitor().page("/e/" + event.id() + "/packet.md")).contains("Timeline Event", champion);
        assertThat(visitor().page("/e/" + event.id() + "/player/1")).doesNotContain("In this round Roster");
    }

    /** Presses what the page offers until the event is closed; every result is a win of the first by table number. */
    private void play(Opened event) {
        int presses = 0;
        while (stored(event).desk().state().phase() != Phase.CLOSED) {
            assertThat(++presses).as("an event ends").isLessThan(40);
            stored(event)
                    .desk()
                    .openMatches()
                    .forEach(match -> event.report(match.table(), 0, 12 + match.table() % 7, 5));
            event.choose(stored(event)
                    .desk()
                    .choices()
                    .find(choice -> choice.questions().isEmpty())
                    .get()
                    .describe());
            // Every page can be shown at every moment.
            DeskPages.PAGES.forEach(event::desk);
            visitor().page("/e/" + event.id() + "/player/1");
            if (stored(event).desk().state().roundNumber() > 0) {
                event.organizer().page("/e/" + event.id() + "/desk/print/slips");
                event.organizer().page("/e/" + event.id() + "/desk/print/pairings");
            }
        }
    }
}
