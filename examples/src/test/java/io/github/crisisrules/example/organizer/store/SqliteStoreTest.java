package io.github.crisisrules.example.organizer.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqliteStoreTest extends StoreContract {
    @TempDir
    private Path folder;

    @Override
    String address() {
        return "jdbc:sqlite:" + folder.resolve("events.db");
    }

    @Test
    void whatIsAnsweredSurvivesTheLossOfPower() {
        try (Database database = new Database(address())) {
            assertThat(database.rows("pragma journal_mode").head()).containsExactly("wal");
            assertThat(database.rows("pragma synchronous").head())
                    .as("2 is FULL")
                    .containsExactly("2");
            assertThat(database.rows("pragma foreign_keys").head()).containsExactly("1");
        }
    }

    @Test
    void aDefectIsNoFailureOfTheDatabaseAndLeavesNothing() {
        try (Database database = new Database(address())) {
            assertThat(database.keeps(db -> !db.change("create table note (text text)")))
                    .isTrue();
            assertThatIllegalStateException()
                    .isThrownBy(() -> database.keeps(db -> {
                        db.change("insert into note values ('half')");
                        throw new IllegalStateException("a defect");
                    }))
                    .withMessage("a defect");
            assertThat(database.rows("select text from note")).isEmpty();
        }
    }
}
