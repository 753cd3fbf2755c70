package io.github.crisisrules.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The programs of the page about other languages print what the page shows. They are skipped where the language is not installed. */
class OtherLanguagesPageTest {
    private static final Path PAGE = Path.of("..", "..", "docs", "cookbook", "other-languages.md");

    @ParameterizedTest
    @CsvSource({"python, python3, program.py", "typescript, node, program.mjs"})
    void theProgramPrintsWhatThePageShows(String language, String interpreter, String file, @TempDir Path folder)
            throws IOException, InterruptedException {
        assumeTrue(isInstalled(interpreter), interpreter + " is not installed");
        MatchResult shown = Pattern.compile("(?ms)^```" + language + "\\n(.*?)^```\\n```\\n(.*?)^```$")
                .matcher(Files.readString(PAGE, UTF_8).replace("\r\n", "\n"))
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
