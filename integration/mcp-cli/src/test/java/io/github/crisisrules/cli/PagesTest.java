package io.github.crisisrules.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs what the pages about the command line show. A program in another language is skipped if the language is not installed. */
class PagesTest {
    private static final Path DOCS = Path.of("..", "..", "docs");

    @ParameterizedTest
    @CsvSource({"python, python3, program.py", "typescript, node, program.mjs"})
    void theProgramPrintsWhatThePageShows(String language, String interpreter, String file, @TempDir Path folder)
            throws IOException, InterruptedException {
        assumeTrue(isInstalled(interpreter), interpreter + " is not installed");
        MatchResult shown = Pattern.compile("(?ms)^```" + language + "\\n(.*?)^```\\n```\\n(.*?)^```$")
                .matcher(page("cookbook", "other-languages.md"))
                .results()
                .findFirst()
                .orElseThrow();
        Path program = folder.resolve(file);
        Files.writeString(program, onTheClassPath(shown.group(1)), UTF_8);

        Process process = new ProcessBuilder(interpreter, program.toString())
                .redirectErrorStream(true)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), UTF_8).replace("\r\n", "\n");

        assertThat(process.waitFor()).as(printed).isZero();
        assertThat(printed).isEqualTo(shown.group(2));
    }

    @Test
    void aLeagueIsPairedAsThePageShows() throws IOException {
        MatchResult shown = Pattern.compile(
                        "(?ms)^```\\n(id,points.*?)^```\\n```\\n\\$ crisis pair league.csv --seed \"(.*?)\"\\n(.*?)^```$")
                .matcher(page("cli.md"))
                .results()
                .findFirst()
                .orElseThrow();
        StringWriter out = new StringWriter();
        int code = Crisis.run(
                new ByteArrayInputStream(shown.group(1).getBytes(UTF_8)),
                new PrintWriter(out, true),
                new PrintWriter(out, true),
                "pair",
                "--seed",
                shown.group(2));
        assertThat(code).isZero();
        assertThat(out.toString().replace("\r\n", "\n")).startsWith(shown.group(3));
    }

    private static String page(String first, String... more) throws IOException {
        return Files.readString(DOCS.resolve(Path.of(first, more)), UTF_8).replace("\r\n", "\n");
    }

    /** Returns the program with the classes under test instead of the jar, which is made after the tests. */
    private static String onTheClassPath(String program) {
        String classPath = System.getProperty("java.class.path").replace("\\", "\\\\");
        return program.replaceAll(
                        "(['\"])java\\1",
                        "$1" + ProcessHandle.current().info().command().orElse("java") + "$1")
                .replaceAll("(['\"])-jar\\1", "$1-classpath$1")
                .replaceAll(
                        "(['\"])mcp-cli-[0-9.]+-all\\.jar\\1",
                        "$1" + classPath + "$1, $1" + Crisis.class.getName() + "$1");
    }

    private static boolean isInstalled(String interpreter) {
        try {
            return new ProcessBuilder(interpreter, "--version").start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
