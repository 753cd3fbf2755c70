package io.github.crisisrules.consumer;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;

/** Verifies signatures with GnuPG, in a key ring of its own that knows the release's key only. */
final class Signatures implements AutoCloseable {
    private final Path ring;

    Signatures(Path key) throws IOException, InterruptedException {
        ring = Files.createTempDirectory(
                "ring", PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        String answer = gpg("--import", key.toString());
        if (!answer.startsWith("0\n")) {
            throw new IOException("the release's key cannot be read: " + answer);
        }
    }

    /** Returns whether the signature beside the file is one of the file by the release's key. */
    boolean verify(Path file) throws IOException, InterruptedException {
        return gpg("--verify", file + ".asc", file.toString()).startsWith("0\n");
    }

    /** The exit code, a line, and what was said. */
    private String gpg(String... arguments) throws IOException, InterruptedException {
        List<String> command =
                new ArrayList<>(List.of("gpg", "--homedir", ring.toString(), "--batch", "--no-autostart"));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return process.waitFor() + "\n" + said;
    }

    @Override
    public void close() throws IOException {
        try (var files = Files.walk(ring)) {
            for (Path file : files.sorted((a, b) -> b.compareTo(a)).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }
}
