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
 * One version: the parent has it, the list of artifacts repeats it, and the README names it for those who build from a clone. An installed
 * {@code mcp-bom} takes the versions of the artifacts from its own file.
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
        assertThat(found("README.md", "use the version `([^`]+)`")).isEqualTo(version);
    }
}
