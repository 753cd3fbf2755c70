package io.github.crisisrules.example.doc;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.assumption.MatchModel;
import io.github.crisisrules.fairness.assumption.Strengths;
import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.metric.StandardMetric;
import io.github.crisisrules.fairness.play.PairingChoice;
import io.github.crisisrules.fairness.report.HtmlReport;
import io.github.crisisrules.fairness.report.Report;
import io.github.crisisrules.fairness.run.Estimate;
import io.github.crisisrules.fairness.run.Simulation;
import io.github.crisisrules.fairness.run.Summary;
import io.github.crisisrules.fairness.study.Setup;
import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.fairness.study.StudyFault;
import io.github.crisisrules.fairness.study.StudyFile;
import io.github.crisisrules.fairness.study.StudyText;
import io.github.crisisrules.tournament.edition.Editions;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.DoubleFunction;
import org.junit.jupiter.api.Test;

/** The code that docs/tour/fairness.md shows; its output is checked against the page. */
class FairnessTourTest {
    private static final Path PAGE = Path.of("..", "docs", "tour", "fairness.md");

    @Test
    void aQuestionIsAskedAnsweredComparedAndReported() throws IOException {
        System.setProperty("java.awt.headless", "true");
        // doc
        DoubleFunction<String> percent = share -> String.format(Locale.ROOT, "%.1f %%", 100 * share);
        Study study = Study.builder()
                .name("One more round?")
                .setups(Vector.of(
                        Setup.official(Editions.CHALLENGER, 32, 0), Setup.official(Editions.CHALLENGER, 32, 1)))
                .strengths(Strengths.ratings(200)) // around 1500, deviation 200
                .match(new MatchModel.Elo(400, 0.03)) // 3 draws in 100 between equals
                .events(4_000)
                .seed(Seed.ofWords("rain on Saturday"))
                .build();
        Report report = new Report(study, Simulation.run(study));
        Estimate cut = report.estimate(0, StandardMetric.BEST_IN_CUT);
        System.out.println(percent.apply(cut.mean()) + " ± " + percent.apply(cut.error()));
        // end
        shown(percent.apply(cut.mean()) + " ± " + percent.apply(cut.error()));
        // doc
        Estimate gain = report.difference(1, StandardMetric.BEST_IN_CUT);
        System.out.println(percent.apply(gain.mean()) + " ± " + percent.apply(gain.error()));
        // end
        shown(percent.apply(gain.mean()) + " ± " + percent.apply(gain.error()));
        assertThat(gain.low()).isPositive();
        // doc
        Study systems = study.withName("Does the system matter?")
                .withSetups(study.setups().take(1))
                .under(Vector.of(PairingChoice.SWISS, PairingChoice.parse("random")));
        Report compared = new Report(systems, Simulation.run(systems));
        for (Metric metric : Vector.of(StandardMetric.BEST_IN_CUT, StandardMetric.BEST_WINS)) {
            Estimate random = compared.difference(1, metric);
            System.out.println(percent.apply(random.mean()) + ", from " + percent.apply(random.low()) + " to "
                    + percent.apply(random.high()) + ": " + metric.describe());
        }
        // end
        for (Metric metric : Vector.of(StandardMetric.BEST_IN_CUT, StandardMetric.BEST_WINS)) {
            Estimate random = compared.difference(1, metric);
            shown(percent.apply(random.mean()) + ", from " + percent.apply(random.low()) + " to "
                    + percent.apply(random.high()) + ": " + metric.describe());
        }
        // doc
        Path folder = Files.createTempDirectory("fairness");
        Files.writeString(folder.resolve("report.html"), HtmlReport.of(compared));
        Files.writeString(folder.resolve("study.yaml"), StudyText.yaml(systems));
        Either<StudyFault, Study> again = StudyFile.parse(Files.readString(folder.resolve("study.yaml")));
        // end
        assertThat(folder.resolve("report.html")).content().contains("Does the system matter?", "<svg");
        assertThat(again.get()).isEqualTo(systems);
        // doc
        Summary here = Simulation.part(study, 0, 1_500);
        Summary there = Simulation.part(study, 1_500, 4_000);
        System.out.println(there.merge(here).equals(report.summary()));
        // end
        assertThat(there.merge(here)).isEqualTo(report.summary());
    }

    private static void shown(String line) throws IOException {
        assertThat(Files.readString(PAGE)).contains("\n" + line + "\n");
    }
}
