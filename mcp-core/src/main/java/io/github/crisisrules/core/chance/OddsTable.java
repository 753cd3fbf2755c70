package io.github.crisisrules.core.chance;

import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.Markup;
import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.Vector;
import java.math.BigInteger;
import java.util.Objects;
import java.util.function.Function;

/**
 * The outcomes of a distribution in order, each with its probabilities as exact fractions. They can be printed as
 * text or Markdown with percentages.
 */
public final class OddsTable<T> {
    private static final int PLACES = 2;

    private final Vector<OddsRow<T>> rows;
    private final Vector<OddsColumn> columns;
    private final int places;
    private final Wording wording;

    private OddsTable(Vector<OddsRow<T>> rows, Vector<OddsColumn> columns, int places, Wording wording) {
        this.rows = rows;
        this.columns = columns;
        this.places = places;
        this.wording = wording;
    }

    /** Creates the rows in the order in which the distribution lists its outcomes. */
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
        return new OddsTable<>(rows, Vector.of(OddsColumn.values()), PLACES, Wording.ENGLISH);
    }

    /** Returns the rows, one per outcome. */
    public Vector<OddsRow<T>> rows() {
        return rows;
    }

    /**
     * Returns a copy that shows only the given columns.
     *
     * @throws IllegalArgumentException if {@code columns} is empty
     */
    public OddsTable<T> columns(OddsColumn... columns) {
        if (columns.length == 0) {
            throw new IllegalArgumentException("The odds need at least one column. Name one.");
        }
        return new OddsTable<>(rows, Vector.of(columns), places, wording);
    }

    /** Returns a copy that shows percentages with {@code places} decimals, from 0 to 20. The default is 2. */
    public OddsTable<T> places(int places) {
        return new OddsTable<>(rows, columns, Percent.checkPlaces(places), wording);
    }

    /** Returns a copy that is printed in another language: the headings, and outcomes that have a description. */
    public OddsTable<T> in(Language language) {
        return new OddsTable<>(rows, columns, places, wording.in(language));
    }

    /** Returns the label of an outcome: its description, or its text if it has none. */
    static String label(Object outcome, Wording wording) {
        return outcome instanceof Describable described ? described.describe(wording) : outcome.toString();
    }

    /** Returns aligned text: a line of headings and one line per outcome, each with a line feed at its end. */
    public String text() {
        Vector<Vector<String>> lines = cells(outcome -> label(outcome, wording)).prepend(headings());
        Vector<Integer> widths = widths(lines);
        return lines.map(line -> line.zipWith(widths, OddsTable::right).mkString("  ") + "\n")
                .mkString();
    }

    /** Returns the rows in Markdown, aligned to the right. Outcomes are escaped. */
    public String markdown() {
        Vector<Vector<String>> cells = cells(outcome -> Markup.markdown(label(outcome, wording)));
        Vector<Integer> widths = widths(cells.prepend(headings()));
        Vector<String> rule = widths.map(width -> "-".repeat(width - 1) + ":");
        return cells.prepend(rule)
                .prepend(headings())
                .map(line -> line.zipWith(widths, OddsTable::right).mkString("| ", " | ", " |\n"))
                .mkString();
    }

    private Vector<String> headings() {
        return columns.map(column -> column.describe(wording)).prepend(Sentences.outcome(wording));
    }

    private Vector<Vector<String>> cells(Function<T, String> label) {
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
