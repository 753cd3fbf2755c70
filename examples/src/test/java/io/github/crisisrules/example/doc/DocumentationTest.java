package io.github.crisisrules.example.doc;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Every Java block of the README and of the pages under {@code docs} stands, but for its indentation, between {@code // doc} and
 * {@code // end} in a test of this folder: what the pages show is compiled and run. A block of imports has imports of such tests. The same
 * holds for blocks of code in the Javadoc of what is published. A block marked {@code java app} stands in the organizer's desk itself, between
 * the same two comments, and a block marked {@code java spring} in an application that the consumers build and call.
 */
class DocumentationTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    @Test
    void everyJavaBlockOfThePagesIsCompiledAndRun() throws IOException {
        List<String> regions = regions();
        Set<String> imports = imports();
        int blocks = 0;
        for (Path page : pages()) {
            for (String block : blocks(Files.readString(page, UTF_8))) {
                if (block.startsWith("import ")) {
                    assertThat(imports)
                            .as("imports of tests, like these of %s", page.getFileName())
                            .containsAll(block.lines().toList());
                    continue;
                }
                assertThat(regions)
                        .as("a tested region equal to this block of %s", page.getFileName())
                        .contains(block);
                blocks++;
            }
        }
        assertThat(blocks).as("Java blocks found").isPositive();
    }

    @Test
    void everyBlockOfTheAppStandsInTheApp() throws IOException {
        List<String> regions = regions(sources(Path.of("src", "main", "java")));
        Set<String> shown = new TreeSet<>();
        for (Path page : pages()) {
            for (String block : between(Files.readString(page, UTF_8), "```java app", "```")) {
                assertThat(regions)
                        .as("a region of the app equal to this block of %s", page.getFileName())
                        .contains(block);
                shown.add(block);
            }
        }
        assertThat(shown)
                .as("what is marked in the app is shown on a page")
                .containsExactlyInAnyOrderElementsOf(regions);
    }

    @Test
    void everyBlockOfAnApplicationStandsInAProjectOfTheConsumers() throws IOException {
        Path consumers = ROOT.resolve(Path.of("consumers", "src"));
        int blocks = 0;
        for (String project : List.of("spring", "spring-boot-3", "spring-boot-4")) {
            Path folder = project.equals("spring") ? consumers : consumers.resolve("it");
            String sources = String.join("\n", sources(folder.resolve(project)));
            for (Path page : pages()) {
                for (String block : between(Files.readString(page, UTF_8), "```java " + project, "```")) {
                    assertThat(sources)
                            .as("sources of %s with this block of %s", project, page.getFileName())
                            .contains(block);
                    blocks++;
                }
            }
        }
        assertThat(blocks).as("blocks of applications").isPositive();
    }

    @Test
    void everyBlockOfTheJavadocIsCompiledAndRun() throws IOException {
        List<String> regions = regions();
        int blocks = 0;
        for (Path source : published()) {
            String text = Files.readString(source, UTF_8).replaceAll("(?m)^ *\\* ?", "");
            for (String block : between(text, "<pre>{@code", "}</pre>")) {
                assertThat(regions)
                        .as("a tested region equal to this block of %s", source.getFileName())
                        .contains(block);
                blocks++;
            }
        }
        assertThat(blocks).as("blocks of code found").isPositive();
    }

    private static List<Path> published() throws IOException {
        List<Path> sources = new ArrayList<>();
        try (DirectoryStream<Path> modules = Files.newDirectoryStream(ROOT, "mcp-*")) {
            for (Path module : modules) {
                Path folder = module.resolve(Path.of("src", "main", "java"));
                if (Files.isDirectory(folder)) {
                    try (Stream<Path> files = Files.walk(folder)) {
                        files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
                    }
                }
            }
        }
        return sources;
    }

    private static List<Path> pages() throws IOException {
        List<Path> pages = new ArrayList<>(List.of(ROOT.resolve("README.md")));
        try (Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
            docs.filter(page -> page.toString().endsWith(".md")).sorted().forEach(pages::add);
        }
        return pages;
    }

    private static List<String> blocks(String page) {
        return between(page, "```java", "```");
    }

    private static List<String> regions() throws IOException {
        return regions(tests());
    }

    private static List<String> regions(List<String> texts) {
        List<String> regions = new ArrayList<>();
        for (String text : texts) {
            regions.addAll(between(text, "// doc", "// end"));
        }
        return regions;
    }

    private static Set<String> imports() throws IOException {
        Set<String> imports = new TreeSet<>();
        for (String test : tests()) {
            test.lines().filter(line -> line.startsWith("import ")).forEach(imports::add);
        }
        return imports;
    }

    private static List<String> tests() throws IOException {
        return sources(Path.of("src", "test", "java"));
    }

    private static List<String> sources(Path folder) throws IOException {
        List<String> texts = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList()) {
                texts.add(Files.readString(file, UTF_8));
            }
        }
        return texts;
    }

    /** The texts between lines that are {@code begin} and {@code end}, without common indentation. */
    private static List<String> between(String text, String begin, String end) {
        List<String> found = new ArrayList<>();
        StringBuilder open = null;
        for (String line : text.replace("\r\n", "\n").split("\n", -1)) {
            if (open == null && line.strip().equals(begin)) {
                open = new StringBuilder();
            } else if (open != null && line.strip().equals(end)) {
                // A text's last line counts for its indentation even where it is empty.
                found.add(open.toString().stripTrailing().stripIndent().strip());
                open = null;
            } else if (open != null) {
                open.append(line).append('\n');
            }
        }
        return found;
    }
}
