package io.github.crisisrules.consumer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Makes projects of the README, the tours and the cookbook, for the invoker to build and run in fresh folders. */
class PageProjectsTest {
    private static final Path ROOT = Path.of(System.getProperty("project.root"));
    private static final Pattern ARTIFACT = Pattern.compile("`(mcp-[a-z-]+)`");
    private static final Path PROJECTS = Path.of(System.getProperty("projects"));

    @Test
    void theReadmesCodeWithTheReadmesCoordinates() throws IOException {
        Page readme = Page.read(ROOT.resolve("README.md"));
        // Before a release the README names the version that a clone installs, which is the staged one but for its
        // ending.
        String coordinates = String.join("", readme.of("xml"))
                .replace(Staged.VERSION + "-SNAPSHOT</version>", Staged.VERSION + "</version>");
        assertThat(coordinates)
                .as("the README names the version that is released")
                .contains("<version>" + Staged.VERSION + "</version>")
                .doesNotContain("SNAPSHOT");
        assertThat(readme.examples()).as("Java blocks in the README").isNotEmpty();
        new PageProject(List.of(readme), coordinates).write(PROJECTS.resolve("readme"));
    }

    @Test
    void theReadmesImportsAreThoseItsExamplesNeed() throws IOException {
        Page readme = Page.read(ROOT.resolve("README.md"));
        Page examples = new Page(
                "examples",
                readme.blocks().stream()
                        .filter(block -> readme.examples().stream()
                                .anyMatch(example -> block.text().equals(example.code())))
                        .toList());
        String imports = readme.of("java").stream()
                .filter(block -> block.startsWith("import "))
                .findFirst()
                .orElseThrow();
        assertThat(imports.lines())
                .containsExactlyElementsOf(PageProject.imports(List.of(examples)).stream()
                        .map(name -> "import " + name + ";")
                        .toList());
    }

    @Test
    void theCodeOfThePageOnJson() throws IOException {
        Page json = Page.read(ROOT.resolve("docs/JSON.md"));
        assertThat(json.examples()).as("Java blocks of the page").isNotEmpty();
        new PageProject(List.of(json), dependencies(List.of("mcp-json", "mcp-jackson2", "mcp-fairness")))
                .write(PROJECTS.resolve("json"));
    }

    private static String dependencies(Collection<String> artifacts) {
        return artifacts.stream()
                .map(artifact -> "<dependency><groupId>io.github.crisisrules</groupId><artifactId>" + artifact
                        + "</artifactId><version>" + Staged.VERSION + "</version></dependency>")
                .collect(Collectors.joining("\n"));
    }

    @Test
    void theCodeOfTheToursAndOfTheCookbookWithTheArtifactsThatTheyName() throws IOException {
        for (String folder : List.of("tour", "cookbook")) {
            List<Page> pages = new ArrayList<>();
            TreeSet<String> artifacts = new TreeSet<>();
            try (Stream<Path> files = Files.list(ROOT.resolve("docs").resolve(folder))) {
                for (Path file : files.sorted().toList()) {
                    Page page = Page.read(file);
                    if (page.examples().isEmpty()) {
                        continue;
                    }
                    String named = Files.readString(file)
                            .lines()
                            .filter(line -> line.startsWith("Artifact `"))
                            .findFirst()
                            .orElseThrow(() -> new AssertionError(file + " has no line 'Artifact `mcp-…`'"));
                    ARTIFACT.matcher(named).results().forEach(found -> artifacts.add(found.group(1)));
                    pages.add(page);
                }
            }
            assertThat(pages).as("pages with code in docs/%s", folder).hasSizeGreaterThan(3);
            new PageProject(pages, dependencies(artifacts)).write(PROJECTS.resolve(folder));
        }
    }
}
