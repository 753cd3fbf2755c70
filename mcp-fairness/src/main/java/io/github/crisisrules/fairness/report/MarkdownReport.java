package io.github.crisisrules.fairness.report;

import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.study.Published;
import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.fairness.study.StudyText;
import io.vavr.collection.Vector;

/** A report as Markdown: for a repository, a forum, a terminal. */
public final class MarkdownReport {
    private MarkdownReport() {}

    /** The whole report. */
    public static String of(Report report) {
        Study study = report.study();
        StringBuilder out = new StringBuilder("# ").append(study.name()).append("\n\n");
        if (!study.about().isEmpty()) {
            out.append(study.about()).append("\n\n");
        }
        out.append(Words.whole(report.summary().events()))
                .append(" events of each; ")
                .append(Words.strengths(study))
                .append("; ")
                .append(Words.model(study))
                .append("; ")
                .append(Words.turnout(study))
                .append(". Seed `")
                .append(study.seed())
                .append("`.\n\n")
                .append("Mean ± standard error.\n\n");
        out.append(figures(report));
        if (report.arms().exists(report::isCompared)) {
            out.append(
                            "\n## Differences\n\nTo the first of as many players, event by event with the same players and luck, ± standard error; * where the ")
                    .append(Words.confidence(study))
                    .append(" interval leaves out 0. Shares in percentage points.\n\n")
                    .append(differences(report));
        }
        if (!study.published().isEmpty()) {
            out.append("\n## Beside published figures\n\n").append(published(report));
        }
        if (StudyText.isPossible(study)) {
            out.append(
                            "\n## The study\n\nSave as `study.yaml` and run it again: every figure comes out the same.\n\n```yaml\n")
                    .append(StudyText.yaml(study))
                    .append("```\n");
        }
        return out.toString();
    }

    /** The table of all figures. */
    public static String figures(Report report) {
        Vector<String> head = Vector.of("metric").appendAll(report.arms().map(report.study()::label));
        return table(
                head,
                report.metrics()
                        .map(metric -> Vector.of(metric.words())
                                .appendAll(
                                        report.arms().map(arm -> Words.figure(report.estimate(arm, metric), metric)))));
    }

    private static String differences(Report report) {
        Vector<Integer> arms = report.arms().filter(report::isCompared);
        Vector<String> head = Vector.of("metric")
                .appendAll(arms.map(arm -> report.study().label(arm) + " − "
                        + report.study().label(report.study().baseline(arm))));
        return table(
                head,
                report.metrics()
                        .map(metric -> Vector.of(metric.words())
                                .appendAll(arms.map(arm -> Words.difference(report.difference(arm, metric), metric)))));
    }

    /** Our figures beside those of others. */
    public static String published(Report report) {
        return table(
                Vector.of(
                        "",
                        "metric",
                        "published",
                        "ours",
                        Words.confidence(report.study()) + " interval",
                        "ours − published"),
                report.study()
                        .published()
                        .filter(figure -> report.study().metrics().contains(figure.metric()))
                        .map(figure -> row(report, figure)));
    }

    private static Vector<String> row(Report report, Published figure) {
        Metric metric = figure.metric();
        var ours = report.estimate(figure.arm() - 1, metric);
        boolean share = metric.scale() == Metric.Scale.SHARE;
        double gap = ours.mean() - figure.value();
        return Vector.of(
                report.study().label(figure.arm() - 1),
                metric.id(),
                (share ? Words.share(figure.value()) : Words.number(figure.value())) + " (" + figure.source() + ")",
                Words.figure(ours, metric),
                Words.interval(ours, metric),
                (gap > 0 ? "+" : "") + (share ? Words.share(gap) : Words.number(gap)));
    }

    private static String table(Vector<String> head, Vector<Vector<String>> rows) {
        StringBuilder out = new StringBuilder();
        line(out, head);
        line(out, head.zipWithIndex((cell, i) -> i == 0 ? "---" : "---:"));
        rows.forEach(row -> line(out, row));
        return out.toString();
    }

    private static void line(StringBuilder out, Vector<String> cells) {
        out.append(cells.map(cell -> cell.replace("|", "\\|")).mkString("| ", " | ", " |\n"));
    }
}
