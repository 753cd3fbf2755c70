package io.github.crisisrules.example.organizer.store;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** As above on PostgreSQL, where one is given: {@code scripts/browser-tests} starts one and gives its address. */
@EnabledIfSystemProperty(
        named = "organizer.postgres",
        matches = "jdbc:postgresql:.+",
        disabledReason =
                "no PostgreSQL: scripts/browser-tests starts one, or give -Dorganizer.postgres=jdbc:postgresql://…")
@Tag("postgres")
class PostgresStoreTest extends StoreContract {
    @Override
    String address() {
        return System.getProperty("organizer.postgres");
    }
}
