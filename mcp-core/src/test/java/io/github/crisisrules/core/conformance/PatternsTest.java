package io.github.crisisrules.core.conformance;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * A repeated group in a regular expression calls itself once for each repetition, so that a text of a few kilobytes overflows the
 * stack; with a repetition inside it, it may also take for ever. No source of any module has one.
 */
class PatternsTest {
    private static final Pattern TEXT = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*+\"");
    private static final Pattern REPEATED_GROUP = Pattern.compile("[^\\\\]\\)([+*]|\\{[0-9])");

    private static boolean isSafe(String line) {
        return TEXT.matcher(line)
                .results()
                .noneMatch(text -> REPEATED_GROUP.matcher(text.group()).find());
    }

    @Test
    void noSourceRepeatsAGroup() throws IOException {
        try (Stream<Path> files = Files.walk(ProjectFiles.root())) {
            List<String> unsafe = files.filter(file -> file.toString().endsWith(".java")
                            && file.toString().replace('\\', '/').contains("/src/main/java/"))
                    .flatMap(file -> lines(file).filter(line -> !isSafe(line)).map(line -> file + ": " + line.strip()))
                    .toList();
            assertThat(unsafe).isEmpty();
        }
    }

    @Test
    void theScanFindsWhatItShould() {
        assertThat(isSafe("id.matches(\"(I-)?[A-Z]{2}(-[A-Z0-9]+)+\")")).isFalse();
        assertThat(isSafe("Pattern.compile(\"(a|b)*c\")")).isFalse();
        assertThat(isSafe("Pattern.compile(\"x(a|b){1,9}\")")).isFalse();
        assertThat(isSafe("text.matches(\"-?[0-9]+(/[0-9]+)?\")")).isTrue();
        assertThat(isSafe("text.matches(\"[(][0-9]+[)]\")")).isTrue();
    }

    private static Stream<String> lines(Path file) {
        try {
            return Files.readAllLines(file, UTF_8).stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
