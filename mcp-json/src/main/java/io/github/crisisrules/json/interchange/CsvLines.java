package io.github.crisisrules.json.interchange;

import io.github.crisisrules.json.refusal.ReadLimits;
import io.vavr.collection.Iterator;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;

/**
 * Lines of comma-separated fields, which may be in quotation marks; a doubled mark stands for one. Blanks around a field and around its
 * quotation marks are ignored.
 */
final class CsvLines {
    private static final int MAX_CHARACTERS = ReadLimits.standard().characters();
    private static final int MAX_LINE_LENGTH = 10_000;
    private static final int MAX_LINES = 200_000;
    private static final int MAX_FIELDS = 100;

    /** The first characters of a formula in a spreadsheet cell. An apostrophe before them makes the cell a text. */
    private static final String FORMULA = "=+-@";

    private CsvLines() {}

    /**
     * Returns the lines that are not blank, each with its number from 1 in the first field. A byte-order mark is ignored. Each line is
     * split when it is asked for, because the fields of all lines may take far more memory than the text.
     */
    static Iterator<Vector<String>> of(String text) {
        if (text.length() > MAX_CHARACTERS) {
            throw new ImportRefusedException("", new ImportFault.TooManyCharacters(MAX_CHARACTERS));
        }
        String file = text.startsWith("\ufeff") ? text.substring(1) : text;
        return Iterator.ofAll(file.lines().iterator())
                .zipWithIndex((line, index) -> {
                    if (index >= MAX_LINES || line.length() > MAX_LINE_LENGTH) {
                        throw new ImportRefusedException(
                                "/" + (index + 1), new ImportFault.TooLong(MAX_LINES, MAX_LINE_LENGTH));
                    }
                    return line.isBlank() ? Vector.<String>empty() : fields(line, index + 1);
                })
                .filter(Vector::nonEmpty);
    }

    /** Returns a field in the form in which it is written. */
    static String quoted(String field) {
        String text = isGuarded(field, 0) ? "'" + field : field;
        return text.contains(",") || text.contains("\"") || !text.equals(text.strip())
                ? "\"" + text.replace("\"", "\"\"") + "\""
                : text;
    }

    /** Returns the text of a field without the apostrophe with which {@link #quoted} protects it from spreadsheets. */
    static String unguarded(String field) {
        return field.startsWith("'") && isGuarded(field, 1) ? field.substring(1) : field;
    }

    /** Returns whether a formula follows after any apostrophes and blanks. */
    private static boolean isGuarded(String field, int from) {
        int begin = from;
        while (begin < field.length() && (field.charAt(begin) == '\'' || field.charAt(begin) == ' ')) {
            begin++;
        }
        return begin < field.length() && FORMULA.indexOf(field.charAt(begin)) >= 0;
    }

    /** Returns the number of the line and its fields. */
    private static Vector<String> fields(String line, int number) {
        List<String> fields = new ArrayList<>();
        fields.add(Integer.toString(number));
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
                if (fields.size() >= MAX_FIELDS) {
                    throw new ImportRefusedException("/" + number, new ImportFault.TooManyFields(MAX_FIELDS));
                }
                fields.add(ended(field, wasQuoted));
                wasQuoted = false;
            } else if (inside || !wasQuoted || !Character.isWhitespace(c)) {
                field.append(c);
            }
        }
        if (inside) {
            throw new ImportRefusedException("/" + number, new ImportFault.OpenQuotation());
        }
        fields.add(ended(field, wasQuoted));
        return Vector.ofAll(fields);
    }

    private static String ended(StringBuilder field, boolean wasQuoted) {
        String text = wasQuoted ? field.toString() : field.toString().strip();
        field.setLength(0);
        return text;
    }
}
