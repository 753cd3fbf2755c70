package io.github.crisisrules.consumer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Collections;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A staged release has, for each artifact, what Maven Central demands and what users expect, and nothing else. */
class StagedReleaseTest {
    private static final int JAVA_17 = 61;

    static List<String> artifacts() throws IOException {
        return Staged.artifacts();
    }

    static List<String> jars() throws IOException {
        return Staged.jars();
    }

    @Test
    void theReleaseHasThePublishedModulesAndNoOther() throws IOException {
        assertThat(Staged.artifacts())
                .containsExactly(
                        "mcp-bom",
                        "mcp-cli",
                        "mcp-core",
                        "mcp-encounters",
                        "mcp-fairness",
                        "mcp-fairness-spark",
                        "mcp-heroic",
                        "mcp-jackson2",
                        "mcp-jackson3",
                        "mcp-json",
                        "mcp-testing",
                        "mcp-tournament");
    }

    @ParameterizedTest
    @MethodSource("artifacts")
    void anArtifactHasItsFilesAndNoOther(String artifact) throws IOException {
        List<String> endings = switch (artifact) {
            case "mcp-bom" -> List.of("-cyclonedx.json", ".pom");
            case "mcp-cli" -> List.of("-all.jar", "-cyclonedx.json", "-javadoc.jar", "-sources.jar", ".jar", ".pom");
            default -> List.of("-cyclonedx.json", "-javadoc.jar", "-sources.jar", ".jar", ".pom");
        };
        assertThat(Staged.files(artifact))
                .containsExactlyInAnyOrderElementsOf(endings.stream()
                        .map(ending -> Staged.file(artifact, ending))
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("artifacts")
    void everyFileIsSummed(String artifact) throws Exception {
        for (Path file : Staged.files(artifact)) {
            assertThat(Path.of(file + ".sha1")).content().isEqualToIgnoringWhitespace(digest("SHA-1", file));
            assertThat(Path.of(file + ".md5")).content().isEqualToIgnoringWhitespace(digest("MD5", file));
        }
    }

    @Test
    void everyFileIsSignedWithTheReleasesKey() throws Exception {
        try (Signatures signatures = new Signatures(Staged.REPOSITORY.resolve("throw-away-key.asc"))) {
            for (String artifact : Staged.artifacts()) {
                for (Path file : Staged.files(artifact)) {
                    assertThat(signatures.verify(file))
                            .as("signature of %s", file)
                            .isTrue();
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("jars")
    void theJarIsForJava17AndAModuleOrNamedLikeOne(String artifact) throws IOException {
        try (JarFile jar = new JarFile(Staged.file(artifact, ".jar").toFile())) {
            if (artifact.equals("mcp-fairness-spark")) {
                assertThat(jar.getManifest().getMainAttributes().getValue("Automatic-Module-Name"))
                        .isEqualTo("io.github.crisisrules.fairness.spark");
            } else {
                assertThat(jar.getEntry("module-info.class"))
                        .as("module of %s", artifact)
                        .isNotNull();
            }
            int classes = 0;
            for (JarEntry entry : Collections.list(jar.entries())) {
                if (entry.getName().endsWith(".class")) {
                    classes++;
                    try (InputStream in = jar.getInputStream(entry)) {
                        assertThat(in.readNBytes(8)[7])
                                .as("version of %s", entry)
                                .isEqualTo((byte) JAVA_17);
                    }
                }
            }
            assertThat(classes).isPositive();
            assertThat(jar.getEntry("META-INF/LICENSE")).isNotNull();
            assertThat(jar.getEntry("META-INF/NOTICE")).isNotNull();
        }
    }

    @ParameterizedTest
    @MethodSource("jars")
    void sourcesAndJavadocAreThere(String artifact) throws IOException {
        try (JarFile jar = new JarFile(Staged.file(artifact, ".jar").toFile());
                JarFile sources =
                        new JarFile(Staged.file(artifact, "-sources.jar").toFile());
                JarFile javadoc =
                        new JarFile(Staged.file(artifact, "-javadoc.jar").toFile())) {
            assertThat(javadoc.getEntry("index.html")).isNotNull();
            for (JarEntry entry : Collections.list(jar.entries())) {
                String name = entry.getName();
                if (name.endsWith(".class") && !name.contains("$") && !name.contains("/Immutable")) {
                    assertThat(sources.getEntry(name.replaceFirst("class$", "java")))
                            .as("source of %s", name)
                            .isNotNull();
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("jars")
    void othersJavadocCanLinkToIt(String artifact) throws IOException {
        Path list = Path.of(System.getProperty("project.root"), "docs/javadoc", artifact, "element-list");
        if (artifact.matches("mcp-(cli|fairness-spark|jackson.)") || artifact.equals(Staged.TESTING)) {
            assertThat(list).as("nothing depends on %s", artifact).doesNotExist();
            return;
        }
        assertThat(list).content().isEqualTo(read(javadoc(artifact), "element-list"));
    }

    @Test
    void javadocLinksToTheModulesBelowAndToVavr() throws IOException {
        String desk = read(
                javadoc("mcp-tournament"),
                "io.github.crisisrules.tournament/io/github/crisisrules/tournament/Desk.html");
        assertThat(desk)
                .contains("https://javadoc.io/doc/io.github.crisisrules/mcp-core/" + Staged.VERSION + "/")
                .contains("https://javadoc.io/doc/io.vavr/vavr/")
                .contains("Apache License 2.0")
                .doesNotContain("All rights reserved");
    }

    private static Path javadoc(String artifact) {
        return Staged.file(artifact, "-javadoc.jar");
    }

    private static String read(Path jar, String name) throws IOException {
        try (JarFile file = new JarFile(jar.toFile());
                InputStream in = file.getInputStream(file.getJarEntry(name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @ParameterizedTest
    @MethodSource("artifacts")
    void nothingRevealsWhereItWasBuilt(String artifact) throws IOException {
        String folder = System.getProperty("project.root");
        for (Path file : Staged.files(artifact)) {
            if (!file.toString().endsWith(".jar")) {
                assertThat(file).content().doesNotContain(folder);
                continue;
            }
            try (JarFile jar = new JarFile(file.toFile())) {
                assertThat(jar.getManifest().getMainAttributes().getValue("Built-By"))
                        .isNull();
                for (JarEntry entry : Collections.list(jar.entries())) {
                    try (InputStream in = jar.getInputStream(entry)) {
                        assertThat(new String(in.readAllBytes(), StandardCharsets.ISO_8859_1))
                                .as("%s in %s", entry, file.getFileName())
                                .doesNotContain(folder);
                    }
                }
            }
        }
    }

    private static String digest(String algorithm, Path file) throws Exception {
        byte[] hash = MessageDigest.getInstance(algorithm).digest(Files.readAllBytes(file));
        return String.format("%0" + hash.length * 2 + "x", new BigInteger(1, hash));
    }
}
