package io.github.crisisrules.fairness.assumption;

import io.vavr.collection.Vector;

/**
 * Writes and reads CSV cells. A spreadsheet interprets a cell that begins with {@code =}, {@code +}, {@code -} or
 * {@code @} as a formula and would execute text from an untrusted label, so such a cell gets an apostrophe in
 * front, which makes it text.
 */
public final class CsvText {
    private CsvText() {}

    /** Returns the text as a quoted cell. */
    public static String quoted(String text) {
        return '"' + plain(text).replace("\"", "\"\"") + '"';
    }

    /** Returns the text as a cell, quoted only if necessary. */
    public static String cell(String text) {
        return text.contains(",") || text.contains("\"") ? quoted(text) : plain(text);
    }

    /**
     * Splits a line into its cells, without surrounding blanks. Cells may be quoted, as spreadsheets write them.
     *
     * @throws IllegalArgumentException if a quotation mark is not closed
     */
    public static Vector<String> cells(String line) {
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
            throw new IllegalArgumentException("A quotation mark is not closed.");
        }
        return cells.append(cell.toString().strip());
    }

    private static String plain(String text) {
        return isFormula(text) ? "'" + text : text;
    }

    /** Returns a cell without the apostrophe that keeps a spreadsheet from reading it as a formula. */
    public static String unguarded(String cell) {
        return cell.startsWith("'") && isFormula(cell.substring(1)) ? cell.substring(1) : cell;
    }

    /** Returns the text without the byte-order mark that spreadsheets write at the beginning of a file. */
    public static String withoutMark(String file) {
        return file.startsWith("\ufeff") ? file.substring(1) : file;
    }

    /** Returns whether a formula follows after any apostrophes and blanks. */
    private static boolean isFormula(String text) {
        int begin = 0;
        while (begin < text.length() && "' ".indexOf(text.charAt(begin)) >= 0) {
            begin++;
        }
        return begin < text.length() && "=+-@\t\r\n".indexOf(text.charAt(begin)) >= 0;
    }
}
