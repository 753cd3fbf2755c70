package io.github.crisisrules.example.organizer.load;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.example.organizer.store.EventStore;
import io.github.crisisrules.example.tournament.PlayedEvent;
import io.github.crisisrules.json.log.LogFormats;
import io.github.crisisrules.tournament.Desk;
import io.vavr.collection.Vector;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Twenty events of 64 players in one database: opening one takes the time of its own replay, whatever else is there. */
@Tag("load")
class YearOfEventsTest {
    private static final int EVENTS = 20;
    private static final int TURNS = 7;

    @Test
    void anyEventIsOpenedInTheTimeOfItsOwnReplay(@TempDir Path folder) throws Exception {
        Vector<Desk> played =
                Vector.range(0, EVENTS).map(i -> PlayedEvent.of(Seed.of(i)).desk());
        String year = "jdbc:sqlite:" + folder.resolve("year.db");
        String single = "jdbc:sqlite:" + folder.resolve("single.db");
        try (EventStore store = EventStore.open(year);
                EventStore alone = EventStore.open(single)) {
            played.forEachWithIndex((desk, i) -> store.create("event-" + i, desk, "hash"));
            alone.create("event-7", played.get(7), "hash");
        }
        Vector<Double> openings = Vector.empty();
        Vector<Double> decisions = Vector.empty();
        Vector<Double> alone = Vector.empty();
        for (int turn = 0; turn < TURNS; turn++) {
            for (int i = 0; i < EVENTS; i++) {
                Desk desk = played.get(i);
                String id = "event-" + i;
                Vector<String> lines = LogFormats.EVENTS.lines(desk.play());
                double replay = millis(() -> LogFormats.EVENTS.readLines(lines).get());
                double decided = millis(() -> desk.play().replay().get());
                double opening = millis(() -> opened(year, id));
                if (turn > 1) { // the first turns warm up
                    openings = openings.append(opening / replay);
                    decisions = decisions.append(opening / decided);
                    if (i == 7) {
                        alone = alone.append(opening / millis(() -> opened(single, id)));
                    }
                }
            }
        }
        assertThat(openings).hasSize((TURNS - 2) * EVENTS);
        System.out.printf(
                "%d events of 64, %d lines, %d KB in one database%n",
                EVENTS,
                played.map(desk -> desk.play().steps().size() + 1).sum().intValue(),
                Files.size(folder.resolve("year.db")) / 1024);
        System.out.printf("opening one: %.2f of reading its own lines from memory (median)%n", median(openings));
        System.out.printf("opening one: %.2f of deciding its commands again (median)%n", median(decisions));
        System.out.printf("opening one: %.2f of opening it where it is alone (median)%n", median(alone));
    }

    private static Desk opened(String address, String id) {
        try (EventStore store = EventStore.open(address)) {
            return store.load(id).get().desk();
        }
    }

    private static double millis(Supplier<?> work) {
        long start = System.nanoTime();
        assertThat(work.get()).isNotNull();
        return (System.nanoTime() - start) / 1e6;
    }

    private static double median(Vector<Double> values) {
        return values.sorted().get(values.size() / 2);
    }
}
