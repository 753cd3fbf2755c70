package io.github.crisisrules.fairness.report;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.report.Charts.Picture;
import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.fairness.study.StudyText;
import io.github.crisisrules.fairness.summary.Estimate;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** A report as one HTML page: charts and style are inside, nothing is loaded from anywhere, and it follows the reader's light or dark setting. */
public final class HtmlReport {
    private HtmlReport() {}

    /** The whole page. */
    public static String of(Report report) {
        Study study = report.study();
        Charts charts = new Charts(report);
        StringBuilder out = new StringBuilder("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
                .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
                .append("<title>")
                .append(Markup.escaped(study.name()))
                .append("</title>\n<style>\n")
                .append(resource("report.css"))
                .append("</style>\n</head>\n<body>\n<main>\n")
                .append("<h1>")
                .append(Markup.escaped(study.name()))
                .append("</h1>\n");
        if (!study.about().isEmpty()) {
            out.append("<p class=\"about\">")
                    .append(Markup.escaped(study.about()))
                    .append("</p>\n");
        }
        out.append("<dl>\n");
        fact(out, "Events", Words.whole(report.summary().events()) + " of each, the same players and luck in all");
        fact(out, "Players", Words.strengths(study) + "; " + Words.turnout(study));
        fact(out, "Matches", Words.model(study));
        fact(out, "Systems", study.systems().map(system -> system.id()).mkString(", "));
        fact(out, "Seed", study.seed().toString());
        out.append("</dl>\n");
        section(
                out,
                "By number of rounds",
                "Bars are " + Words.confidence(study) + " confidence intervals.",
                charts.byRounds());
        section(
                out,
                study.systems().size() > 1 ? "By system" : "Compared",
                "Bars are " + Words.confidence(study) + " confidence intervals.",
                charts.byArm());
        section(out, "Rank displacement", "", Vector.of(charts.displacement()));
        section(
                out,
                "By strength",
                "Per player and event; bars are " + Words.confidence(study) + " confidence intervals.",
                charts.profiles());
        out.append("<h2>Figures</h2>\n<p>Mean ± standard error, with the ")
                .append(Words.confidence(study))
                .append(" confidence interval.</p>\n");
        table(out, Table.figures(report, (arm, metric) -> figure(report.estimate(arm, metric), metric)));
        if (report.arms().exists(report::isCompared)) {
            out.append("<h2>Differences</h2>\n<p>" + Words.COMPARED + "; ± standard error, bold where the ")
                    .append(Words.confidence(study))
                    .append(" interval leaves out 0. Shares in percentage points.</p>\n");
            table(out, Table.differences(report, (arm, metric) -> difference(report.difference(arm, metric), metric)));
        }
        if (!report.published().isEmpty()) {
            out.append("<h2>Beside published figures</h2>\n");
            Table published = Table.published(report);
            table(
                    out,
                    new Table(
                            published.head(),
                            published
                                    .rows()
                                    .map(row -> Vector.of(row.head())
                                            .appendAll(row.tail().map(Markup::escaped)))));
        }
        if (StudyText.isPossible(study)) {
            out.append(
                            "<h2>Run it again</h2>\n<p>Save this as <code>study.yaml</code>; every figure comes out the same.</p>\n<pre>")
                    .append(Markup.escaped(StudyText.yaml(study)))
                    .append("</pre>\n");
        }
        return out.append("</main>\n</body>\n</html>\n").toString();
    }

    private static void fact(StringBuilder out, String name, String value) {
        out.append("<div><dt>")
                .append(name)
                .append("</dt><dd>")
                .append(Markup.escaped(value))
                .append("</dd></div>\n");
    }

    private static void section(StringBuilder out, String title, String note, Vector<Picture> pictures) {
        if (pictures.isEmpty()) {
            return;
        }
        out.append("<h2>").append(title).append("</h2>\n");
        if (!note.isEmpty()) {
            out.append("<p>").append(note).append("</p>\n");
        }
        out.append("<div class=\"charts\">\n");
        for (Picture picture : pictures) {
            String caption = picture.caption();
            out.append("<figure>\n<figcaption>")
                    .append(Markup.escaped(
                            caption.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + caption.substring(1)))
                    .append("</figcaption>\n")
                    .append(picture.svg())
                    .append("\n</figure>\n");
        }
        out.append("</div>\n");
    }

    private static String figure(Estimate estimate, Metric metric) {
        String text = Words.figure(estimate, metric);
        return estimate.isKnown() ? text + "<small>" + Words.interval(estimate, metric) + "</small>" : text;
    }

    private static String difference(Estimate difference, Metric metric) {
        String text = Words.difference(difference, metric).replace(" *", "");
        return Words.isClear(difference) ? "<b>" + text + "</b>" : text;
    }

    /** A table whose cells, but for the first of each row, are markup already. */
    private static void table(StringBuilder out, Table table) {
        out.append("<div class=\"table\" tabindex=\"0\"><table><thead><tr>");
        table.head()
                .forEach(cell -> out.append("<th scope=\"col\">")
                        .append(Markup.escaped(cell))
                        .append("</th>"));
        out.append("</tr></thead><tbody>\n");
        for (Vector<String> row : table.rows()) {
            out.append("<tr><th scope=\"row\">")
                    .append(Markup.escaped(row.head()))
                    .append("</th>");
            row.tail().forEach(cell -> out.append("<td>").append(cell).append("</td>"));
            out.append("</tr>\n");
        }
        out.append("</tbody></table></div>\n");
    }

    private static String resource(String name) {
        try (InputStream in = HtmlReport.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new AssertionError(name + " is not packed with the module");
            }
            return new String(in.readAllBytes(), UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
