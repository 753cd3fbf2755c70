package io.github.crisisrules.fairness.report;

import io.github.crisisrules.core.text.Markup;
import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.report.Charts.Picture;
import io.github.crisisrules.fairness.run.Estimate;
import io.github.crisisrules.fairness.study.Resource;
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
        String name = Markup.xml(study.name());
        String bars = "ars are " + Words.confidence(study) + " confidence intervals";
        return """
                <!DOCTYPE html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <title>%s</title>
                <style>
                %s</style>
                </head>
                <body>
                <main>
                <h1>%s</h1>
                """.formatted(name, Resource.text(SvgReport.class, "report.css"), name)
                + (study.about().isEmpty() ? "" : "<p class=\"about\">" + Markup.xml(study.about()) + "</p>\n")
                + list("<ul class=\"short\">", KeyFindings.of(report, verdicts))
                + facts(report)
                + section("By number of rounds", "B" + bars + ".", charts.byRounds())
                + section(study.systems().size() > 1 ? "By system" : "Compared", "B" + bars + ".", charts.byArm())
                + section(
                        "Differences",
                        Words.compared(study) + ". B" + bars
                                + "; hollow marks show differences that are not clear when all are tested together"
                                + " (Holm's method).",
                        charts.differences())
                + section("The last place in the cut", "", charts.deciding())
                + section("Rank displacement", "", charts.displacement())
                + section("By strength", "Per player and event; b" + bars + ".", charts.profiles())
                + "<h2>Figures</h2>\n<p>Mean ± standard error, with the " + Words.confidence(study)
                + " confidence interval.</p>\n"
                + table(Table.figures(report, (arm, metric) -> figure(report.estimate(arm, metric), metric)))
                + differences(report, verdicts)
                + published(report)
                + again(study)
                + "</main>\n</body>\n</html>\n";
    }

    private static String facts(Report report) {
        Study study = report.study();
        return Vector.of(
                        fact(
                                "Events",
                                Words.whole(report.summary().events())
                                        + " of each row, with the same players and the same luck"),
                        fact(
                                "Players",
                                study.strengths().describe() + "; "
                                        + study.turnout().describe()),
                        study.factions().isNone()
                                ? ""
                                : fact("Factions", study.factions().describe()),
                        fact("Matches", study.match().describe()),
                        fact("VPs", study.victoryPoints().describe()),
                        study.tiebreakers().isPrinted()
                                ? ""
                                : fact("Ranked by", study.tiebreakers().describe()),
                        fact(
                                "Systems",
                                study.systems().map(system -> system.label()).mkString(", ")))
                .appendAll(study.variants().map(variant -> fact("Variant: " + variant.label(), variant.describe())))
                .append(fact("Seed", study.seed().toString()))
                .append(fact("Version", Words.version()))
                .mkString("<dl>\n", "", "</dl>\n");
    }

    private static String fact(String name, String value) {
        return "<div><dt>" + Markup.xml(name) + "</dt><dd>" + Markup.xml(value) + "</dd></div>\n";
    }

    private static String list(String begin, Vector<String> sentences) {
        return sentences.isEmpty()
                ? ""
                : sentences
                        .map(sentence -> "<li>" + Markup.xml(sentence) + "</li>\n")
                        .mkString(begin + "\n", "", "</ul>\n");
    }

    private static String section(String title, String note, Vector<Picture> pictures) {
        return pictures.isEmpty()
                ? ""
                : pictures.map(picture -> "<figure>\n<figcaption>" + Markup.xml(Words.capital(picture.caption()))
                                + "</figcaption>\n" + picture.svg() + "\n</figure>\n")
                        .mkString(
                                "<h2>" + title + "</h2>\n"
                                        + (note.isEmpty() ? "" : "<p>" + Markup.xml(note) + "</p>\n")
                                        + "<div class=\"charts\">\n",
                                "",
                                "</div>\n");
    }

    private static String differences(Report report, Verdicts verdicts) {
        return !report.arms().exists(report::isCompared)
                ? ""
                : "<h2>Table of differences</h2>\n<p>"
                        + Markup.xml(Words.compared(report.study()) + "; ± standard error, bold and "
                                + Words.stars(report.study()) + ". Shares in percentage points.")
                        + "</p>\n"
                        + table(Table.differences(report, (arm, metric) -> difference(report, verdicts, arm, metric)));
    }

    private static String published(Report report) {
        Table table = Table.published(report);
        return table.rows().isEmpty()
                ? ""
                : "<h2>Beside published figures</h2>\n"
                        + table(new Table(
                                table.head(),
                                table.rows()
                                        .map(row -> row.tail().map(Markup::xml).prepend(row.head()))))
                        + list("<ul>", Agreement.sentences(report))
                        + (report.study().cite().isEmpty()
                                ? ""
                                : "<p><b>What to cite.</b> "
                                        + Markup.xml(report.study().cite()) + "</p>\n");
    }

    private static String again(Study study) {
        return !StudyText.isPossible(study)
                ? ""
                : "<h2>Run it again</h2>\n<p>Save this as <code>study.yaml</code>; every figure comes out the same.</p>\n<pre>"
                        + Markup.xml(StudyText.yaml(study)) + "</pre>\n";
    }

    private static String figure(Estimate estimate, Metric metric) {
        String text = Words.figure(estimate, metric);
        return estimate.isKnown() ? text + "<small>" + Words.interval(estimate, metric) + "</small>" : text;
    }

    private static String difference(Report report, Verdicts verdicts, int arm, Metric metric) {
        String text = Words.difference(report.difference(arm, metric), metric) + verdicts.star(arm, metric);
        return verdicts.isClear(arm, metric) ? "<b>" + text + "</b>" : text;
    }

    /** Returns a grid whose cells, except the first of each row, are markup already. */
    private static String table(Table table) {
        return "<div class=\"table\" tabindex=\"0\"><table><thead><tr>"
                + table.head()
                        .map(cell -> "<th scope=\"col\">" + Markup.xml(cell) + "</th>")
                        .mkString()
                + "</tr></thead><tbody>\n"
                + table.rows()
                        .map(row -> row.tail()
                                .map(cell -> "<td>" + cell + "</td>")
                                .mkString("<tr><th scope=\"row\">" + Markup.xml(row.head()) + "</th>", "", "</tr>\n"))
                        .mkString()
                + "</tbody></table></div>\n";
    }
}
