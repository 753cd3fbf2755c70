package io.github.crisisrules.fairness.field;

import io.vavr.collection.Vector;

/**
 * Strengths as a text file: one number a line, or a table with commas whose first line names a column {@code strength}, as {@code fairness fit} writes
 * it. Empty lines and lines that begin with # count for nothing.
 */
public final class StrengthTable {
    private static final String COLUMN = "strength";

    private StrengthTable() {}

    /** The numbers of a file; refused with a sentence that names the line. */
    public static Vector<Double> parse(String text) {
        Vector<String> lines = Vector.ofAll(CsvText.withoutMark(text).lines().toList());
        Vector<Double> found = Vector.empty();
        int column = 0;
        boolean begun = false;
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            Vector<String> cells = CsvText.cells(line);
            int named = begun ? -1 : cells.indexOf(COLUMN);
            begun = true;
            if (named >= 0) {
                column = named;
            } else {
                found = found.append(number(cells, column, i + 1));
            }
        }
        if (found.isEmpty()) {
            throw new IllegalArgumentException("it has no strengths; give a number on each line");
        }
        return found;
    }

    private static double number(Vector<String> cells, int column, int line) {
        String cell = column < cells.size() ? cells.get(column) : "";
        try {
            double value = Double.parseDouble(cell);
            if (Double.isFinite(value)) {
                return value;
            }
        } catch (NumberFormatException e) {
            // Told below, as for numbers that are not finite.
        }
        throw new IllegalArgumentException("line " + line + ": a strength must be a finite number, and is '" + cell
                + "'; a table needs a column '" + COLUMN + "'");
    }
}
