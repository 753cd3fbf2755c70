package io.github.crisisrules.example.organizer;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.example.organizer.store.EventStore;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The whole server is killed while forms come in, at any moment, and started again. A browser that got no answer sends its form once
 * more: what was answered is there, and nothing is there twice.
 */
class KilledServerTest {
    private static final String HOUSE = "the-secret-of-the-house";
    private static final int KILLS = 3;

    @TempDir
    private Path folder;

    private Process server;
    private int port;
    private Visitor organizer;

    @AfterEach
    void stop() throws InterruptedException {
        server.destroyForcibly().waitFor();
    }

    @Test
    void aFormIsDoneOnceHoweverOftenTheServerIsKilled() throws Exception {
        RandomSource random = Seed.of(19).random();
        start();
        String id = announced();
        int registered = 0;
        for (int kill = 0; kill < KILLS; kill++) {
            int last = registered + 2 + random.below(4);
            Option<Visitor.Form> unanswered = Option.none();
            while (unanswered.isEmpty()) {
                if (registered == last) {
                    CompletableFuture.delayedExecutor(random.below(20), TimeUnit.MILLISECONDS)
                            .execute(server::destroyForcibly);
                }
                Visitor.Form form = null;
                try {
                    form = Visitor.job(organizer.page("/e/" + id + "/desk/players"), "/register")
                            .with("names", "Player " + (registered + 1));
                    assertThat(organizer.post(form).statusCode()).isEqualTo(303);
                    registered++;
                } catch (AssertionError died) {
                    assertThat(died).hasCauseInstanceOf(IOException.class);
                    unanswered = Option.of(form);
                    break;
                }
            }
            start();
            for (Visitor.Form form : unanswered) {
                assertThat(organizer.post(form).statusCode())
                        .as("done now, or done before the end")
                        .isIn(303, 409);
                registered++;
            }
        }
        try (EventStore store = EventStore.open(database())) {
            assertThat(store.load(id)
                            .get()
                            .desk()
                            .state()
                            .entries()
                            .map(entry -> entry.entrant().name()))
                    .isEqualTo(Vector.rangeClosed(1, registered).map(number -> "Player " + number));
        }
        assertThat(registered).as("forms that were answered").isGreaterThan(KILLS);
    }

    private String database() {
        return "jdbc:sqlite:" + folder.resolve("events.db");
    }

    private void start() throws IOException, InterruptedException {
        if (server != null) {
            server.waitFor();
        }
        server = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx256m",
                        "-XX:TieredStopAtLevel=1",
                        "-Dorganizer.port=0",
                        "-Dorganizer.database=" + database(),
                        "-Dorganizer.secret=" + HOUSE,
                        "-cp",
                        System.getProperty("java.class.path"),
                        Organizer.class.getName())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        BufferedReader output = server.inputReader(UTF_8);
        String first = String.valueOf(output.readLine());
        port = Integer.parseInt(first.replaceFirst(".* at http://[^:]+:([0-9]+), .*", "$1"));
        enter();
    }

    /** A browser with the secret of the house and no other, so that its forms are the same before and after. */
    private void enter() {
        organizer = new Visitor(port);
        organizer.page("/house/" + HOUSE);
    }

    private String announced() {
        HttpResponse<String> answer = organizer.post(Visitor.job(organizer.page("/new"), "/new")
                .with("name", "Killed")
                .with("kind", 0)
                .with("organizer", "Olga")
                .with("watchers", "Olga"));
        enter();
        return answer.body().replaceAll("(?s).*?/e/([0-9a-f]{10}).*", "$1");
    }
}
