package io.github.crisisrules.core.chance;

import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.rulebook.Markup;
import io.vavr.collection.Vector;
import java.math.BigInteger;
import java.util.Objects;

/** Outcomes in order, each with its chances: as exact fractions, and as text with percentages. */
public final class OddsTable<T> {
    private static final int PLACES = 2;

    private final Vector<OddsRow<T>> rows;
    private final Vector<OddsColumn> columns;
    private final int places;

    private OddsTable(Vector<OddsRow<T>> rows, Vector<OddsColumn> columns, int places) {
        this.rows = rows;
        this.columns = columns;
        this.places = places;
    }

    /** The outcomes in the order in which the distribution lists them. */
    static <T> OddsTable<T> of(Distribution<T> odds) {
        Vector<OddsRow<T>> rows = Vector.empty();
        BigInteger before = BigInteger.ZERO;
        for (var entry : odds.weights()) {
            BigInteger upTo = before.add(entry._2);
            rows = rows.append(new OddsRow<>(
                    entry._1,
                    Ratio.of(entry._2, odds.total()),
                    Ratio.of(odds.total().subtract(before), odds.total()),
                    Ratio.of(upTo, odds.total())));
            before = upTo;
        }
        return new OddsTable<>(rows, Vector.of(OddsColumn.values()), PLACES);
    }

    /** The rows, one for each outcome. */
    public Vector<OddsRow<T>> rows() {
        return rows;
    }

    /** The same table with these columns only; name at least one. */
    public OddsTable<T> columns(OddsColumn... columns) {
        if (columns.length == 0) {
            throw new IllegalArgumentException("a table of odds needs at least one column; none was named");
        }
        return new OddsTable<>(rows, Vector.of(columns), places);
    }

    /** The same with this many decimals of a percentage, from 0 to 20; 2 unless set. */
    public OddsTable<T> places(int places) {
        return new OddsTable<>(rows, columns, Percent.checkPlaces(places));
    }

    /** Aligned text: a line of headings and one for each outcome, each ended by a line feed. */
    public String text() {
        Vector<Vector<String>> lines = cells(Object::toString).prepend(headings());
        Vector<Integer> widths = widths(lines);
        return lines.map(line -> line.zipWith(widths, OddsTable::right).mkString("  ") + "\n")
                .mkString();
    }

    /** A Markdown table, numbers to the right; outcomes are escaped. */
    public String markdown() {
        Vector<Vector<String>> cells = cells(outcome -> Markup.markdown(outcome.toString()));
        Vector<Integer> widths = widths(cells.prepend(headings()));
        Vector<String> rule = widths.map(width -> "-".repeat(width - 1) + ":");
        return cells.prepend(rule)
                .prepend(headings())
                .map(line -> line.zipWith(widths, OddsTable::right).mkString("| ", " | ", " |\n"))
                .mkString();
    }

    private Vector<String> headings() {
        return columns.map(OddsColumn::heading).prepend("outcome");
    }

    private Vector<Vector<String>> cells(java.util.function.Function<T, String> label) {
        return rows.map(row -> columns.map(column -> Percent.of(column.of(row), places))
                .prepend(label.apply(Objects.requireNonNull(row.outcome()))));
    }

    private static Vector<Integer> widths(Vector<Vector<String>> lines) {
        return Vector.range(0, lines.head().size())
                .map(column -> lines.map(line -> Percent.length(line.get(column)))
                        .max()
                        .get());
    }

    private static String right(String text, int width) {
        return " ".repeat(width - Percent.length(text)) + text;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof OddsTable<?> that
                && rows.equals(that.rows)
                && columns.equals(that.columns)
                && places == that.places;
    }

    @Override
    public int hashCode() {
        return Objects.hash(rows, columns, places);
    }

    @Override
    public String toString() {
        return text();
    }
}
