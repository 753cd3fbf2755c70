package io.github.crisisrules.example.doc;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Every link of a page to another page leads to a file, and to a heading of it where one is named. Links to other sites are not followed. Every
 * type that the glossary names exists.
 */
class LinksTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Pattern CODE = Pattern.compile("(?ms)^```.*?^```|`[^`\\n]*`");
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
    private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.+)$");
    private static final Pattern DECLARATION = Pattern.compile("\\b(?:class|interface|record|enum) ([A-Z]\\w*)");

    @Test
    void everyLinkLeadsToAPageAndItsHeading() throws IOException {
        List<String> broken = new ArrayList<>();
        int checked = 0;
        for (Path page : pages()) {
            String text = CODE.matcher(text(page)).replaceAll("");
            for (String link : found(LINK, text)) {
                if (link.matches("[a-z]+:.*")) {
                    continue;
                }
                if (!leadsSomewhere(page, link)) {
                    broken.add(ROOT.relativize(page) + ": " + link);
                }
                checked++;
            }
        }
        assertThat(broken).as("links that lead nowhere").isEmpty();
        assertThat(checked).as("links found").isGreaterThan(200);
    }

    @Test
    void everyPageForUsersIsReachedFromTheReadmeOrTheIndex() throws IOException {
        Path docs = ROOT.resolve("docs");
        Set<Path> linked = new HashSet<>();
        for (Path page : List.of(ROOT.resolve("README.md"), docs.resolve("README.md"))) {
            for (String link : found(LINK, text(page))) {
                linked.add(page.resolveSibling(link.replaceFirst("#.*", "")).normalize());
            }
        }
        List<Path> users = pages().stream()
                .filter(page -> page.startsWith(docs)
                        && !page.startsWith(docs.resolve("rules"))
                        && !page.startsWith(docs.resolve(Path.of("engineering", "adr")))
                        && !page.endsWith("README.md"))
                .toList();
        assertThat(linked).containsAll(users);
    }

    @Test
    void everyTypeOfTheGlossaryExists() throws IOException {
        Set<String> declared = new HashSet<>();
        for (Path source : sources()) {
            declared.addAll(found(DECLARATION, text(source)));
        }
        List<String> types = new ArrayList<>();
        for (String name :
                found(Pattern.compile("`([A-Z][\\w.]+)`"), text(ROOT.resolve(Path.of("docs", "GLOSSARY.md"))))) {
            types.addAll(List.of(name.split("\\.")));
        }
        types.removeIf(name -> name.equals(name.toUpperCase(Locale.ROOT)));
        assertThat(types).hasSizeGreaterThan(150);
        assertThat(declared).as("types in code").containsAll(types);
    }

    private static boolean leadsSomewhere(Path page, String link) throws IOException {
        int hash = link.indexOf('#');
        String file = hash < 0 ? link : link.substring(0, hash);
        Path target = file.isEmpty() ? page : page.resolveSibling(file).normalize();
        if (!target.startsWith(ROOT) || !Files.exists(target)) {
            return false;
        }
        return hash < 0 || !target.toString().endsWith(".md") || anchors(target).contains(link.substring(hash + 1));
    }

    /** The anchors that GitHub makes of headings. */
    private static Set<String> anchors(Path page) throws IOException {
        Set<String> anchors = new HashSet<>();
        for (String heading : found(HEADING, text(page).replaceAll("(?ms)^```.*?^```", ""))) {
            String name = heading.replaceAll("\\[([^\\]]*)\\]\\([^)]*\\)", "$1")
                    .strip()
                    .toLowerCase(Locale.ROOT)
                    .replaceAll("[^\\p{L}\\p{N}_\\- ]", "")
                    .replace(' ', '-');
            String anchor = name;
            for (int i = 1; !anchors.add(anchor); i++) {
                anchor = name + "-" + i;
            }
        }
        return anchors;
    }

    private static List<String> found(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map((MatchResult each) -> each.group(1))
                .toList();
    }

    private static List<Path> pages() throws IOException {
        return files("(?!.*(?:target|node_modules|\\.git)[/\\\\]).*\\.md");
    }

    private static List<Path> sources() throws IOException {
        return files(".*[/\\\\]src[/\\\\]main[/\\\\]java[/\\\\].*\\.java");
    }

    private static List<Path> files(String pattern) throws IOException {
        try (Stream<Path> files = Files.walk(ROOT)) {
            return files.filter(file -> ROOT.relativize(file).toString().matches(pattern))
                    .sorted()
                    .toList();
        }
    }

    private static String text(Path page) throws IOException {
        return Files.readString(page, UTF_8).replace("\r\n", "\n");
    }
}
