package io.github.crisisrules.fairness.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.fairness.metric.StandardMetric;
import io.github.crisisrules.fairness.run.Simulation;
import io.github.crisisrules.fairness.study.Published;
import io.github.crisisrules.fairness.study.Setup;
import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.fairness.study.StudyFile;
import io.github.crisisrules.fairness.study.Variant;
import io.github.crisisrules.tournament.edition.Structure;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;

/** The names of a study and its arms are text in every report: no markup of Markdown or HTML, no formula of a spreadsheet. */
class StrangeLabelsTest {
    private static final String HTML = "<img src=x onerror=alert(1)>";
    private static final Study STUDY = Study.builder()
            .name("A study\n" + HTML)
            .about("[click](javascript:alert(1)) " + HTML)
            .setups(Vector.of(
                    new Setup("=cmd|'/c calc'!A1", 8, Structure.swiss(2)),
                    new Setup("@SUM(A1:A9)", 8, Structure.swiss(3)),
                    new Setup(HTML, 8, Structure.swiss(3))))
            .variants(Vector.of(
                    Variant.builder("+1").build(),
                    Variant.builder("```\n" + HTML).build()))
            .events(3)
            .published(Vector.of(new Published(1, StandardMetric.BEST_WINS, 0.25, HTML, 0, 0)))
            .build();

    private static final Report REPORT = new Report(STUDY, Simulation.part(STUDY, 0, 3));

    @Test
    void markdownShowsHtmlAsText() {
        String page = MarkdownReport.of(REPORT);
        String text = page.substring(0, page.indexOf("## The study"));
        assertThat(text)
                .contains("\\<img src=x")
                .doesNotContainPattern("[^\\\\]<")
                .doesNotContainPattern("[^\\\\]\\[click");
        assertThat(text.lines().findFirst()).contains("# A study \\" + HTML);
        // A label of two lines stays in the line of its sentence or cell.
        assertThat(text.lines()).noneMatch(line -> line.startsWith("\\<img"));
    }

    @Test
    void theStudyInAReportIsFencedAndRunsAgain() {
        String page = MarkdownReport.of(REPORT);
        int from = page.indexOf("````yaml\n");
        String fenced = page.substring(from + 9, page.lastIndexOf("````"));
        assertThat(from).isPositive();
        assertThat(fenced).doesNotContain("````");
        assertThat(StudyFile.parse(fenced)).as(fenced).isEqualTo(Either.right(STUDY));
    }

    @Test
    void noCellOfACsvFileIsAFormula() {
        assertThat(CsvReport.of(REPORT))
                .contains("\"'=cmd|'/c calc'!A1", "\"'@SUM(A1:A9)", "\"'+1\"")
                .doesNotContainPattern("(?m)(^|,)\"?[=+@]");
    }
}
