package io.github.crisisrules.json.interchange;

import io.vavr.collection.Vector;

/**
 * Lines of comma-separated fields, which may be in quotation marks; a doubled mark stands for one. Blanks around a field, and around the
 * marks, are no part of it.
 */
final class CsvLines {
    private static final int LONGEST_LINE = 10_000;
    private static final int MOST_LINES = 200_000;
    private static final int MOST_FIELDS = 100;

    /** A spreadsheet cell that begins with one of these is a formula; with an apostrophe before it, it is text. */
    private static final String FORMULA = "=+-@";

    private CsvLines() {}

    /** All lines that are not blank, with their numbers from 1 in the first field; a byte-order mark before them is no part of them. */
    static Vector<Vector<String>> of(String text) {
        Vector<Vector<String>> lines = Vector.empty();
        int number = 0;
        String file = text.startsWith("\ufeff") ? text.substring(1) : text;
        for (String line : file.lines().limit(MOST_LINES + 1L).toList()) {
            number++;
            if (number > MOST_LINES || line.length() > LONGEST_LINE) {
                throw new ImportFault(
                        "line " + number,
                        "a file may have at most " + MOST_LINES + " lines of " + LONGEST_LINE
                                + " characters; split it, or leave columns out");
            }
            if (!line.isBlank()) {
                lines = lines.append(fields(line, number).prepend(Integer.toString(number)));
            }
        }
        return lines;
    }

    /** One field as it must be written to be read again. */
    static String quoted(String field) {
        String text = isGuarded(field, 0) ? "'" + field : field;
        return text.contains(",") || text.contains("\"") || !text.equals(text.strip())
                ? "\"" + text.replace("\"", "\"\"") + "\""
                : text;
    }

    /** The text of a field that {@link #quoted} wrote: without the apostrophe that keeps a spreadsheet from running it. */
    static String unguarded(String field) {
        return field.startsWith("'") && isGuarded(field, 1) ? field.substring(1) : field;
    }

    /** Whether there is a formula here, behind any apostrophes and blanks. */
    private static boolean isGuarded(String field, int from) {
        int begin = from;
        while (begin < field.length() && (field.charAt(begin) == '\'' || field.charAt(begin) == ' ')) {
            begin++;
        }
        return begin < field.length() && FORMULA.indexOf(field.charAt(begin)) >= 0;
    }

    private static Vector<String> fields(String line, int number) {
        Vector<String> fields = Vector.empty();
        StringBuilder field = new StringBuilder();
        boolean inside = false;
        boolean wasQuoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (inside && c == '"' && i + 1 < line.length() && line.charAt(i + 1) == '"') {
                field.append('"');
                i++;
            } else if (c == '"') {
                if (!inside && !wasQuoted && field.toString().isBlank()) {
                    field.setLength(0);
                }
                inside = !inside;
                wasQuoted = true;
            } else if (c == ',' && !inside) {
                if (fields.size() + 1 >= MOST_FIELDS) {
                    throw new ImportFault(
                            "line " + number, "a line may have at most " + MOST_FIELDS + " fields; leave columns out");
                }
                fields = fields.append(ended(field, wasQuoted));
                wasQuoted = false;
            } else if (inside || !wasQuoted || !Character.isWhitespace(c)) {
                field.append(c);
            }
        }
        if (inside) {
            throw new ImportFault("line " + number, "a quotation mark is not closed on its line");
        }
        return fields.append(ended(field, wasQuoted));
    }

    private static String ended(StringBuilder field, boolean wasQuoted) {
        String text = wasQuoted ? field.toString() : field.toString().strip();
        field.setLength(0);
        return text;
    }
}
