package io.github.crisisrules.fairness.report;

import io.vavr.collection.Vector;
import java.awt.BasicStroke;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.Axis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.chart.title.LegendTitle;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.data.xy.XYIntervalSeriesCollection;
import org.jfree.svg.SVGGraphics2D;

/** The look that all charts share, and their picture as SVG. */
final class Chart {
    static final int WIDTH = 480;
    private static final Font FONT = new Font(Font.SANS_SERIF, Font.PLAIN, 13);

    private static final Pattern TEXT = Pattern.compile("<text x='([0-9.]+)'([^>]*)>([^<]*)</text>");

    private Chart() {}

    /** Points with error bars, joined where {@code joined}. */
    static XYPlot plot(XYIntervalSeriesCollection data, NumberAxis x, NumberAxis y, boolean joined, boolean sideways) {
        XYErrorRenderer renderer = new XYErrorRenderer();
        renderer.setDefaultLinesVisible(joined);
        renderer.setDrawYError(!sideways);
        renderer.setDrawXError(sideways);
        renderer.setCapLength(5);
        renderer.setErrorStroke(new BasicStroke(1.2f));
        for (int i = 0; i < data.getSeriesCount(); i++) {
            renderer.setSeriesPaint(i, Ink.series(i));
            renderer.setSeriesShape(i, marker(i));
            renderer.setSeriesStroke(i, new BasicStroke(1.6f));
        }
        XYPlot plot = new XYPlot(data, x, y, renderer);
        plot.setBackgroundPaint(null);
        plot.setOutlineVisible(false);
        plot.setDomainGridlinePaint(Ink.GRID);
        plot.setRangeGridlinePaint(Ink.GRID);
        plot.setDomainGridlineStroke(new BasicStroke(0.6f));
        plot.setRangeGridlineStroke(new BasicStroke(0.6f));
        plot.setAxisOffset(RectangleInsets.ZERO_INSETS);
        dress(x);
        dress(y);
        return plot;
    }

    private static void dress(NumberAxis axis) {
        dressAxis(axis);
        if (!(axis instanceof SymbolAxis)) {
            axis.setAutoRangeIncludesZero(false);
            // A marker on the axis would lose its lower half.
            axis.setAutoRangeStickyZero(false);
        }
    }

    private static void dressAxis(Axis axis) {
        axis.setLabelFont(FONT);
        axis.setTickLabelFont(FONT);
        axis.setLabelPaint(Ink.TEXT);
        axis.setTickLabelPaint(Ink.TEXT);
        axis.setAxisLinePaint(Ink.GRID);
        axis.setTickMarkPaint(Ink.GRID);
    }

    /** The picture, its colours those of the page it stands in. {@code id} must be unique in the page. */
    static String svg(XYPlot plot, boolean legend, int height, String id, String description) {
        JFreeChart chart = new JFreeChart(null, FONT, plot, false);
        chart.setBackgroundPaint(null);
        chart.setPadding(new RectangleInsets(6, 6, 6, 14));
        if (legend) {
            LegendTitle key = new LegendTitle(plot);
            key.setItemFont(FONT);
            key.setItemPaint(Ink.TEXT);
            key.setBackgroundPaint(null);
            key.setPosition(RectangleEdge.BOTTOM);
            chart.addSubtitle(key);
        }
        SVGGraphics2D graphics = new SVGGraphics2D(WIDTH, height);
        graphics.setDefsKeyPrefix(id);
        chart.draw(graphics, new Rectangle(WIDTH, height));
        String drawn = flushRight(
                Ink.themed(graphics.getSVGElement(id, true, null, null, null)),
                rows(plot),
                graphics.getFontMetrics(FONT));
        int body = drawn.indexOf('>') + 1;
        String head = "<svg viewBox=\"0 0 " + WIDTH + " " + height + "\" role=\"img\" aria-label=\""
                + Markup.escaped(description) + "\" xmlns=\"http://www.w3.org/2000/svg\">";
        return head + drawn.substring(body);
    }

    /** The names of the rows, if the plot has any, as they stand in the picture. */
    private static Vector<String> rows(XYPlot plot) {
        return plot.getRangeAxis() instanceof SymbolAxis axis
                ? Vector.of(axis.getSymbols()).map(Markup::escaped)
                : Vector.empty();
    }

    /**
     * The names of rows end at the axis. They were placed by the width of the font of the machine that drew them; the reader's may be
     * narrower.
     */
    private static String flushRight(String svg, Vector<String> rows, FontMetrics font) {
        return TEXT.matcher(svg).replaceAll(text -> {
            String name = text.group(3);
            return Matcher.quoteReplacement(
                    rows.contains(name)
                            ? "<text text-anchor='end' x='"
                                    + (Double.parseDouble(text.group(1)) + font.stringWidth(Markup.plain(name))) + "'"
                                    + text.group(2) + ">" + name + "</text>"
                            : text.group());
        });
    }

    private static Shape marker(int series) {
        return switch (series % 4) {
            case 0 -> new Ellipse2D.Double(-3.5, -3.5, 7, 7);
            case 1 -> new Rectangle2D.Double(-3, -3, 6, 6);
            case 2 -> polygon(new double[] {0, 4, -4}, new double[] {-4, 3, 3});
            default -> polygon(new double[] {0, 4, 0, -4}, new double[] {-4, 0, 4, 0});
        };
    }

    private static Shape polygon(double[] x, double[] y) {
        Path2D path = new Path2D.Double();
        path.moveTo(x[0], y[0]);
        for (int i = 1; i < x.length; i++) {
            path.lineTo(x[i], y[i]);
        }
        path.closePath();
        return path;
    }
}
