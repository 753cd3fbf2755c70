package io.github.crisisrules.core.conformance;

import io.github.crisisrules.core.rulebook.Catalogue;
import io.github.crisisrules.core.rulebook.RuleEntry;
import io.github.crisisrules.core.rulebook.RuleStatus;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Locale;

/**
 * The pages of {@code docs/rules}, one for each document, and their rows in {@code docs/RULES.md}, made from
 * the catalogue and the citations. All modules share the last two files; each checks and writes only its own rows.
 */
final class RulesPage {
    private final String module;
    private final Catalogue catalogue;
    private final Citations code;
    private final Citations tests;

    RulesPage(String module, Catalogue catalogue, Citations code, Citations tests) {
        this.module = module;
        this.catalogue = catalogue;
        this.code = code;
        this.tests = tests;
    }

    /** Returns the path of a document's page below {@code docs}. */
    static String file(String document) {
        String words = document.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        return "rules/" + words.replaceAll("^-|-$", "") + ".md";
    }

    /** Returns the page of a document, with its rules in the order of printing. */
    String page(String document) {
        StringBuilder page = new StringBuilder("# " + document + "\n\n");
        page.append(
                "Each rule has its id, our wording, the code that implements it and the tests that fail if it is broken. A link\n"
                        + "opens the file that declares the named member. A test marked as a law is checked on random input.\n"
                        + "[The rules](../RULES.md) explains the words and lists the other documents. This page is generated.\n");
        String heading = "";
        for (RuleEntry entry : entries(document)) {
            if (!entry.heading().equals(heading)) {
                heading = entry.heading();
                page.append("\n## ").append(heading).append("\n");
            }
            page.append("\n### ").append(entry.id()).append("\n").append(entry.text());
            if (!entry.note().isBlank()) {
                page.append(" *").append(entry.note()).append("*");
            }
            page.append("\n\n");
            if (entry.status() != RuleStatus.IMPLEMENTED) {
                page.append("- status: ").append(entry.status().word()).append("\n");
            }
            page.append(links("code", code.of(entry.id()), "main"));
            page.append(links("tests", tests.of(entry.id()), "test"));
        }
        return page.toString();
    }

    /** Returns the index with current rows for this module. A row begins with its document. */
    String updated(String text) {
        Seq<String> documents = documents();
        return Vector.of(text.split("\n", -1))
                .map(line -> documents
                        .find(document -> line.startsWith("| " + name(document) + " |"))
                        .map(this::row)
                        .getOrElse(line))
                .mkString("\n");
    }

    Seq<String> documents() {
        return catalogue.entries().map(RuleEntry::document).distinct();
    }

    String row(String document) {
        Seq<RuleEntry> entries = entries(document);
        return "| " + name(document) + " | `" + module + "` | " + count(entries, RuleStatus.IMPLEMENTED) + " | "
                + count(entries, RuleStatus.LEFT_TO_PEOPLE) + " | " + count(entries, RuleStatus.PLANNED) + " |";
    }

    private static String name(String document) {
        return "[" + document + "](" + file(document) + ")";
    }

    private Seq<RuleEntry> entries(String document) {
        return catalogue.entries().filter(entry -> entry.document().equals(document));
    }

    private static int count(Seq<RuleEntry> entries, RuleStatus status) {
        return entries.count(entry -> entry.status() == status);
    }

    private String links(String what, Seq<Citations.Place> places, String kind) {
        if (places.isEmpty()) {
            return "";
        }
        String folder = module + "/src/" + kind + "/java/";
        return "- " + what + ": " + places.map(place -> link(folder, place)).mkString(", ") + "\n";
    }

    /** Returns the page of functions with a current table of this module, between the comments that name it. */
    String functions(String text, RuleFunctions functions) {
        String start = "<!-- " + module + " -->\n";
        String end = "<!-- end of " + module + " -->";
        int from = text.indexOf(start) + start.length();
        String folder = module + "/src/main/java/";
        String rows = catalogue
                .entries()
                .flatMap(entry -> functions
                        .functions()
                        .get(entry.id())
                        .map(places -> "| " + entry.id() + " | "
                                + places.toVector()
                                        .map(place -> link(folder, place))
                                        .mkString(", ") + " |\n"))
                .mkString();
        return text.substring(0, from) + "\n| rule | functions and values |\n| --- | --- |\n" + rows + "\n"
                + text.substring(text.indexOf(end));
    }

    /** A link names the member and leads to its file, never to a line: moving code inside a file leaves the pages unchanged. */
    private static String link(String folder, Citations.Place place) {
        return "[`" + place.label() + "`](../../" + folder + place.file() + ")" + (place.property() ? " (law)" : "");
    }
}
