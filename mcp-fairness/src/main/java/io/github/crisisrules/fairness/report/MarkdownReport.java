package io.github.crisisrules.fairness.report;

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
            out.append("\n## Differences\n\n" + Words.COMPARED + "; ± standard error, * where the ")
                    .append(Words.confidence(study))
                    .append(" interval leaves out 0. Shares in percentage points.\n\n")
                    .append(text(Table.differences(
                            report, (arm, metric) -> Words.difference(report.difference(arm, metric), metric))));
        }
        if (!report.published().isEmpty()) {
            out.append("\n## Beside published figures\n\n").append(text(Table.published(report)));
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
        return text(Table.figures(report, (arm, metric) -> Words.figure(report.estimate(arm, metric), metric)));
    }

    private static String text(Table table) {
        StringBuilder out = new StringBuilder();
        line(out, table.head());
        line(out, table.head().zipWithIndex((cell, i) -> i == 0 ? "---" : "---:"));
        table.rows().forEach(row -> line(out, row));
        return out.toString();
    }

    private static void line(StringBuilder out, Vector<String> cells) {
        out.append(cells.map(cell -> cell.replace("|", "\\|")).mkString("| ", " | ", " |\n"));
    }
}
