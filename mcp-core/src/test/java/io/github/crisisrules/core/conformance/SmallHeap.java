package io.github.crisisrules.core.conformance;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs something in a JVM of its own with a small heap: a promise on memory is kept if it ends. */
public final class SmallHeap {
    private SmallHeap() {}

    /** Calls the main method of a class with a heap of this many megabytes; it must end well and print what is expected. */
    public static void assertEnough(int megabytes, Class<?> main, String argument, String printed) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx" + megabytes + "m",
                "-cp",
                System.getProperty("java.class.path"),
                main.getName(),
                argument));
        try {
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            String output = new String(process.getInputStream().readAllBytes(), UTF_8);
            assertThat(process.waitFor()).as(output).isZero();
            assertThat(output.strip()).isEqualTo(printed);
        } catch (IOException e) {
            throw new AssertionError(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }
}
