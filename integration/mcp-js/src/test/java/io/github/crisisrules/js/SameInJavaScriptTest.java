package io.github.crisisrules.js;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.js.check.Transcripts;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The compiled rules on Node give what Java gives, to the last letter. */
class SameInJavaScriptTest {
    @ParameterizedTest
    @ValueSource(strings = {"1", "2", "rain on Saturday"})
    void everyGameOfASeedIsTheSameOnNode(String seed) throws IOException, InterruptedException {
        assertThat(node("check/transcript.mjs", "process.stdout.write(module.transcript('" + seed + "'))"))
                .isEqualTo(Transcripts.all(Seed.read(seed)));
    }

    @Test
    void seedsAreReadAsInJava() throws IOException, InterruptedException {
        assertThat(node("js/crisis-rules.js", "console.log(module.seed('rain on Saturday'))"))
                .isEqualTo(Seed.ofWords("rain on Saturday") + "\n");
    }

    /** Returns what Node prints for a script that uses one of the compiled modules. */
    private static String node(String file, String script) throws IOException, InterruptedException {
        Path module = Path.of("target", file).toAbsolutePath();
        Process process = new ProcessBuilder(
                        "node",
                        "--input-type=module",
                        "-e",
                        "import * as module from '" + module.toUri() + "'; " + script)
                .redirectErrorStream(true)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertThat(process.waitFor()).as(printed).isZero();
        return printed;
    }
}
