package io.github.crisisrules.fairness.report;

import io.github.crisisrules.core.text.Markup;
import io.github.crisisrules.fairness.report.Charts.Picture;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The first chart of a report as a stand-alone SVG picture, for a page or a paper. It has its own background and
 * follows the reader's light or dark setting if the viewer supports it. Its colours are literal values of the light
 * theme, which every program can render; a style sheet replaces them in the dark theme.
 */
public final class SvgReport {
    private static final Pattern COLOUR = Pattern.compile("--([a-z0-9-]+): (#[0-9a-f]{6})");
    private static final Pattern HEIGHT = Pattern.compile("viewBox=\"0 0 [0-9.]+ ([0-9.]+)\"");
    private static final double MARGIN = 16;
    private static final double TITLE_LINE = 18;

    private SvgReport() {}

    /**
     * Returns the whole picture.
     *
     * @throws IllegalArgumentException if no event of the study has a value of its metrics, so that there is
     *     nothing to show
     */
    public static String of(Report report) {
        Picture picture = new Charts(report, Verdicts.of(report))
                .all()
                .headOption()
                .getOrElseThrow(() ->
                        new IllegalArgumentException("There is nothing to show: no event of this study has a value of "
                                + report.study()
                                        .metrics()
                                        .map(metric -> metric.id())
                                        .mkString(", ")
                                + ". Measure something else."));
        return framed(
                report.study().name(),
                report.study().about(),
                Words.capital(picture.caption()),
                picture.svg(),
                Words.whole(report.summary().events()) + " events of each; bars are " + Words.confidence(report.study())
                        + " confidence intervals");
    }

    /** Returns a chart with a title, a caption above it and a line below. */
    static String framed(String name, String heading, String chart, String footnote) {
        return framed(name, heading, heading, chart, footnote);
    }

    private static String framed(String name, String about, String heading, String svgChart, String footnote) {
        double wide = SvgCanvas.WIDTH + 2 * MARGIN;
        // Bold letters are wider than the estimated widths.
        Vector<String> title = TextMetrics.lines(name, SvgCanvas.WIDTH / 1.2, 3);
        double top = MARGIN + (title.size() + 1) * TITLE_LINE;
        double chart = HEIGHT.matcher(svgChart)
                .results()
                .mapToDouble(found -> Double.parseDouble(found.group(1)))
                .findFirst()
                .orElseThrow();
        double height = top + chart + MARGIN + TextMetrics.LINE;
        StringBuilder out = new StringBuilder("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ")
                .append(SvgCanvas.tenths(wide))
                .append(' ')
                .append(SvgCanvas.tenths(height))
                .append("\" width=\"")
                .append(SvgCanvas.tenths(1.5 * wide))
                .append("\" font-family=\"system-ui, sans-serif\">\n<title>")
                .append(Markup.xml(name + ". " + about))
                .append("</title>\n<style>\n")
                .append(dark())
                .append("</style>\n<rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"var(--paper)\"/>\n");
        title.forEachWithIndex((line, i) -> text(out, MARGIN + 13 + i * TITLE_LINE, 14, "var(--ink)", true, line));
        String caption = TextMetrics.shortened(heading, SvgCanvas.WIDTH);
        text(out, MARGIN + 13 + title.size() * TITLE_LINE, TextMetrics.SIZE, "var(--soft)", false, caption);
        out.append(svgChart.replaceFirst(
                        "<svg ",
                        "<svg x=\"" + SvgCanvas.tenths(MARGIN) + "\" y=\"" + SvgCanvas.tenths(top)
                                + "\" width=\"" + SvgCanvas.tenths(SvgCanvas.WIDTH) + "\" height=\""
                                + SvgCanvas.tenths(chart) + "\" "))
                .append('\n');
        text(out, height - MARGIN + 3, 11, "var(--soft)", false, footnote);
        String svg = out.append("</svg>\n").toString();
        return light().foldLeft(svg, (text, colour) -> text.replace("var(--" + colour._1() + ")", colour._2()));
    }

    private static void text(StringBuilder out, double y, double size, String colour, boolean bold, String text) {
        out.append("<text x=\"")
                .append(SvgCanvas.tenths(MARGIN + 8))
                .append("\" y=\"")
                .append(SvgCanvas.tenths(y))
                .append("\" font-size=\"")
                .append(SvgCanvas.tenths(size))
                .append(bold ? "\" font-weight=\"600" : "")
                .append("\" fill=\"")
                .append(colour)
                .append("\">")
                .append(Markup.xml(text))
                .append("</text>\n");
    }

    /** Returns a CSS rule for each colour, which selects elements by their light colour. */
    private static String dark() {
        Map<String, String> dark = colours(1);
        return light().map(colour -> {
                    String other = dark.get(colour._1()).getOrElse(colour._2());
                    return "[fill=\"" + colour._2() + "\"] { fill: " + other + "; } [stroke=\"" + colour._2()
                            + "\"] { stroke: " + other + "; }\n";
                })
                .distinct()
                .mkString("@media (prefers-color-scheme: dark) {\n", "", "}\n");
    }

    private static Map<String, String> light() {
        return colours(0);
    }

    /** Returns the colours of the page's style sheet: block 0 holds the light ones, block 1 the dark ones. */
    private static Map<String, String> colours(int block) {
        String css = Resource.text("report.css").split(":root \\{", -1)[block + 1];
        return Vector.ofAll(COLOUR.matcher(css).results().toList())
                .foldLeft(
                        LinkedHashMap.<String, String>empty(),
                        (found, colour) -> found.put(name(colour), colour.group(2)));
    }

    private static String name(MatchResult colour) {
        return colour.group(1);
    }
}
