package io.github.crisisrules.consumer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A project that a reader would make of pages: their Java blocks, one method for each page, and their coordinates. It fails where a
 * block prints something else than its page shows.
 */
final class PageProject {
    private static final Path ROOT = Path.of(System.getProperty("project.root"));
    private static final Pattern IMPORT = Pattern.compile("(?m)^import ([\\w.]+\\.(\\w+));$");

    private final List<Page> pages;
    private final String dependencies;

    PageProject(List<Page> pages, String dependencies) {
        this.pages = pages;
        this.dependencies = dependencies;
    }

    void write(Path folder) throws IOException {
        Path sources = Files.createDirectories(folder.resolve("src/main/java/app"));
        Files.writeString(sources.resolve("Main.java"), main());
        String template = Files.readString(Path.of("src/page/pom.xml"));
        Files.writeString(folder.resolve("pom.xml"), template.replace("<!-- dependencies -->", dependencies));
    }

    /** The imports that the pages' code needs, as the tests that hold the same code have them. */
    static TreeSet<String> imports(List<Page> pages) throws IOException {
        String code = pages.stream()
                .flatMap(page -> page.examples().stream())
                .map(Page.Example::code)
                .collect(Collectors.joining("\n"));
        TreeSet<String> needed = new TreeSet<>();
        try (Stream<Path> tests =
                Files.walk(ROOT.resolve("examples/src/test/java/io/github/crisisrules/example/doc"))) {
            for (Path test :
                    tests.filter(file -> file.toString().endsWith(".java")).toList()) {
                IMPORT.matcher(Files.readString(test))
                        .results()
                        .filter(found -> Pattern.compile("(?<![\\w.])" + found.group(2) + "\\b")
                                .matcher(code)
                                .find())
                        .forEach(found -> needed.add(found.group(1)));
            }
        }
        return needed;
    }

    private String main() throws IOException {
        StringBuilder text = new StringBuilder("package app;\n\n");
        TreeSet<String> imports = imports(pages);
        imports.add("java.io.ByteArrayOutputStream");
        imports.add("java.io.PrintStream");
        imports.forEach(name -> text.append("import ").append(name).append(";\n"));
        text.append("\n/** The code of the pages. */\npublic final class Main {\n    private Main() {}\n\n");
        text.append(
                "    /** Runs page after page. */\n    public static void main(String[] args) throws Exception {\n");
        pages.forEach(page ->
                text.append("        ").append(method(page)).append("(new ByteArrayOutputStream(), System.out);\n"));
        text.append("    }\n");
        pages.forEach(page -> text.append(body(page)));
        text.append(PRINTED);
        return text.append("}\n").toString();
    }

    private static String body(Page page) {
        List<String> lines = new ArrayList<>();
        lines.add("\n    private static void " + method(page)
                + "(ByteArrayOutputStream printed, PrintStream console) throws Exception {");
        lines.add("System.setOut(new PrintStream(printed, true, \"UTF-8\"));");
        for (Page.Example example : page.examples()) {
            lines.add("printed.reset();");
            lines.add(example.code());
            example.prints()
                    .ifPresent(shown -> lines.add("check(printed.toString(\"UTF-8\"), " + literal(shown) + ");"));
        }
        lines.add("System.setOut(console);");
        lines.add("System.out.println(\"as printed: " + page.name() + ", "
                + page.examples().size() + " blocks\");");
        return String.join("\n", lines) + "\n    }\n";
    }

    private static final String PRINTED = """

                private static void check(String printed, String shown) {
                    if (!printed.stripTrailing().replaceAll(" +\\n", "\\n").equals(shown.stripTrailing())) {
                        throw new IllegalStateException("the page shows\\n" + shown + "and this was printed\\n" + printed);
                    }
                }
            """;

    private static String literal(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + "\"";
    }

    private static String method(Page page) {
        return "page" + page.name().replaceAll("\\W", "");
    }
}
