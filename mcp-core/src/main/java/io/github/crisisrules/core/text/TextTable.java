package io.github.crisisrules.core.text;

import io.vavr.collection.Vector;

/**
 * A title, headings and rows to post, rendered as aligned plain text or as Markdown.
 *
 * @param title the line above the table
 * @param headings the headings of the columns
 * @param rows the rows, each with one text for each column
 */
public record TextTable(String title, Vector<String> headings, Vector<Vector<String>> rows) {
    /**
     * Creates a text table.
     *
     * @throws IllegalArgumentException if a row does not have one cell for each heading
     */
    public TextTable {
        for (Vector<String> row : rows) {
            if (row.size() != headings.size()) {
                throw new IllegalArgumentException("Every row needs one cell for each of the " + headings.size()
                        + " headings, not " + row.size() + ".");
            }
        }
    }

    /** Returns plain text: the title, then columns two blanks apart, with numbers aligned to the right. */
    public String text() {
        int[] widths = widths();
        boolean[] numeric = numeric();
        StringBuilder text = new StringBuilder(title).append('\n');
        line(text, headings, widths, numeric);
        line(text, Vector.ofAll(widths).map("-"::repeat), widths, numeric);
        rows.forEach(row -> line(text, row, widths, numeric));
        return text.toString();
    }

    /** Returns the width of the longest cell in each column, including its heading. */
    private int[] widths() {
        int[] widths = headings.toJavaStream().mapToInt(TextTable::width).toArray();
        for (Vector<String> row : rows) {
            int column = 0;
            for (String cell : row) {
                widths[column] = Math.max(widths[column], width(cell));
                column++;
            }
        }
        return widths;
    }

    private boolean[] numeric() {
        boolean[] numeric = new boolean[headings.size()];
        for (int column = 0; column < numeric.length; column++) {
            numeric[column] = isNumeric(column);
        }
        return numeric;
    }

    /**
     * Returns whether a column, from 0, holds only digits, separators between them and empty cells. It is then
     * aligned to the right.
     */
    public boolean isNumeric(int column) {
        return !rows.isEmpty()
                && rows.forAll(row -> row.get(column).chars().allMatch(c -> "0123456789./–-".indexOf(c) >= 0));
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
        boolean[] numeric = numeric();
        StringBuilder text = new StringBuilder("### ").append(escaped(title)).append("\n\n");
        text.append(markdownLine(headings.map(TextTable::escaped)));
        text.append(markdownLine(Vector.range(0, headings.size()).map(column -> numeric[column] ? "---:" : "---")));
        rows.forEach(row -> text.append(markdownLine(row.map(TextTable::escaped))));
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
