package io.github.crisisrules.core.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.Set;

/** A check of the sentence catalogues of a module. */
public final class CatalogueCheck {
    private CatalogueCheck() {}

    /** Checks that the Spanish catalogue has all entries of the English one, and no others. */
    public static void checkComplete(String module) throws IOException {
        Set<Object> english = keys(module, "en");
        assertThat(english).isNotEmpty();
        assertThat(keys(module, "es")).isEqualTo(english);
    }

    private static Set<Object> keys(String module, String language) throws IOException {
        Path file = ProjectFiles.root().resolve(module + "/src/main/sentences/" + language + ".properties");
        Properties entries = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            entries.load(reader);
        }
        return entries.keySet();
    }
}
