package io.github.crisisrules.core.text;

import io.vavr.collection.Vector;

/**
 * A title, columns and rows to post, rendered as aligned plain text or as Markdown.
 *
 * @param title the line above the table
 * @param columns the columns with their headings
 * @param rows the rows, each with one cell for each column
 */
public record TextTable(String title, Vector<Column> columns, Vector<Vector<Cell>> rows) {
    /**
     * A column of a text table.
     *
     * @param key the name of the column for programs, the same in every language; empty if it has none
     * @param heading the heading to print
     */
    public record Column(String key, String heading) {}

    /**
     * Creates a text table.
     *
     * @throws IllegalArgumentException if a row does not have one cell for each column
     */
    public TextTable {
        for (Vector<Cell> row : rows) {
            if (row.size() != columns.size()) {
                throw new IllegalArgumentException("Every row needs one cell for each of the " + columns.size()
                        + " headings, not " + row.size() + ".");
            }
        }
    }

    /**
     * Creates a text table of plain texts.
     *
     * @throws IllegalArgumentException if a row does not have one cell for each heading
     */
    public static TextTable of(String title, Vector<String> headings, Vector<Vector<String>> rows) {
        return new TextTable(
                title, headings.map(heading -> new Column("", heading)), rows.map(row -> row.map(Cell.Words::new)));
    }

    /** Returns the headings to print. */
    public Vector<String> headings() {
        return columns.map(Column::heading);
    }

    /** Returns the rows as texts. */
    public Vector<Vector<String>> texts() {
        return rows.map(row -> row.map(Cell::text));
    }

    /** Returns plain text: the title, then columns two blanks apart, with numbers aligned to the right. */
    public String text() {
        Vector<Vector<String>> texts = texts();
        int[] widths = widths(texts);
        boolean[] numeric = numeric(texts);
        StringBuilder text = new StringBuilder(title).append('\n');
        line(text, headings(), widths, numeric);
        line(text, Vector.ofAll(widths).map("-"::repeat), widths, numeric);
        texts.forEach(row -> line(text, row, widths, numeric));
        return text.toString();
    }

    /** Returns the width of the longest cell in each column, including its heading. */
    private int[] widths(Vector<Vector<String>> texts) {
        int[] widths = headings().toJavaStream().mapToInt(TextTable::width).toArray();
        for (Vector<String> row : texts) {
            int column = 0;
            for (String cell : row) {
                widths[column] = Math.max(widths[column], width(cell));
                column++;
            }
        }
        return widths;
    }

    /** Returns for each column whether it holds only digits, separators between them and empty cells. */
    private boolean[] numeric(Vector<Vector<String>> texts) {
        boolean[] numeric = new boolean[columns.size()];
        for (int i = 0; i < numeric.length; i++) {
            int column = i;
            numeric[i] = !texts.isEmpty()
                    && texts.forAll(row -> row.get(column).chars().allMatch(c -> "0123456789./–-".indexOf(c) >= 0));
        }
        return numeric;
    }

    private static void line(StringBuilder text, Vector<String> cells, int[] widths, boolean[] numeric) {
        int column = 0;
        for (String cell : cells) {
            String blanks = " ".repeat(widths[column] - width(cell));
            text.append(column == 0 ? "" : "  ").append(numeric[column] ? blanks + cell : cell + blanks);
            column++;
        }
        int end = text.length();
        while (end > 0 && text.charAt(end - 1) == ' ') {
            end--;
        }
        text.setLength(end);
        text.append('\n');
    }

    /** Returns a Markdown table under a heading. */
    public String markdown() {
        Vector<Vector<String>> texts = texts();
        boolean[] numeric = numeric(texts);
        StringBuilder text = new StringBuilder("### ").append(escaped(title)).append("\n\n");
        text.append(markdownLine(headings().map(TextTable::escaped)));
        text.append(markdownLine(Vector.range(0, columns.size()).map(column -> numeric[column] ? "---:" : "---")));
        texts.forEach(row -> text.append(markdownLine(row.map(TextTable::escaped))));
        return text.toString();
    }

    private static String markdownLine(Vector<String> cells) {
        return cells.mkString("| ", " | ", " |\n");
    }

    /**
     * Escapes characters that Markdown would take for markup, and replaces line breaks by blanks, since a cell
     * cannot contain them.
     */
    public static String escaped(String cell) {
        return cell.replace("\\", "\\\\")
                .replace("|", "\\|")
                .replace("<", "\\<")
                .replace("*", "\\*")
                .replace("_", "\\_")
                .replace("[", "\\[")
                .replace("`", "\\`")
                .replace('\n', ' ')
                .replace('\r', ' ');
    }

    private static int width(String cell) {
        return cell.codePointCount(0, cell.length());
    }
}
