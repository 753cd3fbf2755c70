package io.github.crisisrules.example.doc;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * One version: the parent has it and the list of artifacts repeats it, because an installed {@code mcp-bom} takes the versions of the artifacts
 * from its own file. The README shows coordinates that work: the last release, or before the first one, what a clone installs.
 */
class VersionsTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    private static List<String> found(String file, String pattern) throws IOException {
        return Pattern.compile(pattern)
                .matcher(Files.readString(ROOT.resolve(file), UTF_8))
                .results()
                .map((MatchResult result) -> result.group(1))
                .toList();
    }

    @Test
    void theVersionIsTheSameEverywhere() throws IOException {
        List<String> version = found("pom.xml", "<revision>([^<]+)</revision>");
        assertThat(version).hasSize(1);
        assertThat(found("mcp-bom/pom.xml", "<revision>([^<]+)</revision>")).isEqualTo(version);
        List<String> released = found("CHANGELOG.md", "(?m)^## (\\S+) \\(\\d{4}-\\d{2}-\\d{2}\\)$");
        assertThat(found("README.md", "<version>([^<]+)</version>"))
                .isEqualTo(released.isEmpty() ? version : released.subList(0, 1));
    }
}
