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
        out.append("<line x1=\"")
                .append(tenths(fromX))
                .append("\" y1=\"")
                .append(tenths(fromY))
                .append("\" x2=\"")
                .append(tenths(toX))
                .append("\" y2=\"")
                .append(tenths(toY))
                .append("\" stroke=\"")
                .append(colour)
                .append("\" stroke-width=\"")
                .append(tenths(width))
                .append("\"/>\n");
    }

    /** Adds a line through the given points, in order. */
    void path(Vector<double[]> points, String colour) {
        out.append("<polyline fill=\"none\" stroke=\"").append(colour).append("\" stroke-width=\"1.6\" points=\"");
        out.append(
                points.map(point -> tenths(point[0]) + "," + tenths(point[1])).mkString(" "));
        out.append("\"/>\n");
    }

    void box(double x, double y, double width, double height, String colour) {
        out.append("<rect x=\"")
                .append(tenths(x))
                .append("\" y=\"")
                .append(tenths(y))
                .append("\" width=\"")
                .append(tenths(width))
                .append("\" height=\"")
                .append(tenths(height))
                .append("\" fill=\"")
                .append(colour)
                .append("\"/>\n");
    }

    /**
     * Adds the mark of a series. Four shapes alternate, so that series differ not only in colour. The mark is
     * hollow unless {@code filled}.
     */
    void mark(double x, double y, int series, boolean filled) {
        String paint = "fill=\"" + (filled ? colour(series) : PAPER) + "\" stroke=\"" + colour(series)
                + "\" stroke-width=\"1.4\"/>\n";
        switch (series % 4) {
            case 0 ->
                out.append("<circle cx=\"")
                        .append(tenths(x))
                        .append("\" cy=\"")
                        .append(tenths(y))
                        .append("\" r=\"3.3\" ")
                        .append(paint);
            case 1 ->
                out.append("<rect x=\"")
                        .append(tenths(x - 3))
                        .append("\" y=\"")
                        .append(tenths(y - 3))
                        .append("\" width=\"6\" height=\"6\" ")
                        .append(paint);
            case 2 -> polygon(x, y, new double[] {0, -4, 4, 3, -4, 3}, paint);
            default -> polygon(x, y, new double[] {0, -4.2, 4.2, 0, 0, 4.2, -4.2, 0}, paint);
        }
    }

    private void polygon(double x, double y, double[] corners, String paint) {
        out.append("<polygon points=\"");
        for (int i = 0; i < corners.length; i += 2) {
            out.append(i == 0 ? "" : " ")
                    .append(tenths(x + corners[i]))
                    .append(',')
                    .append(tenths(y + corners[i + 1]));
        }
        out.append("\" ").append(paint);
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
        out.append("<text x=\"")
                .append(tenths(x))
                .append("\" y=\"")
                .append(tenths(y))
                .append("\" text-anchor=\"")
                .append(anchor)
                .append("\" font-size=\"")
                .append(tenths(TextMetrics.SIZE))
                .append("\" fill=\"")
                .append(colour)
                .append('"')
                .append(more)
                .append('>')
                .append(Markup.xml(text))
                .append("</text>\n");
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
