package io.github.crisisrules.fairness.study;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;

/** The version of the kit. The same study and version always give the same figures. */
public final class Version {
    private Version() {}

    /** Returns the version, such as {@code 0.1.0}, or {@code unknown} if the build did not set it. */
    public static String text() {
        try (InputStream in = Objects.requireNonNull(Version.class.getResourceAsStream("version.txt"))) {
            String text = new String(in.readAllBytes(), UTF_8).strip();
            return text.startsWith("$") ? "unknown" : text;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
