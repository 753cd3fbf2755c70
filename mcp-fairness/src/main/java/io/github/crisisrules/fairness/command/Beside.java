package io.github.crisisrules.fairness.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * A file written beside the one that is wanted and then moved into its place, so that none is ever half there. It is always made anew: whatever a stranger has put
 * under its name, such as a link to another file, is taken away and never written through.
 *
 * @param part where it is written
 */
record Beside(Path file, Path part) {
    /** The file that will become this one. */
    static Beside of(Path file) {
        return new Beside(file, file.resolveSibling("." + file.getFileName() + ".part"));
    }

    /** Opens it, empty. */
    OutputStream open() throws IOException {
        Files.deleteIfExists(part);
        return Files.newOutputStream(part, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    }

    /** Writes all of it. */
    void write(String text) throws IOException {
        try (OutputStream out = open()) {
            out.write(text.getBytes(UTF_8));
        }
    }

    /** Puts it in place of the file. */
    void move() throws IOException {
        Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
    }

    /** Puts it in place of the file; an interrupt leaves the old file or the new one. */
    void moveAtOnce() throws IOException {
        Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Takes it away, if it is still there. */
    void discard() {
        try {
            Files.deleteIfExists(part);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
