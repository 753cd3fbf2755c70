package io.github.crisisrules.core.chance;

import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.text.Markup;
import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.Vector;
import java.util.Comparator;
import java.util.function.Function;

/**
 * A bar chart of odds as SVG text, with one bar per outcome and its label and percentage. The text is the same on
 * every machine: nothing is measured, and lengths follow from the number of characters. The chart needs no external
 * style sheet, script or font, and follows the reader's choice of a light or dark page.
 */
public final class OddsChart {
    /** The max number of bars. */
    public static final int MAX_BARS = 500;

    private static final int CHARACTER = 8;
    private static final int LINE = 20;
    private static final int GAP = 8;
    private static final int BAR = 320;
    private static final int LONGEST_LABEL = 40;

    private final Vector<OddsRow<String>> rows;
    private final OddsColumn column;
    private final String title;

    private OddsChart(Vector<OddsRow<String>> rows, OddsColumn column, String title) {
        this.rows = rows;
        this.column = column;
        this.title = title;
    }

    /**
     * Creates a chart of the outcomes in the given order.
     *
     * @throws IllegalArgumentException if there are more than {@value #MAX_BARS} outcomes
     */
    public static <T> OddsChart of(Distribution<T> odds, Comparator<? super T> order) {
        return of(odds, order, outcome -> OddsTable.label(outcome, Wording.ENGLISH));
    }

    /**
     * Creates a chart with the given labels, see {@link #of(Distribution, Comparator)}. A label of more than 40
     * characters is shortened.
     */
    public static <T> OddsChart of(
            Distribution<T> odds, Comparator<? super T> order, Function<? super T, String> label) {
        Vector<OddsRow<T>> rows = odds.table(order).rows();
        if (rows.size() > MAX_BARS) {
            throw new IllegalArgumentException(
                    "A chart of " + rows.size() + " outcomes is too large. A chart has at most " + MAX_BARS
                            + " bars: map the outcomes to fewer first.");
        }
        return new OddsChart(
                rows.map(row ->
                        new OddsRow<>(cut(label.apply(row.outcome())), row.exactly(), row.atLeast(), row.atMost())),
                OddsColumn.EXACTLY,
                "Odds");
    }

    /** Returns a copy of this chart with the given title. */
    public OddsChart titled(String title) {
        return new OddsChart(rows, column, title);
    }

    /** Returns a copy of this chart that shows the given column. The default is {@link OddsColumn#EXACTLY}. */
    public OddsChart showing(OddsColumn column) {
        return new OddsChart(rows, column, title);
    }

    /** Returns the chart as SVG. */
    public String svg() {
        int labels = rows.map(row -> Percent.length(row.outcome())).max().get() * CHARACTER;
        int left = GAP + labels + GAP;
        int width = Math.max(left + BAR + GAP + 8 * CHARACTER, Percent.length(title) * CHARACTER + 2 * GAP);
        int height = LINE + GAP + rows.size() * LINE + GAP;
        Ratio longest = rows.map(column::of).max().get();
        StringBuilder svg = new StringBuilder();
        svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"0 0 " + width + " " + height
                + "\" width=\"" + width + "\" height=\"" + height + "\">\n");
        svg.append("<title>" + Markup.xml(title) + "</title>\n");
        svg.append("<style>.odds-page{fill:#fff}.odds-text{fill:#222;font:13px monospace}.odds-bar{fill:#2f6db3}"
                + "@media(prefers-color-scheme:dark){.odds-page{fill:#161616}.odds-text{fill:#e6e6e6}"
                + ".odds-bar{fill:#6fa8e8}}</style>\n");
        svg.append("<rect class=\"odds-page\" width=\"" + width + "\" height=\"" + height + "\"/>\n");
        text(svg, GAP, LINE - 5, "start", title);
        int top = LINE + GAP;
        for (OddsRow<String> row : rows) {
            Ratio chance = column.of(row);
            String bar = chance.over(longest).times(BAR).toDecimal(1);
            text(svg, GAP + labels, top + 14, "end", row.outcome());
            svg.append("<rect class=\"odds-bar\" x=\"" + left + "\" y=\"" + (top + 3) + "\" width=\"" + bar
                    + "\" height=\"" + (LINE - 6) + "\"/>\n");
            text(svg, left + end(bar) + GAP, top + 14, "start", Percent.of(chance, 1));
            top += LINE;
        }
        return svg.append("</svg>\n").toString();
    }

    private static void text(StringBuilder svg, int x, int y, String anchor, String text) {
        svg.append("<text class=\"odds-text\" x=\"" + x + "\" y=\"" + y + "\" text-anchor=\"" + anchor + "\">"
                + Markup.xml(text) + "</text>\n");
    }

    private static int end(String bar) {
        return Integer.parseInt(bar.substring(0, bar.indexOf('.')));
    }

    private static String cut(String label) {
        return Percent.length(label) <= LONGEST_LABEL
                ? label
                : label.substring(0, label.offsetByCodePoints(0, LONGEST_LABEL - 1)) + "…";
    }
}
