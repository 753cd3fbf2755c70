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
 * A temporary file that is written beside its target and then moved into its place, so that the target is never
 * incomplete. It is always created as a new file: whatever exists under its name, such as a link to another file,
 * is deleted and never written through.
 *
 * @param file the target
 * @param part the temporary file
 */
record AtomicFile(Path file, Path part) {
    /** Returns the temporary file for the given target. */
    static AtomicFile of(Path file) {
        return new AtomicFile(file, file.resolveSibling("." + file.getFileName() + ".part"));
    }

    /**
     * Writes a file that an option names.
     *
     * @throws BadInput if the file cannot be written; the message names the option
     */
    static void write(String option, Path file, String text) {
        AtomicFile beside = of(file);
        try {
            beside.write(text);
            beside.move();
        } catch (IOException e) {
            throw cannotBeWritten(option, file, e);
        } finally {
            beside.discard();
        }
    }

    /**
     * Checks a file that an option names.
     *
     * @throws BadInput if it is a folder, or if its folder cannot be written to
     */
    static void require(String option, Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder) || !Files.isWritable(folder)) {
            throw new BadInput(option + ": " + folder + " is not a writable folder.");
        }
        if (Files.isDirectory(file)) {
            throw new BadInput(option + ": " + file + " is a folder. Name a file.");
        }
    }

    /** Returns the refusal of a file that cannot be written. */
    static BadInput cannotBeWritten(String option, Path file, IOException fault) {
        return new BadInput(
                option + ": " + file + " cannot be written (" + fault.getClass().getSimpleName() + ").");
    }

    /** Creates the temporary file and opens it. */
    OutputStream open() throws IOException {
        Files.deleteIfExists(part);
        return Files.newOutputStream(part, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    }

    /** Writes the whole content of the temporary file. */
    void write(String text) throws IOException {
        try (OutputStream out = open()) {
            out.write(text.getBytes(UTF_8));
        }
    }

    /** Moves the temporary file to the target. */
    void move() throws IOException {
        Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
    }

    /** Moves the temporary file to the target atomically: an interrupt leaves either the old file or the new one. */
    void moveAtOnce() throws IOException {
        Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Deletes the temporary file if it still exists. */
    void discard() {
        try {
            Files.deleteIfExists(part);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
