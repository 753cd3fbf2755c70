package io.github.crisisrules.fairness.report;

import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.fairness.study.StudyText;
import io.vavr.collection.Vector;

/** A report as Markdown, for a repository, a forum or a terminal. */
public final class MarkdownReport {
    private MarkdownReport() {}

    /** Returns the whole report. */
    public static String of(Report report) {
        Study study = report.study();
        StringBuilder out = new StringBuilder("# ")
                .append(MarkdownText.inMarkdownLine(study.name()))
                .append("\n\n");
        if (!study.about().isEmpty()) {
            out.append(MarkdownText.inMarkdown(study.about())).append("\n\n");
        }
        Verdicts verdicts = Verdicts.of(report);
        KeyFindings.of(report, verdicts)
                .forEach(sentence -> out.append("- ")
                        .append(MarkdownText.inMarkdownLine(sentence))
                        .append('\n'));
        out.append('\n')
                .append(Words.whole(report.summary().events()))
                .append(" events of each; ")
                .append(MarkdownText.inMarkdown(Words.assumptions(study)))
                .append(". Seed `")
                .append(study.seed())
                .append("`. ")
                .append(Words.version())
                .append(".\n\n");
        study.variants()
                .forEach(variant -> out.append("- ")
                        .append(MarkdownText.inMarkdownLine(variant.label()))
                        .append(": ")
                        .append(MarkdownText.inMarkdownLine(variant.describe()))
                        .append('\n'));
        out.append(study.variants().isEmpty() ? "" : "\n").append("Mean ± standard error.\n\n");
        out.append(figures(report));
        if (report.arms().exists(report::isCompared)) {
            out.append("\n## Differences\n\n")
                    .append(MarkdownText.inMarkdown(Words.compared(study)))
                    .append("; ± standard error, ")
                    .append(Words.stars(study))
                    .append(". Shares in percentage points.\n\n")
                    .append(text(Table.differences(
                            report,
                            (arm, metric) -> Words.difference(report.difference(arm, metric), metric)
                                    + verdicts.star(arm, metric))));
        }
        if (!report.published().isEmpty()) {
            out.append("\n## Beside published figures\n\n")
                    .append(text(Table.published(report)))
                    .append('\n');
            Agreement.sentences(report)
                    .forEach(sentence -> out.append("- ")
                            .append(MarkdownText.inMarkdownLine(sentence))
                            .append('\n'));
            out.append(
                    study.cite().isEmpty()
                            ? ""
                            : "\n**What to cite.** " + MarkdownText.inMarkdown(study.cite()) + "\n");
        }
        if (StudyText.isPossible(study)) {
            String text = StudyText.yaml(study);
            String fence = fence(text);
            out.append("\n## The study\n\nSave as `study.yaml` and run it again: every figure comes out the same.\n\n")
                    .append(fence)
                    .append("yaml\n")
                    .append(text)
                    .append(fence)
                    .append('\n');
        }
        return out.toString();
    }

    /** Returns the grid of all figures. */
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
        out.append(cells.map(MarkdownText::inMarkdownLine).mkString("| ", " | ", " |\n"));
    }

    /** Returns a code fence that does not occur in the text. */
    private static String fence(String text) {
        String fence = "```";
        while (text.contains(fence)) {
            fence += "`";
        }
        return fence;
    }
}
