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
        Verdicts verdicts = Verdicts.of(report);
        return "# " + MarkdownText.inMarkdownLine(study.name()) + "\n\n"
                + (study.about().isEmpty() ? "" : MarkdownText.inMarkdown(study.about()) + "\n\n")
                + list(KeyFindings.of(report, verdicts))
                + "\n" + Words.whole(report.summary().events()) + " events of each; "
                + MarkdownText.inMarkdown(Words.assumptions(study)) + ". Seed `" + study.seed() + "`. "
                + Words.version() + ".\n\n"
                + list(study.variants().map(variant -> variant.label() + ": " + variant.describe()))
                + (study.variants().isEmpty() ? "" : "\n")
                + "Mean ± standard error.\n\n"
                + figures(report)
                + differences(report, verdicts)
                + published(report)
                + again(study);
    }

    private static String list(Vector<String> sentences) {
        return sentences
                .map(sentence -> "- " + MarkdownText.inMarkdownLine(sentence) + "\n")
                .mkString();
    }

    private static String differences(Report report, Verdicts verdicts) {
        return !report.arms().exists(report::isCompared)
                ? ""
                : "\n## Differences\n\n" + MarkdownText.inMarkdown(Words.compared(report.study()))
                        + "; ± standard error, " + Words.stars(report.study())
                        + ". Shares in percentage points.\n\n"
                        + text(Table.differences(
                                report,
                                (arm, metric) -> Words.difference(report.difference(arm, metric), metric)
                                        + verdicts.star(arm, metric)));
    }

    private static String published(Report report) {
        String cite = report.study().cite();
        return report.published().isEmpty()
                ? ""
                : "\n## Beside published figures\n\n" + text(Table.published(report)) + "\n"
                        + list(Agreement.sentences(report))
                        + (cite.isEmpty() ? "" : "\n**What to cite.** " + MarkdownText.inMarkdown(cite) + "\n");
    }

    private static String again(Study study) {
        if (!StudyText.isPossible(study)) {
            return "";
        }
        String text = StudyText.yaml(study);
        String fence = fence(text);
        return "\n## The study\n\nSave as `study.yaml` and run it again: every figure comes out the same.\n\n" + fence
                + "yaml\n" + text + fence + "\n";
    }

    /** Returns the grid of all figures. */
    public static String figures(Report report) {
        return text(Table.figures(report, (arm, metric) -> Words.figure(report.estimate(arm, metric), metric)));
    }

    private static String text(Table table) {
        return table.rows()
                .prepend(table.head().zipWithIndex((cell, i) -> i == 0 ? "---" : "---:"))
                .prepend(table.head())
                .map(cells -> cells.map(MarkdownText::inMarkdownLine).mkString("| ", " | ", " |\n"))
                .mkString();
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
