package io.github.crisisrules.consumer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;

/** A staged release has, for each artifact, what Maven Central demands and what users expect. */
class StagedReleaseTest {
    private static final Path STAGING = Path.of(System.getProperty("staging"));
    private static final String VERSION = System.getProperty("staged.version");
    private static final Path GROUP = STAGING.resolve("io/github/crisisrules");

    static Stream<String> artifacts() throws IOException {
        try (Stream<Path> folders = Files.list(GROUP)) {
            return folders.filter(Files::isDirectory)
                    .map(folder -> folder.getFileName().toString())
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    static Stream<String> jars() throws IOException {
        return artifacts().filter(artifact -> !artifact.equals("mcp-bom"));
    }

    @Test
    void theReleaseHasThePublishedModulesAndNoOther() throws IOException {
        assertThat(artifacts())
                .contains("mcp-bom", "mcp-core", "mcp-encounters", "mcp-heroic", "mcp-tournament")
                .doesNotContain("mcp-parent", "benchmarks", "examples", "consumers");
    }

    @ParameterizedTest
    @MethodSource("artifacts")
    void thePomSaysWhoWhatWhereAndUnderWhichLicence(String artifact) throws Exception {
        Path file = file(artifact, ".pom");
        String text = Files.readString(file);
        Document pom =
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
        for (String element : List.of("name", "description", "url", "license", "developer", "scm", "connection")) {
            NodeList found = pom.getElementsByTagName(element);
            assertThat(found.getLength()).as("%s of %s", element, artifact).isPositive();
            assertThat(found.item(0).getTextContent()).as("%s of %s", element, artifact).isNotBlank();
        }
        assertThat(text).doesNotContain("SNAPSHOT").doesNotContain("<parent>").doesNotContain("${revision}");
    }

    @ParameterizedTest
    @MethodSource("artifacts")
    void everyFileIsSignedAndSummed(String artifact) throws Exception {
        try (Stream<Path> files = Files.list(GROUP.resolve(artifact).resolve(VERSION))) {
            for (Path file : files.filter(each -> each.toString().matches(".*\\.(jar|pom|json)")).toList()) {
                Path signature = file.resolveSibling(file.getFileName() + ".asc");
                assertThat(signature).exists();
                assertThat(Files.readString(signature)).contains("BEGIN PGP SIGNATURE");
                assertThat(Files.readString(file.resolveSibling(file.getFileName() + ".sha1")).strip())
                        .isEqualTo(digest("SHA-1", file));
                assertThat(Files.readString(file.resolveSibling(file.getFileName() + ".md5")).strip())
                        .isEqualTo(digest("MD5", file));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("jars")
    void theJarIsAModuleForJava17WithSourcesJavadocAndBillOfMaterials(String artifact) throws Exception {
        try (JarFile jar = new JarFile(file(artifact, ".jar").toFile())) {
            assertThat(jar.getEntry("module-info.class")).as("module of %s", artifact).isNotNull();
            assertThat(jar.stream().filter(entry -> entry.getName().endsWith(".class")).count()).isPositive();
            try (InputStream in = jar.getInputStream(jar.getEntry("module-info.class"))) {
                byte[] head = in.readNBytes(8);
                assertThat(head[7]).as("class file version of %s", artifact).isEqualTo((byte) 61);
            }
        }
        try (JarFile sources = new JarFile(file(artifact, "-sources.jar").toFile())) {
            assertThat(sources.stream().anyMatch(entry -> entry.getName().endsWith(".java"))).isTrue();
        }
        try (JarFile javadoc = new JarFile(file(artifact, "-javadoc.jar").toFile())) {
            assertThat(javadoc.getEntry("index.html")).isNotNull();
        }
        assertThat(Files.readString(file(artifact, "-cyclonedx.json"))).contains("\"CycloneDX\"");
    }

    private static Path file(String artifact, String ending) {
        return GROUP.resolve(artifact).resolve(VERSION).resolve(artifact + "-" + VERSION + ending);
    }

    private static String digest(String algorithm, Path file) throws Exception {
        byte[] hash = MessageDigest.getInstance(algorithm).digest(Files.readAllBytes(file));
        return String.format("%0" + hash.length * 2 + "x", new BigInteger(1, hash));
    }
}
