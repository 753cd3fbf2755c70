package io.github.crisisrules.cli;

import io.github.crisisrules.json.value.JsonPrinter;
import io.github.crisisrules.json.value.JsonValue;
import io.vavr.collection.Vector;

/**
 * The result of a command in the three forms that it can be printed in.
 *
 * @param text lines for people
 * @param columns the names of the columns of {@code rows}
 * @param rows the result as comma-separated values
 * @param json the result as JSON
 * @param isClean whether nothing was found that differs from the rules
 */
record Report(
        Vector<String> text, Vector<String> columns, Vector<Vector<String>> rows, JsonValue json, boolean isClean) {
    /** The form in which a report is printed. */
    enum Format {
        TEXT,
        JSON,
        CSV
    }

    /** Returns the printed report, ending with a line break. */
    String print(Format format) {
        return switch (format) {
            case TEXT -> lines(text);
            case JSON -> JsonPrinter.lines(json).stripTrailing() + "\n";
            case CSV ->
                lines(rows.prepend(columns).map(row -> row.map(Report::quoted).mkString(",")));
        };
    }

    private static String lines(Vector<String> lines) {
        return lines.map(line -> line + "\n").mkString();
    }

    /** Quotes a cell if it needs that. Text that a spreadsheet would run as a formula is quoted and marked as text. */
    private static String quoted(String cell) {
        String safe = cell.matches("[=+@\t\r].*|-\\D.*") ? "'" + cell : cell;
        return safe.matches("(?s).*[\",\n\r].*") ? '"' + safe.replace("\"", "\"\"") + '"' : safe;
    }
}
