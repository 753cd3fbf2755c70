package io.github.crisisrules.core.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** A check of the sentence catalogues of a module. */
public final class CatalogueCheck {
    /** The key of a refusal: a violation and the name of a record. */
    private static final Pattern REFUSAL = Pattern.compile("\\w*Violation\\.[A-Z]\\w*");

    /** A second sentence, a limit after a semicolon, or an argument that is a sentence. */
    private static final Pattern WAY_OUT =
            Pattern.compile("[.?]}* (?![A-Z_]+ \\{)[A-Z{]|; |\\{(awaited|reason|fault|violation|ending)}");

    private CatalogueCheck() {}

    /** Checks that the Spanish catalogue has all entries of the English one, and no others. */
    public static void checkComplete(String module) throws IOException {
        Set<Object> english = keys(module, "en");
        assertThat(english).isNotEmpty();
        assertThat(keys(module, "es")).isEqualTo(english);
    }

    /**
     * Checks that every refusal names the way out: after what is wrong comes a limit or what to do instead.
     *
     * @param without the refusals after which nothing can be done, and those that stand inside others
     */
    public static void checkWayOut(String module, String... without) throws IOException {
        Set<Object> lacking = new TreeSet<>();
        entries(module, "en").forEach((key, message) -> {
            if (REFUSAL.matcher((String) key).matches()
                    && !WAY_OUT.matcher((String) message).find()) {
                lacking.add(key);
            }
        });
        assertThat(lacking).as("refusals without a way out").isEqualTo(Set.of((Object[]) without));
    }

    private static Set<Object> keys(String module, String language) throws IOException {
        return entries(module, language).keySet();
    }

    private static Properties entries(String module, String language) throws IOException {
        Path file = ProjectFiles.root().resolve(module + "/src/main/sentences/" + language + ".properties");
        Properties entries = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            entries.load(reader);
        }
        return entries;
    }
}
