package io.github.crisisrules.core.rulebook;

import io.vavr.collection.Vector;

/** The parser of the catalogue's text form, which {@link Catalogue#parse} describes. It works line by line. */
final class CatalogueParser {
    private Vector<RuleEntry> entries = Vector.empty();
    private String document = "";
    private String heading = "";
    private String id = "";
    private String status = "";
    private final StringBuilder rule = new StringBuilder();
    private final StringBuilder note = new StringBuilder();

    Catalogue parse(String text) {
        text.lines().forEach(this::line);
        flush();
        return Catalogue.of(entries);
    }

    private void line(String line) {
        if (line.isBlank() || line.startsWith("#")) {
            return;
        }
        if (line.startsWith("== ")) {
            flush();
            heading = line.substring(3).strip();
        } else if (line.startsWith("= ")) {
            flush();
            document = line.substring(2).strip();
            heading = document;
        } else if (line.startsWith("  !")) {
            append(note, line.substring(3));
        } else if (line.startsWith("  ")) {
            append(rule, line);
        } else {
            flush();
            int space = line.indexOf(' ');
            if (space < 1) {
                throw new IllegalArgumentException(
                        "The catalogue line '" + line + "' is not an entry. Write 'ID status'.");
            }
            id = line.substring(0, space);
            status = line.substring(space + 1).strip();
        }
    }

    private static void append(StringBuilder words, String line) {
        if (!words.isEmpty()) {
            words.append(' ');
        }
        words.append(line.strip());
    }

    private void flush() {
        if (!id.isEmpty()) {
            entries = entries.append(
                    new RuleEntry(document, heading, id, rule.toString(), RuleStatus.parse(status), note.toString()));
        }
        id = "";
        rule.setLength(0);
        note.setLength(0);
    }
}
