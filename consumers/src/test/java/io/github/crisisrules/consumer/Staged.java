package io.github.crisisrules.consumer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The staged release: a file repository, as Maven lays it out. */
final class Staged {
    static final Path REPOSITORY = Path.of(System.getProperty("staging"));
    static final String VERSION = System.getProperty("staged.version");
    /** Artifacts whose users get Vavr and JSpecify and nothing else. */
    static final List<String> RULE_MODULES = List.of("mcp-core", "mcp-encounters", "mcp-heroic", "mcp-tournament");

    /** The artifact for tests, which alone brings jqwik. */
    static final String TESTING = "mcp-testing";

    private static final Path GROUP = REPOSITORY.resolve("io/github/crisisrules");

    private Staged() {}

    static List<String> artifacts() throws IOException {
        try (Stream<Path> folders = Files.list(GROUP)) {
            return folders.filter(Files::isDirectory)
                    .map(folder -> folder.getFileName().toString())
                    .sorted()
                    .toList();
        }
    }

    static List<String> jars() throws IOException {
        return artifacts().stream()
                .filter(artifact -> !artifact.equals("mcp-bom"))
                .toList();
    }

    static Path file(String artifact, String ending) {
        return GROUP.resolve(artifact).resolve(VERSION).resolve(artifact + "-" + VERSION + ending);
    }

    /** Returns the published files of an artifact, without signatures and checksums. */
    static List<Path> files(String artifact) throws IOException {
        try (Stream<Path> files = Files.list(GROUP.resolve(artifact).resolve(VERSION))) {
            return files.filter(file -> !file.toString().matches(".*\\.(asc|md5|sha1|sha256|sha512)"))
                    .sorted()
                    .toList();
        }
    }
}
