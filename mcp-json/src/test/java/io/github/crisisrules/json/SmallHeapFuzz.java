package io.github.crisisrules.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Documents from strangers in a JVM with 256 MB: the figures of docs/engineering/json.md are printed here. */
@Tag("fuzz")
class SmallHeapFuzz {
    private static final int DOCUMENTS = Integer.getInteger("hostile.documents", 100_000);

    @Test
    void spoiledDocumentsAreRefusedOrValues() throws Exception {
        run(HostileDocuments.class, "7", Integer.toString(DOCUMENTS));
    }

    @Test
    void documentsThatAskForMuchAreRefusedWithinTheLimits() throws Exception {
        run(LargeDocuments.class);
    }

    @Test
    void documentsThatWereChosenToBeSlowAreReadOrRefused() throws Exception {
        run(ChosenDocuments.class);
    }

    private static void run(Class<?> program, String... args) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-Dfile.encoding=UTF-8",
                "-cp",
                System.getProperty("java.class.path"),
                program.getName()));
        command.addAll(List.of(args));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue()).as(output).isZero();
        System.out.print(output);
    }
}
