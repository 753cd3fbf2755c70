package io.github.crisisrules.example.organizer;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** While another program keeps the database locked, pages are shown, and a change is answered with a clear page. */
class LockedDatabaseTest extends DeskFixture {
    @Test
    void readersDoNotWaitForTheLockAndAWriterIsAskedToTryAgain() throws Exception {
        Opened event = announce("Locked").register(NINE.take(4)).choose("Open").choose("Pair");
        Visitor.Form report = Visitor.choice(event.desk("now"), "Report table 1")
                .with("q0", 0)
                .with("q1.0", 18)
                .with("q1.1", 11);
        HttpResponse<String> refused;
        try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("events.db"));
                Statement statement = other.createStatement()) {
            statement.execute("begin exclusive");
            CompletableFuture<HttpResponse<String>> writing =
                    CompletableFuture.supplyAsync(() -> event.organizer().post(report));
            int answered = 0;
            while (!writing.isDone()) {
                assertThat(visitor().page("/e/" + event.id())).contains("Round 1, seats");
                assertThat(event.organizer()
                                .get("/e/" + event.id() + "/desk/now")
                                .statusCode())
                        .isEqualTo(200);
                answered += writing.isDone() ? 0 : 1;
            }
            assertThat(answered).as("pages answered while the writer waits").isGreaterThan(2);
            refused = writing.get();
            statement.execute("rollback");
        }
        assertThat(refused.statusCode()).isEqualTo(503);
        assertThat(refused.headers().firstValue("Retry-After")).isPresent();
        assertThat(refused.body()).contains("The database is being used by another program. Nothing was done.");
        // The page has the form with everything that was typed.
        Visitor.Form again = Visitor.forms(refused.body()).head();
        assertThat(again.fields()).isEqualTo(report.fields());
        event.organizer().submit(again);
        assertThat(stored(event).desk().openMatches()).hasSize(1);
    }
}
