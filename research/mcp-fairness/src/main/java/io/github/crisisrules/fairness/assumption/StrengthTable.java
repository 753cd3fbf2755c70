package io.github.crisisrules.fairness.assumption;

import io.vavr.collection.Vector;

/**
 * Strengths in a text file: one number per line, or CSV whose first line names a column {@code strength} and, where they
 * are known, one for their standard errors, as {@code fairness fit} writes it. Empty lines and lines that begin with # are ignored.
 *
 * @param errors the standard error of each strength; empty if the file has no such column
 */
public record StrengthTable(Vector<Double> values, Vector<Double> errors) {
    private static final String COLUMN = "strength";
    private static final String ERROR = "error";

    /**
     * Returns the strengths in a file.
     *
     * @throws IllegalArgumentException if a line holds no finite number, or if there are no numbers; the message
     *     names the line
     */
    public static StrengthTable parse(String text) {
        Vector<String> lines = Vector.ofAll(CsvText.withoutMark(text).lines().toList());
        Vector<Double> found = Vector.empty();
        Vector<Double> errors = Vector.empty();
        int column = 0;
        int error = -1;
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
                error = cells.indexOf(ERROR);
            } else {
                found = found.append(number(cells, column, i + 1));
                errors = error < 0 ? errors : errors.append(number(cells, error, i + 1));
            }
        }
        if (found.isEmpty()) {
            throw new IllegalArgumentException("The file has no strengths. Write one number on each line.");
        }
        return new StrengthTable(found, errors);
    }

    private static double number(Vector<String> cells, int column, int line) {
        String cell = column < cells.size() ? cells.get(column) : "";
        try {
            double value = Double.parseDouble(cell);
            if (Double.isFinite(value)) {
                return value;
            }
        } catch (NumberFormatException e) {
            // Reported below, together with numbers that are not finite.
        }
        throw new IllegalArgumentException("line " + line + ": A strength must be a finite number, but is '" + cell
                + "'. A CSV file needs a column '" + COLUMN + "'.");
    }
}
