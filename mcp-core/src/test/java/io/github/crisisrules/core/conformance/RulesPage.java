package io.github.crisisrules.core.conformance;

import io.github.crisisrules.core.rulebook.Catalogue;
import io.github.crisisrules.core.rulebook.RuleEntry;
import io.github.crisisrules.core.rulebook.RuleStatus;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/**
 * One module's part of {@code docs/RULES.md} and its rows of the table in the README, made from the catalogue and the
 * citations. Modules share the two files and own their parts alone, so that each can check and write its own.
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

    String section() {
        StringBuilder page = new StringBuilder();
        String document = "";
        String heading = "";
        for (RuleEntry entry : catalogue.entries()) {
            if (!entry.document().equals(document)) {
                document = entry.document();
                heading = "";
                page.append("\n## ").append(document).append("\n");
            }
            if (!entry.heading().equals(heading)) {
                heading = entry.heading();
                page.append("\n### ").append(heading).append("\n\n| rule | in our words | status | code | tests |\n");
                page.append("| --- | --- | --- | --- | --- |\n");
            }
            page.append("| `").append(entry.id()).append("` | ").append(cell(entry.text()));
            if (!entry.note().isBlank()) {
                page.append(" *").append(cell(entry.note())).append("*");
            }
            page.append(" | ").append(entry.status().word()).append(" | ");
            page.append(links(code.of(entry.id()), "main")).append(" | ");
            page.append(links(tests.of(entry.id()), "test")).append(" |\n");
        }
        return page.append('\n').toString();
    }

    /** The page with this module's section brought up to date. */
    String updated(String page) {
        String begin = "<!-- begin " + module + " -->\n";
        String end = "<!-- end " + module + " -->\n";
        int from = page.indexOf(begin);
        int to = page.indexOf(end);
        if (from < 0 || to < from) {
            return page + begin + section() + end;
        }
        return page.substring(0, from + begin.length()) + section() + page.substring(to);
    }

    /** The README with this module's rows of the table brought up to date. */
    String updatedReadme(String readme) {
        String updated = readme;
        for (String document : documents()) {
            String start = "| " + document + " |";
            updated = Vector.of(updated.split("\n", -1))
                    .map(line -> line.startsWith(start) ? row(document) : line)
                    .mkString("\n");
        }
        return updated;
    }

    Seq<String> documents() {
        return catalogue.entries().map(RuleEntry::document).distinct();
    }

    String row(String document) {
        Seq<RuleEntry> entries =
                catalogue.entries().filter(entry -> entry.document().equals(document));
        return "| " + document + " | `" + module + "` | " + count(entries, RuleStatus.DONE) + " | "
                + count(entries, RuleStatus.HUMAN) + " | " + count(entries, RuleStatus.PLANNED) + " |";
    }

    private static int count(Seq<RuleEntry> entries, RuleStatus status) {
        return entries.count(entry -> entry.status() == status);
    }

    private String links(Seq<Citations.Place> places, String kind) {
        return places.map(place ->
                        "[`" + place.label() + "`](../" + module + "/src/" + kind + "/java/" + place.file() + ")")
                .mkString(", ");
    }

    private static String cell(String text) {
        return text.replace("|", "\\|");
    }
}
