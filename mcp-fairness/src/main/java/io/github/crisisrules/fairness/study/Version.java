package io.github.crisisrules.fairness.study;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;

/** Which version of the kit this is: figures are the same for the same study and the same version. */
public final class Version {
    private Version() {}

    /** Such as {@code 0.1.0}; {@code unknown} where the build did not fill it in. */
    public static String text() {
        try (InputStream in = Objects.requireNonNull(Version.class.getResourceAsStream("version.txt"))) {
            String text = new String(in.readAllBytes(), UTF_8).strip();
            return text.startsWith("$") ? "unknown" : text;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
