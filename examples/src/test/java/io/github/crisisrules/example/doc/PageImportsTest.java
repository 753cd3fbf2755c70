package io.github.crisisrules.example.doc;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Every page with Java blocks lists the imports that they need, once: those of the tests that hold the blocks, as far as their names come up.
 * {@code -Dgolden.write=true} writes the lists again, at the end of a page that has none.
 */
class PageImportsTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```java\\n(.*?)^```$");
    private static final Pattern REGION = Pattern.compile("(?ms)^ *// doc\\n(.*?)^ *// end$");
    private static final Pattern IMPORT = Pattern.compile("(?m)^import ([\\w.]+\\.(\\w+));$");

    @Test
    void everyPageListsItsImports() throws IOException {
        List<String> tests = new ArrayList<>();
        for (Path test : files(Path.of("src", "test", "java"), ".java")) {
            tests.add(text(test));
        }
        List<Path> pages = new ArrayList<>(files(ROOT.resolve("docs"), ".md"));
        pages.add(ROOT.resolve("README.md"));
        int listed = 0;
        for (Path page : pages) {
            String needed = imports(text(page), tests);
            if (needed.isEmpty()) {
                continue;
            }
            if (Boolean.getBoolean("golden.write")) {
                Files.writeString(page, written(text(page), needed), UTF_8);
            }
            assertThat(blocks(text(page)).stream().filter(PageImportsTest::isImports))
                    .as("the imports of %s", page.getFileName())
                    .containsExactly(needed);
            listed++;
        }
        assertThat(listed).as("pages with Java blocks").isGreaterThan(5);
    }

    @Test
    void aTourOfAnEncounterNeedsFewImports() throws IOException {
        for (String tour : List.of("colossus.md", "hulk.md")) {
            List<String> imports = blocks(text(ROOT.resolve(Path.of("docs", "tour", tour)))).stream()
                    .filter(PageImportsTest::isImports)
                    .flatMap(String::lines)
                    .toList();
            assertThat(imports).as("the imports of %s", tour).hasSizeBetween(1, 12);
        }
    }

    private static String imports(String page, List<String> tests) {
        List<String> code =
                blocks(page).stream().filter(block -> !isImports(block)).toList();
        TreeSet<String> needed = new TreeSet<>();
        for (String test : tests) {
            List<String> regions = found(REGION, test);
            String shown = String.join(
                    "\n",
                    code.stream()
                            .filter(block -> regions.contains(plain(block)))
                            .toList());
            IMPORT.matcher(test)
                    .results()
                    .filter(each -> Pattern.compile("(?<![\\w.\"])" + each.group(2) + "\\b")
                            .matcher(shown)
                            .find())
                    .forEach(each -> needed.add("import " + each.group(1) + ";\n"));
        }
        return String.join("", needed);
    }

    private static String written(String page, String needed) {
        Matcher blocks = BLOCK.matcher(page);
        while (blocks.find()) {
            if (isImports(blocks.group(1))) {
                return page.substring(0, blocks.start(1)) + needed + page.substring(blocks.end(1));
            }
        }
        return page.stripTrailing() + "\n\n<details><summary>The imports of this page</summary>\n\n```java\n" + needed
                + "```\n</details>\n";
    }

    private static boolean isImports(String block) {
        return block.startsWith("import ");
    }

    private static List<String> blocks(String page) {
        return BLOCK.matcher(page).results().map(block -> block.group(1)).toList();
    }

    private static List<String> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(each -> plain(each.group(1))).toList();
    }

    /** Without common indentation, so that a page and a test can be compared. */
    private static String plain(String code) {
        return code.stripTrailing().stripIndent().strip();
    }

    private static String text(Path file) throws IOException {
        return Files.readString(file, UTF_8).replace("\r\n", "\n");
    }

    private static List<Path> files(Path folder, String ending) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .toList();
        }
    }
}
