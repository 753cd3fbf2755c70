package io.github.crisisrules.fairness.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Memory does not grow with the events: processes with so small a heap that a hundred bytes kept of each event would end them. */
class MemoryTest {
    @TempDir
    private Path folder;

    @Test
    void aStudyOfManyEventsNeedsASmallHeap() throws IOException, InterruptedException {
        Path report = folder.resolve("report.json");
        assertThat(fairness("-Xmx24m", "run", study("all"), "-n", "250000", "-o", report.toString()))
                .isEmpty();
        assertThat(Files.readString(report)).contains("250000");
    }

    @Test
    void soDoRowsOfManyEvents() throws IOException, InterruptedException {
        Path rows = folder.resolve("rows.parquet");
        assertThat(fairness("-Xmx40m", "data", study("all"), "-n", "250000", "--event-rows", rows.toString()))
                .isEmpty();
        // Rows wait in groups of some 20,000, for they have 27 columns; all of them would not fit.
        assertThat(Files.size(rows)).isGreaterThan(40_000_000);
    }

    private String study(String metrics) throws IOException {
        return Files.writeString(
                        folder.resolve("study.yaml"),
                        "name: small\nsetups: {players: 8, rounds: 3, cut: 2}\nmetrics: " + metrics + "\n")
                .toString();
    }

    /** Runs the command line in a process of its own; what it printed where it failed. */
    private String fairness(String heap, String... args) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                heap,
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                Fairness.class.getName()));
        command.addAll(List.of(args));
        command.addAll(List.of("--progress", "false", "-t", "2"));
        File said = folder.resolve("said.txt").toFile();
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(said)
                .start();
        try {
            assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
        } finally {
            process.destroyForcibly();
        }
        return process.exitValue() == 0 ? "" : process.exitValue() + ": " + Files.readString(said.toPath());
    }
}
