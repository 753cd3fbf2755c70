package io.github.crisisrules.fairness.report;

import io.github.crisisrules.core.text.Markup;
import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.report.Charts.Picture;
import io.github.crisisrules.fairness.run.Estimate;
import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.fairness.study.StudyText;
import io.vavr.collection.Vector;

/**
 * A report as one self-contained HTML page with charts and style. It loads nothing and follows the reader's light
 * or dark setting.
 */
public final class HtmlReport {
    private HtmlReport() {}

    /** Returns the whole page. */
    public static String of(Report report) {
        Study study = report.study();
        Verdicts verdicts = Verdicts.of(report);
        Charts charts = new Charts(report, verdicts);
        StringBuilder out = new StringBuilder("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
                .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
                .append("<title>")
                .append(Markup.xml(study.name()))
                .append("</title>\n<style>\n")
                .append(Resource.text("report.css"))
                .append("</style>\n</head>\n<body>\n<main>\n")
                .append("<h1>")
                .append(Markup.xml(study.name()))
                .append("</h1>\n");
        if (!study.about().isEmpty()) {
            out.append("<p class=\"about\">").append(Markup.xml(study.about())).append("</p>\n");
        }
        Vector<String> sentences = KeyFindings.of(report, verdicts);
        if (!sentences.isEmpty()) {
            out.append("<ul class=\"short\">\n");
            sentences.forEach(
                    sentence -> out.append("<li>").append(Markup.xml(sentence)).append("</li>\n"));
            out.append("</ul>\n");
        }
        out.append("<dl>\n");
        fact(
                out,
                "Events",
                Words.whole(report.summary().events()) + " of each row, with the same players and the same luck");
        fact(
                out,
                "Players",
                study.strengths().describe() + "; " + study.turnout().describe());
        if (!study.factions().isNone()) {
            fact(out, "Factions", study.factions().describe());
        }
        fact(out, "Matches", study.match().describe());
        fact(out, "VPs", study.victoryPoints().describe());
        if (!study.tiebreakers().isPrinted()) {
            fact(out, "Ranked by", study.tiebreakers().describe());
        }
        fact(out, "Systems", study.systems().map(system -> system.label()).mkString(", "));
        study.variants().forEach(variant -> fact(out, "Variant: " + variant.label(), variant.describe()));
        fact(out, "Seed", study.seed().toString());
        fact(out, "Version", Words.version());
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
        section(
                out,
                "Differences",
                Words.compared(study) + ". Bars are " + Words.confidence(study)
                        + " confidence intervals; hollow marks show differences that are not clear when all are tested together"
                        + " (Holm's method).",
                charts.differences());
        section(out, "The last place in the cut", "", charts.deciding());
        section(out, "Rank displacement", "", charts.displacement());
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
            out.append("<h2>Table of differences</h2>\n<p>")
                    .append(Markup.xml(Words.compared(study) + "; ± standard error, bold and " + Words.stars(study)
                            + ". Shares in percentage points."))
                    .append("</p>\n");
            table(out, Table.differences(report, (arm, metric) -> difference(report, verdicts, arm, metric)));
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
                                            .appendAll(row.tail().map(Markup::xml)))));
            out.append("<ul>\n");
            Agreement.sentences(report)
                    .forEach(sentence ->
                            out.append("<li>").append(Markup.xml(sentence)).append("</li>\n"));
            out.append("</ul>\n");
            if (!study.cite().isEmpty()) {
                out.append("<p><b>What to cite.</b> ")
                        .append(Markup.xml(study.cite()))
                        .append("</p>\n");
            }
        }
        if (StudyText.isPossible(study)) {
            out.append(
                            "<h2>Run it again</h2>\n<p>Save this as <code>study.yaml</code>; every figure comes out the same.</p>\n<pre>")
                    .append(Markup.xml(StudyText.yaml(study)))
                    .append("</pre>\n");
        }
        return out.append("</main>\n</body>\n</html>\n").toString();
    }

    private static void fact(StringBuilder out, String name, String value) {
        out.append("<div><dt>")
                .append(Markup.xml(name))
                .append("</dt><dd>")
                .append(Markup.xml(value))
                .append("</dd></div>\n");
    }

    private static void section(StringBuilder out, String title, String note, Vector<Picture> pictures) {
        if (pictures.isEmpty()) {
            return;
        }
        out.append("<h2>").append(title).append("</h2>\n");
        if (!note.isEmpty()) {
            out.append("<p>").append(Markup.xml(note)).append("</p>\n");
        }
        out.append("<div class=\"charts\">\n");
        for (Picture picture : pictures) {
            out.append("<figure>\n<figcaption>")
                    .append(Markup.xml(Words.capital(picture.caption())))
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

    private static String difference(Report report, Verdicts verdicts, int arm, Metric metric) {
        String text = Words.difference(report.difference(arm, metric), metric) + verdicts.star(arm, metric);
        return verdicts.isClear(arm, metric) ? "<b>" + text + "</b>" : text;
    }

    /** Adds a grid whose cells, except the first of each row, are markup already. */
    private static void table(StringBuilder out, Table table) {
        out.append("<div class=\"table\" tabindex=\"0\"><table><thead><tr>");
        table.head()
                .forEach(cell -> out.append("<th scope=\"col\">")
                        .append(Markup.xml(cell))
                        .append("</th>"));
        out.append("</tr></thead><tbody>\n");
        for (Vector<String> row : table.rows()) {
            out.append("<tr><th scope=\"row\">").append(Markup.xml(row.head())).append("</th>");
            row.tail().forEach(cell -> out.append("<td>").append(cell).append("</td>"));
            out.append("</tr>\n");
        }
        out.append("</tbody></table></div>\n");
    }
}
