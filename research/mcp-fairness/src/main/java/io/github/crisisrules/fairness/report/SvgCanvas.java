package io.github.crisisrules.fairness.report;

import io.github.crisisrules.core.text.Markup;
import io.vavr.collection.Vector;

/**
 * A builder of SVG charts. Colours are CSS variables of the page, so that a chart follows the reader's light or
 * dark setting. Coordinates are rounded to tenths and written with a decimal point, so that the output is the same
 * on every machine.
 */
final class SvgCanvas {
    /** The width of all charts. */
    static final double WIDTH = 480;

    /** The number of series with a distinct colour. */
    static final int SERIES = 8;

    static final String INK = "var(--ink)";
    static final String SOFT = "var(--soft)";
    static final String GRID = "var(--grid)";
    static final String PAPER = "var(--paper)";

    private final StringBuilder out = new StringBuilder();

    /** Returns the colour of a series. */
    static String colour(int series) {
        return "var(--series-" + (series % SERIES + 1) + ")";
    }

    void line(double fromX, double fromY, double toX, double toY, String colour, double width) {
        empty("line", "x1", fromX, "y1", fromY, "x2", toX, "y2", toY, "stroke", colour, "stroke-width", width);
    }

    /** Adds an upright or level line with a cap at both ends, unless it has no length. */
    void interval(double fromX, double fromY, double toX, double toY, double cap, int series) {
        if (fromX == toX && fromY == toY) {
            return;
        }
        double acrossX = fromX == toX ? cap : 0;
        double acrossY = fromX == toX ? 0 : cap;
        line(fromX, fromY, toX, toY, colour(series), 1.2);
        line(fromX - acrossX, fromY - acrossY, fromX + acrossX, fromY + acrossY, colour(series), 1.2);
        line(toX - acrossX, toY - acrossY, toX + acrossX, toY + acrossY, colour(series), 1.2);
    }

    /** Adds a line through the given points, in order. */
    void path(Vector<double[]> points, String colour) {
        empty("polyline", "fill", "none", "stroke", colour, "stroke-width", 1.6, "points", coordinates(points));
    }

    private static String coordinates(Vector<double[]> points) {
        return points.map(point -> tenths(point[0]) + "," + tenths(point[1])).mkString(" ");
    }

    void box(double x, double y, double width, double height, String colour) {
        empty("rect", "x", x, "y", y, "width", width, "height", height, "fill", colour);
    }

    /**
     * Adds the mark of a series. Four shapes alternate, so that series differ not only in colour. The mark is
     * hollow unless {@code filled}.
     */
    void mark(double x, double y, int series, boolean filled) {
        Vector<Object> paint =
                Vector.of("fill", filled ? colour(series) : PAPER, "stroke", colour(series), "stroke-width", 1.4);
        switch (series % 4) {
            case 0 ->
                empty("circle", Vector.<Object>of("cx", x, "cy", y, "r", 3.3).appendAll(paint));
            case 1 ->
                empty(
                        "rect",
                        Vector.<Object>of("x", x - 3, "y", y - 3, "width", 6.0, "height", 6.0)
                                .appendAll(paint));
            case 2 -> polygon(Vector.of(at(x, y - 4), at(x + 4, y + 3), at(x - 4, y + 3)), paint);
            default -> polygon(Vector.of(at(x, y - 4.2), at(x + 4.2, y), at(x, y + 4.2), at(x - 4.2, y)), paint);
        }
    }

    private static double[] at(double x, double y) {
        return new double[] {x, y};
    }

    private void polygon(Vector<double[]> corners, Vector<Object> paint) {
        empty("polygon", Vector.<Object>of("points", coordinates(corners)).appendAll(paint));
    }

    private void empty(String name, Object... attributes) {
        empty(name, Vector.of(attributes));
    }

    private void empty(String name, Vector<Object> attributes) {
        out.append(opened(name, attributes)).append("/>\n");
    }

    /**
     * Returns the begin of an element.
     *
     * @param attributes names and values in turn; numbers are rounded to tenths
     */
    static String opened(String name, Vector<Object> attributes) {
        return attributes
                .grouped(2)
                .map(each -> " " + each.get(0) + "=\""
                        + (each.get(1) instanceof Double number ? tenths(number) : each.get(1)) + '"')
                .mkString("<" + name, "", "");
    }

    /** Adds text that is anchored at its {@code start}, {@code middle} or {@code end}. */
    void text(double x, double y, String anchor, String colour, String text) {
        text(x, y, anchor, colour, text, "");
    }

    /** Adds text that reads upwards, anchored at its middle. */
    void upright(double x, double y, String colour, String text) {
        text(x, y, "middle", colour, text, " transform=\"rotate(-90 " + tenths(x) + " " + tenths(y) + ")\"");
    }

    private void text(double x, double y, String anchor, String colour, String text, String more) {
        Vector<Object> attributes =
                Vector.of("x", x, "y", y, "text-anchor", anchor, "font-size", TextMetrics.SIZE, "fill", colour);
        out.append(opened("text", attributes)).append(more + ">" + Markup.xml(text) + "</text>\n");
    }

    /**
     * Adds lines of text one below the other, vertically centred. If the text was shortened, the whole text is
     * added as a tooltip.
     */
    void block(double x, double middle, Vector<String> lines, String whole) {
        boolean isCut = !lines.mkString(" ").equals(whole.strip().replaceAll("\\s+", " "));
        if (isCut) {
            out.append("<g><title>").append(Markup.xml(whole)).append("</title>\n");
        }
        double first = middle - (lines.size() - 1) * TextMetrics.LINE / 2 + TextMetrics.SIZE * 0.35;
        lines.forEachWithIndex((line, i) -> text(x, first + i * TextMetrics.LINE, "end", INK, line));
        if (isCut) {
            out.append("</g>\n");
        }
    }

    /** Adds a legend of the named series below a chart, in as many lines as necessary, and returns its height. */
    double key(double top, Vector<String> names, boolean boxes) {
        double x = 8;
        double y = top + 12;
        for (int i = 0; i < names.size(); i++) {
            if (names.get(i).isEmpty()) {
                continue;
            }
            String name = TextMetrics.shortened(names.get(i), WIDTH - 40);
            double width = 18 + TextMetrics.width(name) + 14;
            if (x > 8 && x + width > WIDTH) {
                x = 8;
                y += 19;
            }
            if (boxes) {
                box(x, y - 5, 11, 11, colour(i));
            } else {
                mark(x + 6, y, i, true);
            }
            text(x + 18, y + 4.5, "start", INK, name);
            x += width;
        }
        return y + 12 - top;
    }

    /** Returns the finished SVG. */
    String svg(double height, String description) {
        return "<svg viewBox=\"0 0 " + tenths(WIDTH) + " " + tenths(height) + "\" role=\"img\" aria-label=\""
                + Markup.xml(description) + "\" xmlns=\"http://www.w3.org/2000/svg\">\n" + out + "</svg>";
    }

    /** Formats a number with at most one decimal, such as {@code 12} and {@code -0.3}. */
    static String tenths(double value) {
        long tenths = Math.round(value * 10);
        String whole = (tenths < 0 ? "-" : "") + Math.abs(tenths) / 10;
        return tenths % 10 == 0 ? whole : whole + "." + Math.abs(tenths) % 10;
    }
}
