package io.github.crisisrules.core.conformance;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The project's own files, as tests see them: surefire runs each module's tests in the module's folder. */
public final class ProjectFiles {
    private ProjectFiles() {}

    /** The folder of the whole project. */
    public static Path root() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.isDirectory(folder.resolve(".mvn"))) {
            folder = folder.getParent();
            if (folder == null) {
                throw new IllegalStateException("no folder above " + Path.of("").toAbsolutePath() + " has a .mvn");
            }
        }
        return folder;
    }

    /** The text of a file, with line feeds whatever the platform. */
    public static String read(Path file) {
        try {
            return Files.exists(file) ? Files.readString(file, UTF_8).replace("\r\n", "\n") : "";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Replaces the file's text. */
    public static void write(Path file, String text) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.writeString(file, text, UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The text of a resource of the class path. */
    public static String resource(String name) {
        try (InputStream in = ProjectFiles.class.getClassLoader().getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("no resource " + name);
            }
            return new String(in.readAllBytes(), UTF_8).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
