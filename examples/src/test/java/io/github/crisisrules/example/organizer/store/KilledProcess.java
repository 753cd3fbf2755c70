package io.github.crisisrules.example.organizer.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.vavr.collection.Vector;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Processes that append are killed at any moment and started again; then the log is compared with what they reported. */
final class KilledProcess {
    private final String address;
    private final EventStore store;
    private final int processes;
    private final int kills;

    KilledProcess(String address, EventStore store, int processes, int kills) {
        this.address = address;
        this.store = store;
        this.processes = processes;
        this.kills = kills;
    }

    void run() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(processes);
        try {
            Vector<Future<Integer>> counts = Vector.range(0, processes).map(i -> threads.submit(killed(i)));
            for (Future<Integer> each : counts) {
                assertThat(each.get())
                        .as("numbers acknowledged before the last kill")
                        .isGreaterThan(kills);
            }
        } finally {
            threads.shutdownNow();
        }
    }

    /** One event, written by one process after the other. */
    private Callable<Integer> killed(int process) {
        return () -> {
            String id = UUID.randomUUID().toString();
            Desk desk = StoreContract.roundOne(StoreContract.event());
            RandomSource random = Seed.of(process).random();
            int number = 0;
            int step = store.create(id, desk.concede(firstPlayer(desk)), "hash").step();
            for (int kill = 0; kill < kills; kill++) {
                Process writer = start(id, number, step);
                try (BufferedReader answers = writer.inputReader(UTF_8)) {
                    int patience = random.below(60);
                    for (String line = answers.readLine(); line != null; line = answers.readLine()) {
                        String[] parts = line.split(" ");
                        assertThat(Integer.parseInt(parts[0])).isEqualTo(number + 1);
                        number++;
                        step = Integer.parseInt(parts[1]);
                        if (patience-- == 0) {
                            Thread.sleep(0, random.below(999_999));
                            // By its handle: that leaves the output of the process to be read.
                            writer.toHandle().destroyForcibly();
                        }
                    }
                } finally {
                    writer.destroyForcibly().waitFor();
                }
            }
            Vector<Integer> kept = kept(id);
            assertThat(kept).as("each number once, in order").isEqualTo(Vector.rangeClosed(1, kept.size()));
            assertThat(kept.size())
                    .as("what was acknowledged, and at most what was on its way")
                    .isBetween(number, number + 1);
            return number;
        };
    }

    private Process start(String id, int number, int step) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx256m",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        ResultWriter.class.getName(),
                        address,
                        id,
                        Integer.toString(number),
                        Integer.toString(step))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private static String firstPlayer(Desk desk) {
        return desk.name(desk.state().rounds().head().tables().pairs().head().first());
    }

    /** The numbers in the log. */
    private Vector<Integer> kept(String id) {
        try (EventStore again = EventStore.open(address)) {
            return again.load(id)
                    .get()
                    .desk()
                    .play()
                    .steps()
                    .map(each -> each.command())
                    .filter(TournamentCommand.AmendResult.class::isInstance)
                    .map(command ->
                            ((TournamentCommand.AmendResult) command).ending().result(Editions.CHALLENGER.scoring()))
                    .map(result ->
                            Math.max(result.first().vps(), result.second().vps()));
        }
    }
}
