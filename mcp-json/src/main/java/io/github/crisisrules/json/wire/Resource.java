package io.github.crisisrules.json.wire;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** The text files that are part of this module. */
final class Resource {
    private static final String FOLDER = "/io/github/crisisrules/json/";

    private Resource() {}

    /** Returns the text of a file in the jar, with line feeds on every platform. */
    static String text(String name) {
        try (InputStream in = Resource.class.getResourceAsStream(FOLDER + name)) {
            if (in == null) {
                throw new AssertionError("The resource " + FOLDER + name + " is missing from the jar.");
            }
            return new String(in.readAllBytes(), UTF_8).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException("The resource " + FOLDER + name + " cannot be read.", e);
        }
    }
}
