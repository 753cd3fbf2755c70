import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Counts the turns of phrase that this project does not use: in the Javadoc, comments and strings of main code, in the comments and method
 * names of tests, in all Java names, in sentence and rule catalogues, in build files, in Kotlin and JavaScript, and on pages.
 *
 * <pre>
 * scripts/english            prints the counts by module
 * scripts/english --list     prints every place
 * scripts/english --check    fails and lists the places if there are any
 * </pre>
 */
public final class English {
    /** A turn of phrase, by the name it has in the table. */
    private enum Habit {
        TELL("told, tells", "(?i)\\b(?:told|tells)\\b"),
        SOMEBODY("somebody, nobody, everybody", "(?i)\\b(?:somebody|nobody|everybody)\\b"),
        SO_MANY("so many, anew, as it is, in a word", "(?i)\\b(?:so many|anew|as it is|in a word)\\b"),
        THE_SAME("Javadoc opens with The same", "^/\\*\\*[\\s*]*The same\\b"),
        QUESTION("Javadoc opens with What, Who, How, Whether", "^/\\*\\*[\\s*]*(?:What|Who|Whose|How|Whether)\\b"),
        DOES_NOT_HOLD("if that does not hold", "\\bif (?:that|this|it) does not hold\\b"),
        LUCK(
                "draw for random choices",
                "(?i)\\b(?:draws?|drawn) (?:at random|by lot|(?:evenly )?from (?:the |an? )?(?:event's )?(?:seed|pool))"),
        PLAYERS("field for players", "(?i)\\bfields? of (?:\\d|(?:up to|more|equal|small|large)\\b|players)");

        final String title;
        final Pattern pattern;

        Habit(String title, String pattern) {
            this.title = title;
            this.pattern = Pattern.compile(pattern);
        }
    }

    private static final Pattern TOKEN = Pattern.compile(
            "(/\\*(?s:.*?)\\*/|//[^\\n]*)|(\"\"\"(?s:.*?)\"\"\"|\"(?:\\\\.|[^\"\\\\\\n])*\")|'(?:\\\\.|[^'\\\\\\n])+'");

    /** Code blocks and spans of a page, which quote names and output. */
    private static final Pattern CODE = Pattern.compile("```.*?```|`[^`\\n]+`", Pattern.DOTALL);

    private static final Pattern TEST_METHOD = Pattern.compile("\\b(?:void|boolean) ([a-z]\\w*)\\(");

    /** A comment, a string or a Java name, so that only names are looked at. */
    private static final Pattern NAME = Pattern.compile(TOKEN.pattern() + "|([A-Za-z_$][\\w$]*)");

    /** A Java name with a word that says nothing about what it names. */
    private static final Pattern RIDDLE = Pattern.compile("(?i)\\b(?:told|tells|somebodys?|nobodys?|everybodys?)\\b");

    /** The boundaries between the words of a Java name. */
    private static final Pattern HUMP = Pattern.compile("(?=[A-Z])");

    /** The boundaries between the words of any Java name, also of a constant. */
    private static final Pattern WORDS = Pattern.compile("_|(?<=[a-z0-9])(?=[A-Z])");

    private record Place(String file, int line, Habit habit, String text, boolean inText) {}

    private English() {}

