package io.github.crisisrules.tournament.view;

import io.vavr.collection.Vector;

/** A table to be posted: a title, headings and rows, as aligned plain text or as Markdown. */
public record TextTable(String title, Vector<String> headings, Vector<Vector<String>> rows) {
    /** Every row has a cell for every heading. */
    public TextTable {
        for (Vector<String> row : rows) {
            if (row.size() != headings.size()) {
                throw new IllegalArgumentException(
                        "a row of " + row.size() + " cells under " + headings.size() + " headings");
            }
        }
    }

    /** Plain text: the title, then columns two blanks apart; numbers stand at the right of their column. */
    public String text() {
        Vector<Integer> widths = Vector.range(0, headings.size())
                .map(column -> rows.map(row -> width(row.get(column)))
                        .append(width(headings.get(column)))
                        .max()
                        .get());
        StringBuilder text = new StringBuilder(title).append('\n');
        text.append(line(headings, widths));
        text.append(line(widths.map("-"::repeat), widths));
        rows.forEach(row -> text.append(line(row, widths)));
        return text.toString();
    }

    private String line(Vector<String> cells, Vector<Integer> widths) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < cells.size(); column++) {
            String blanks = " ".repeat(widths.get(column) - width(cells.get(column)));
            line.append(column == 0 ? "" : "  ")
                    .append(isNumeric(column) ? blanks + cells.get(column) : cells.get(column) + blanks);
        }
        return line.toString().stripTrailing() + "\n";
    }

    /** A Markdown table under a heading. */
    public String markdown() {
        StringBuilder text = new StringBuilder("### ").append(escaped(title)).append("\n\n");
        text.append(markdownLine(headings.map(TextTable::escaped)));
        text.append(markdownLine(Vector.range(0, headings.size()).map(column -> isNumeric(column) ? "---:" : "---")));
        rows.forEach(row -> text.append(markdownLine(row.map(TextTable::escaped))));
        return text.toString();
    }

    private static String markdownLine(Vector<String> cells) {
        return cells.mkString("| ", " | ", " |\n");
    }

    private boolean isNumeric(int column) {
        return rows.forAll(row -> row.get(column).matches("[0-9./–-]*")) && !rows.isEmpty();
    }

    private static String escaped(String cell) {
        return cell.replace("\\", "\\\\")
                .replace("|", "\\|")
                .replace("<", "\\<")
                .replace("*", "\\*")
                .replace("_", "\\_")
                .replace("[", "\\[");
    }

    private static int width(String cell) {
        return cell.codePointCount(0, cell.length());
    }
}
