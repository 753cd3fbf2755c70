package io.github.crisisrules.example.organizer.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.RefusedException;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The promises of a store, on any database. */
abstract class StoreContract {
    private final String id = UUID.randomUUID().toString();
    private EventStore store;

    /** The address of the database. */
    abstract String address();

    @BeforeEach
    void open() {
        store = EventStore.open(address());
    }

    @AfterEach
    void close() {
        store.close();
    }

    @Test
    void anEventIsFoundAgainAsItWasKept() {
        StoredEvent begun = store.create(id, event(), "hash");
        StoredEvent kept = store.append(begun, roundOne(begun.desk())).get();
        try (EventStore again = EventStore.open(address())) {
            StoredEvent found = again.load(id).get();
            assertThat(found).isEqualTo(kept).isEqualTo(store.load(id).get());
            assertThat(found.desk().openMatches()).hasSize(2);
            assertThat(found.secretHash()).isEqualTo("hash");
            assertThat(found.step()).isEqualTo(found.desk().play().steps().size());
        }
        assertThat(store.load("another")).isEmpty();
    }

    @Test
    void anIdIsTakenOnce() {
        store.create(id, event(), "hash");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> store.create(id, event(), "stolen"))
                .withMessageContaining(id);
        assertThat(store.load(id).get().secretHash()).isEqualTo("hash");
    }

    @Test
    void theListOfEventsNeedsOnlyHowTheyBegan() {
        StoredEvent begun = store.create(id, event(), "hash");
        store.append(begun, roundOne(begun.desk())).get();
        change("update log set line = 'broken' where event = ? and step = 2");
        assertThat(store.titles().get(id)).contains("Club night");
        change("update log set line = 'broken' where event = ? and step = 0");
        assertThat(store.titles().get(id)).as("found by its id").contains(id);
        change("delete from log where event = ?"); // PostgreSQL's tables outlive the test
    }

    private void change(String statement) {
        try (Database database = new Database(address())) {
            assertThat(database.keeps(db -> db.change(statement, id))).isTrue();
        }
    }

    @Test
    void whatIsTakenBackIsAppendedToo() {
        StoredEvent begun = store.create(id, event(), "hash");
        StoredEvent two =
                store.append(begun, begun.desk().register("Ada", "Bruno")).get();
        StoredEvent one = store.append(two, two.desk().undo()).get();
        assertThat(one.step()).isEqualTo(3);
        try (EventStore again = EventStore.open(address())) {
            assertThat(again.load(id)).contains(one);
            assertThat(again.load(id).get().desk().state().entries()).hasSize(1);
        }
        assertThat(lines()).hasSize(4);
    }

    @Test
    void aCommandForAnEarlierStepIsRefusedAndNothingIsWritten() {
        StoredEvent begun = store.create(id, event(), "hash");
        StoredEvent first = store.append(begun, begun.desk().register("Ada")).get();
        Either<Outdated, StoredEvent> later = store.append(begun, begun.desk().register("Bruno", "Chidi", "Dana"));
        assertThat(later.getLeft().now()).isEqualTo(first);
        assertThat(lines()).hasSize(2);
        // The same form sent twice.
        assertThat(store.append(begun, begun.desk().register("Ada")).getLeft().now())
                .isEqualTo(first);
        assertThat(lines()).hasSize(2);
    }

    @Test
    void anotherProcessSeesWhatWasAppended() {
        StoredEvent begun = store.create(id, event(), "hash");
        try (EventStore other = EventStore.open(address())) {
            assertThat(other.load(id)).contains(begun);
            StoredEvent ada = store.append(begun, begun.desk().register("Ada")).get();
            assertThat(other.load(id)).contains(ada);
            assertThat(other.append(begun, begun.desk().register("Bruno"))).isEqualTo(Either.left(new Outdated(ada)));
        }
    }

    @Test
    void aLineWithOtherEventsThanTheRulesGiveIsNoticed() throws Exception {
        StoredEvent begun = store.create(id, event(), "hash");
        store.append(begun, roundOne(begun.desk())).get();
        // As if an earlier version of the rules had let Bruno's registration do something else.
        try (Database database = new Database(address())) {
            assertThat(database.keeps(db -> db.change(
                            "update log set line = replace(line, '\"name\":\"Bruno\"}}', '\"name\":\"Bruna\"}}')"
                                    + " where event = ? and step = 2",
                            id)))
                    .isTrue();
        }
        String changed = lines().get(2);
        assertThat(changed).contains("Bruno").contains("Bruna");
        try (EventStore again = EventStore.open(address())) {
            assertThatExceptionOfType(StoreException.class)
                    .isThrownBy(() -> again.load(id))
                    .withMessageContaining(id)
                    .withMessageContaining("line /2/events/0")
                    .withMessageContaining("or a rule was");
        }
    }

    @Test
    void anEventThatFailsOnceIsReadOverANewConnection() {
        StoredEvent begun = store.create(id, event(), "hash");
        assertThatExceptionOfType(StoreException.class)
                .isThrownBy(() -> store.propose("no such event", "1", report(9)));
        store.close();
        assertThat(store.load(id)).contains(begun);
    }

    @Test
    void playersProposeAndTheLastWordCounts() {
        store.create(id, event(), "hash");
        store.propose(id, "1/2", report(9));
        store.propose(id, "1/1", report(3));
        store.propose(id, "1/2", report(12));
        assertThat(store.proposals(id).toJavaMap())
                .hasSize(2)
                .containsEntry("1/1", report(3))
                .containsEntry("1/2", report(12));
        store.removeProposal(id, "1/1");
        assertThat(store.proposals(id).keySet()).containsExactly("1/2");
        assertThat(lines()).as("a proposal is no line of the log").hasSize(1);
    }

    @Test
    void ofTwoWritersOneWinsEachStep() throws Exception {
        race(2, 25);
    }

    @Test
    @Tag("fuzz")
    void ofManyWritersOneWinsEachStep() throws Exception {
        race(6, 150);
    }

    @Test
    void aKilledProcessLosesNothingThatItAnswered() throws Exception {
        new KilledProcess(address(), store, 1, 4).run();
    }

    @Test
    @Tag("fuzz")
    void processesKilledAgainAndAgainLoseNothingThatTheyAnswered() throws Exception {
        new KilledProcess(address(), store, 3, 25).run();
    }

    /** Writers with connections of their own register players, until each has often been the first. */
    private void race(int writers, int turns) throws Exception {
        store.create(id, event(), "hash");
        ExecutorService threads = Executors.newFixedThreadPool(writers);
        try {
            Vector<Future<Vector<Integer>>> running =
                    Vector.range(0, writers).map(writer -> threads.submit(writer(writer, turns)));
            Vector<Integer> won = Vector.empty();
            for (Future<Vector<Integer>> each : running) {
                won = won.appendAll(each.get());
            }
            assertThat(won.sorted()).as("each step was won once").isEqualTo(Vector.rangeClosed(1, writers * turns));
        } finally {
            threads.shutdownNow();
        }
        try (EventStore again = EventStore.open(address())) {
            Vector<String> names = again.load(id)
                    .get()
                    .desk()
                    .state()
                    .entries()
                    .map(entry -> entry.entrant().name());
            assertThat(names.sorted())
                    .isEqualTo(Vector.range(0, writers)
                            .flatMap(writer -> Vector.range(0, turns).map(turn -> "Player " + writer + "/" + turn))
                            .sorted());
        }
    }

    /** The steps that a writer won. */
    private Callable<Vector<Integer>> writer(int writer, int turns) {
        return () -> {
            Vector<Integer> won = Vector.empty();
            try (EventStore own = EventStore.open(address())) {
                StoredEvent seen = own.load(id).get();
                while (won.size() < turns) {
                    int before = seen.step();
                    Either<Outdated, StoredEvent> answer =
                            own.append(seen, seen.desk().register("Player " + writer + "/" + won.size()));
                    if (answer.isRight()) {
                        won = won.append(answer.get().step());
                    }
                    seen = answer.getOrElseGet(Outdated::now);
                    assertThat(seen.step()).isGreaterThan(before);
                }
            }
            return won;
        };
    }

    private Vector<String> lines() {
        try (Database database = new Database(address())) {
            return database.rows("select line from log where event = ? order by step", id)
                    .map(Vector::head);
        }
    }

    private static TournamentCommand report(int vps) {
        return new TournamentCommand.ReportResult(MatchEnding.victory(PlayerId.of(1), vps, PlayerId.of(2), 1));
    }

    static Desk event() {
        return Desk.challenger("Club night", Seed.of(1));
    }

    /** Five players, paired. */
    static Desk roundOne(Desk desk) throws RefusedException {
        return desk.register("Ada", "Bruno", "Chidi", "Dana", "Emil").open().pairRound();
    }
}