    public static void main(String[] args) throws IOException {
        String mode = args.length == 0 ? "" : args[0];
        Path root = Path.of("").toAbsolutePath();
        Map<String, List<Place>> modules = new LinkedHashMap<>();
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : (Iterable<Path>) files.filter(file -> isRead(root.relativize(file))).sorted()::iterator) {
                String name = root.relativize(file).toString().replace('\\', '/');
                List<Place> places = modules.computeIfAbsent(module(name), each -> new ArrayList<>());
                String source = Files.readString(file);
                if (name.contains("/src/test/")) {
                    testNames(name, source, places);
                    names(name, source, places);
                    java(name, source, false, places);
                } else if (name.endsWith(".java")) {
                    names(name, source, places);
                    java(name, source, true, places);
                } else if (name.endsWith(".md")) {
                    find(name, source, 0, CODE.matcher(source).replaceAll(English::blank), false, places);
                } else {
                    find(name, source, 0, source, true, places);
                }
            }
        }
        boolean clean = modules.values().stream().allMatch(List::isEmpty);
        boolean checks = mode.equals("--check");
        if (!mode.equals("--list")) {
            print(modules);
        }
        if (mode.equals("--list") || checks) {
            modules.values().forEach(places -> places.forEach(each -> System.out.printf(
                    "%s:%d: %s%s: %s%n",
                    each.file(), each.line(), each.habit().title, each.inText() ? " (text)" : "", each.text())));
        }
        if (checks && !clean) {
            System.exit(1);
        }
    }

    /** Returns as many blanks and line feeds as a piece of code has, so that places stay the same. */
    private static String blank(MatchResult code) {
        return code.group().replaceAll("[^\\n]", " ");
    }

    private static boolean isRead(Path file) {
        String name = "/" + file.toString().replace('\\', '/');
        return !name.contains("/target/")
                && !name.contains("/.git/")
                && !name.contains("/node_modules/")
                && (name.endsWith(".md")
                        || (name.endsWith(".java") && name.matches("/.+/src/.*"))
                        || name.matches(".*(?:/pom\\.xml|\\.(?:kt|js|mjs))")
                        || name.endsWith("/sentences/en.properties")
                        || name.endsWith("/rulebook/catalogue.txt")
                        || name.endsWith("/json/descriptions.txt"));
    }

    private static String module(String name) {
        return name.endsWith(".md")
                ? "pages"
                : name.endsWith("pom.xml") ? "build files" : name.substring(0, Math.max(0, name.indexOf("/src/")));
    }

    private static void java(String name, String source, boolean withTexts, List<Place> places) {
        Matcher token = TOKEN.matcher(source);
        while (token.find()) {
            if (token.group(1) != null || (withTexts && token.group(2) != null)) {
                find(name, source, token.start(), token.group(), token.group(2) != null, places);
            }
        }
    }

    /** Finds names with a riddle. Names are written more than once, so that all of them count as one place. */
    private static void names(String name, String source, List<Place> places) {
        Matcher token = NAME.matcher(source);
        List<String> found = new ArrayList<>();
        while (token.find()) {
            String java = token.group(3);
            if (java != null && !found.contains(java)) {
                Matcher riddle = RIDDLE.matcher(WORDS.matcher(java).replaceAll(" "));
                if (riddle.find()) {
                    found.add(java);
                    Habit habit = riddle.group().toLowerCase(Locale.ROOT).startsWith("t") ? Habit.TELL : Habit.SOMEBODY;
                    places.add(new Place(name, line(source, token.start()), habit, java, true));
                }
            }
        }
    }

    private static void testNames(String name, String source, List<Place> places) {
        Matcher method = TEST_METHOD.matcher(source);
        while (method.find()) {
            String words = HUMP.matcher(method.group(1)).replaceAll(" ");
            for (Habit habit : Habit.values()) {
                if (habit.pattern.matcher(words).find()) {
                    places.add(new Place(name, line(source, method.start()), habit, words, true));
                }
            }
        }
    }

    private static int line(String source, int at) {
        return 1 + (int) source.substring(0, at).chars().filter(each -> each == '\n').count();
    }

    private static void find(
            String name, String source, int start, String part, boolean inText, List<Place> places) {
        for (Habit habit : Habit.values()) {
            Matcher found = habit.pattern.matcher(part);
            while (found.find()) {
                int line = line(source, start + found.end());
                places.add(new Place(name, line, habit, source.lines().skip(line - 1L).findFirst().orElse("").strip(), inText));
            }
        }
    }

    private static void print(Map<String, List<Place>> modules) {
        System.out.printf("%-32s %10s %13s%n", "", "comments", "texts, names");
        modules.forEach((module, places) -> System.out.printf(
                "%-32s %10d %13d%n",
                module,
                places.stream().filter(each -> !each.inText()).count(),
                places.stream().filter(Place::inText).count()));
        for (Habit habit : Habit.values()) {
            List<Place> all = modules.values().stream()
                    .flatMap(List::stream)
                    .filter(each -> each.habit() == habit)
                    .toList();
            System.out.printf(
                    "  %-46s %5d %13d%n",
                    habit.title,
                    all.stream().filter(each -> !each.inText()).count(),
                    all.stream().filter(Place::inText).count());
        }
    }
}
