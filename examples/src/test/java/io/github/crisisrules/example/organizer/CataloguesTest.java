package io.github.crisisrules.example.organizer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CataloguesTest {
    @Test
    void everyEntryOfTheDeskIsTranslated() throws IOException {
        assertThat(keys("es")).isEqualTo(keys("en")).isNotEmpty();
    }

    private static Set<Object> keys(String language) throws IOException {
        Properties entries = new Properties();
        try (Reader reader = Files.newBufferedReader(Path.of("src/main/sentences", language + ".properties"))) {
            entries.load(reader);
        }
        return entries.keySet();
    }
}
