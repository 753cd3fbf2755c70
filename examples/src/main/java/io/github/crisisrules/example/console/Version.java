package io.github.crisisrules.example.console;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;

/** The output of the argument {@code --version}. */
public final class Version {
    /** The argument that requests the version. */
    public static final String ARGUMENT = "--version";

    private Version() {}

    /** Returns one line, such as {@code Crisis Rules 0.1.0, examples}. */
    public static String line() {
        try (InputStream version = Objects.requireNonNull(Version.class.getResourceAsStream("version.txt"))) {
            return "Crisis Rules " + new String(version.readAllBytes(), UTF_8).strip() + ", examples\n";
        } catch (IOException e) {
            throw new UncheckedIOException("the version cannot be read", e);
        }
    }
}
