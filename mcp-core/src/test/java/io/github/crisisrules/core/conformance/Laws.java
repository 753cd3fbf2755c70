package io.github.crisisrules.core.conformance;

import io.github.crisisrules.core.rulebook.Catalogue;
import io.github.crisisrules.core.rulebook.RuleEntry;
import io.github.crisisrules.core.rulebook.RuleStatus;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.nio.file.Path;

/**
 * The laws of a module: which rules are checked on random input by a jqwik property, and the reasons why others are not.
 *
 * @param catalogue the rules of the module
 * @param tests the tests that cite rules
 * @param reasons the reason for each rule without a law, by the id of the rule
 */
record Laws(Catalogue catalogue, Citations tests, Map<String, String> reasons) {
    private static final Path REASONS = Path.of("src", "test", "resources", "laws-without.txt");

    /** Reads the reasons of the module whose tests run: each line has the id of a rule and the reason. */
    static Laws of(Catalogue catalogue, Citations tests) {
        Map<String, String> reasons = LinkedHashMap.empty();
        for (String line : ProjectFiles.read(REASONS).split("\n")) {
            if (!line.isBlank() && !line.startsWith("#")) {
                String[] parts = line.strip().split("\\s+", 2);
                if (parts.length < 2 || reasons.containsKey(parts[0])) {
                    throw new AssertionError(
                            REASONS + " needs the id of a rule, once, and a reason in each line, not: " + line);
                }
                reasons = reasons.put(parts[0], parts[1]);
            }
        }
        return new Laws(catalogue, tests, reasons);
    }

    /** Returns the ids of the rules that are done and that no jqwik property cites. */
    Seq<String> without() {
        return without(catalogue.entries());
    }

    private Seq<String> without(Seq<RuleEntry> entries) {
        return done(entries).filter(id -> !tests.of(id).exists(Citations.Place::property));
    }

    private static Seq<String> done(Seq<RuleEntry> entries) {
        return entries.filter(entry -> entry.status() == RuleStatus.IMPLEMENTED).map(RuleEntry::id);
    }

    /** Returns the page with a current part for the module, between the comments that name it. */
    String updated(String text, String module) {
        String start = "<!-- laws of " + module + " -->\n";
        String end = "<!-- end of the laws of " + module + " -->";
        if (!text.contains(start) || !text.contains(end)) {
            throw new AssertionError("The page has no place for the laws of " + module + ": add " + start + end);
        }
        return text.substring(0, text.indexOf(start) + start.length()) + table() + text.substring(text.indexOf(end));
    }

    private String table() {
        Vector<String> documents =
                catalogue.entries().map(RuleEntry::document).distinct().toVector();
        String rows = documents
                .map(document -> {
                    Seq<RuleEntry> entries =
                            catalogue.entries().filter(entry -> entry.document().equals(document));
                    int done = done(entries).size();
                    int without = without(entries).size();
                    return "| [" + document + "](../" + RulesPage.file(document) + ") | " + done + " | "
                            + (done - without) + " | " + without + " |\n";
                })
                .mkString();
        String list = without()
                .map(id -> "- " + id + ": " + reasons.getOrElse(id, "no reason is given") + "\n")
                .mkString();
        return "\n| document | rules | with a law | without |\n| --- | ---: | ---: | ---: |\n" + rows + "\n" + list
                + (list.isEmpty() ? "" : "\n");
    }
}
