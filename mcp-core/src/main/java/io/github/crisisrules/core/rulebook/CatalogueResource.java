package io.github.crisisrules.core.rulebook;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/**
 * The text of a catalogue, read from the class path. This is the only code in the rule modules that reads a
 * resource.
 */
final class CatalogueResource {
    private CatalogueResource() {}

    static String text(Class<?> holder) {
        try (InputStream in = holder.getResourceAsStream("catalogue.txt")) {
            if (in == null) {
                throw new IllegalArgumentException(
                        "The resource catalogue.txt is missing beside " + holder.getName() + ".");
            }
            return new String(in.readAllBytes(), UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
