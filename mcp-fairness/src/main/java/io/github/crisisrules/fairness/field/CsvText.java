package io.github.crisisrules.fairness.field;

import io.vavr.collection.Vector;

/**
 * Texts as cells of a table with commas. A spreadsheet takes a cell that begins with {@code =}, {@code +}, {@code -} or {@code @} for a formula and would run what a
 * stranger wrote into a label: an apostrophe before it makes it a text.
 */
public final class CsvText {
    private CsvText() {}

    /** The cell, in quotation marks. */
    public static String quoted(String text) {
        return '"' + plain(text).replace("\"", "\"\"") + '"';
    }

    /** The cell, in quotation marks where it needs them. */
    static String cell(String text) {
        return text.contains(",") || text.contains("\"") ? quoted(text) : plain(text);
    }

    /** The cells of a line, without blanks around them; they may stand in quotation marks, as spreadsheets write them. */
    static Vector<String> cells(String line) {
        Vector<String> cells = Vector.empty();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '"' && quoted && i + 1 < line.length() && line.charAt(i + 1) == '"') {
                cell.append(c);
                i++;
            } else if (c == '"') {
                quoted = !quoted;
            } else if (c == ',' && !quoted) {
                cells = cells.append(cell.toString().strip());
                cell.setLength(0);
            } else {
                cell.append(c);
            }
        }
        if (quoted) {
            throw new IllegalArgumentException("a quotation mark is not closed");
        }
        return cells.append(cell.toString().strip());
    }

    private static String plain(String text) {
        return isFormula(text) ? "'" + text : text;
    }

    /** A file without the byte-order mark that spreadsheets write before the first line. */
    static String withoutMark(String file) {
        return file.startsWith("\ufeff") ? file.substring(1) : file;
    }

    private static boolean isFormula(String text) {
        return !text.isEmpty() && "=+-@\t\r\n".indexOf(text.charAt(0)) >= 0;
    }
}
