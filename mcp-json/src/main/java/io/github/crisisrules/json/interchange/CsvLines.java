package io.github.crisisrules.json.interchange;

import io.vavr.collection.Vector;

/** Lines of comma-separated fields, which may stand in quotation marks; a doubled mark stands for one. */
final class CsvLines {
    private static final int LONGEST_LINE = 10_000;
    private static final int MOST_LINES = 200_000;

    private CsvLines() {}

    /** All lines that are not blank, with their numbers from 1 in the first field. */
    static Vector<Vector<String>> of(String text) {
        Vector<Vector<String>> lines = Vector.empty();
        int number = 0;
        for (String line : text.lines().limit(MOST_LINES + 1L).toList()) {
            number++;
            if (number > MOST_LINES || line.length() > LONGEST_LINE) {
                throw new ImportFault("line " + number, "more than is read");
            }
            if (!line.isBlank()) {
                lines = lines.append(fields(line, number).prepend(Integer.toString(number)));
            }
        }
        return lines;
    }

    /** One field as it must be written to be read again. */
    static String quoted(String field) {
        if (field.lines().count() > 1) {
            throw new IllegalArgumentException("a name of several lines: " + field);
        }
        return field.contains(",") || field.contains("\"") || !field.equals(field.strip())
                ? "\"" + field.replace("\"", "\"\"") + "\""
                : field;
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
                inside = !inside;
                wasQuoted = true;
            } else if (c == ',' && !inside) {
                fields = fields.append(ended(field, wasQuoted));
                wasQuoted = false;
            } else {
                field.append(c);
            }
        }
        if (inside) {
            throw new ImportFault("line " + number, "a quotation mark is not closed");
        }
        return fields.append(ended(field, wasQuoted));
    }

    private static String ended(StringBuilder field, boolean wasQuoted) {
        String text = wasQuoted ? field.toString() : field.toString().strip();
        field.setLength(0);
        return text;
    }
}
