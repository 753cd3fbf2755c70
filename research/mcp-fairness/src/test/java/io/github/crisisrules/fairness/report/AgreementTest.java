package io.github.crisisrules.fairness.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.fairness.metric.StandardMetric;
import io.github.crisisrules.fairness.run.Simulation;
import io.github.crisisrules.fairness.study.Published;
import io.github.crisisrules.fairness.study.ReadyMade;
import io.github.crisisrules.fairness.study.Setup;
import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.tournament.edition.Structure;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class AgreementTest {
    private static final Study STUDY = Study.builder()
            .name("published")
            .setups(Vector.of(Setup.of(8, Structure.swiss(3))))
            .metrics(Vector.of(StandardMetric.BEST_WINS))
            .events(400)
            .build();

    /** Ours is m ± e: a figure 1.9 e away agrees, one 2.1 e away does not, unless it has an error of its own or was rounded. */
    @Test
    void twoStandardErrorsOfBothAndTheRoundingAreTheLimit() {
        Report report = new Report(STUDY, Simulation.run(STUDY));
        double mean = report.estimate(0, StandardMetric.BEST_WINS).mean();
        double error = report.estimate(0, StandardMetric.BEST_WINS).error();
        assertThat(sentences(mean + 1.9 * error, 0, 0))
                .containsExactly("Verdict: the published figure agrees with ours.");
        assertThat(sentences(mean + 2.1 * error, 0, 0))
                .hasSize(2)
                .first()
                .isEqualTo("Verdict: the published figure does not agree with ours.");
        assertThat(sentences(mean + 2.1 * error, 0, 0).get(1))
                .endsWith(" from somebody, 2.1 standard errors of ours (the published figure has none).");
        assertThat(sentences(mean + 2.1 * error, 0.5 * error, 0)).hasSize(1);
        assertThat(sentences(mean + 2.1 * error, 0, 0.2 * error)).hasSize(1);
        assertThat(sentences(mean - 3 * error, error, 0).get(1)).endsWith("2.1 standard errors of both.");
    }

    @Test
    void severalFiguresAreCounted() {
        Report report = new Report(STUDY, Simulation.run(STUDY));
        double mean = report.estimate(0, StandardMetric.BEST_WINS).mean();
        Published near = new Published(1, StandardMetric.BEST_WINS, mean, "one", 0, 0);
        Published far = new Published(1, StandardMetric.BEST_WINS, mean + 0.5, "other", 0, 0);
        Report both = new Report(STUDY.withPublished(Vector.of(near, far)), report.summary());
        assertThat(Agreement.sentences(both))
                .hasSize(2)
                .first()
                .isEqualTo("Verdict: 1 of 2 published figures agrees with ours; the one below does not.");
    }

    private static Vector<String> sentences(double value, double error, double rounding) {
        Study study = STUDY.withPublished(
                Vector.of(new Published(1, StandardMetric.BEST_WINS, value, "somebody", error, rounding)));
        return Agreement.sentences(new Report(study, Simulation.run(study)));
    }

    /** One game of a seeded knockout is computed exactly elsewhere: 36.16 % for the first seed, 42.42 % with three games. */
    @Test
    void theKnockoutOfSixteenIsTheExactOne() {
        Study study = ReadyMade.CLARKE.study();
        Report report = new Report(study, Simulation.run(study));
        assertThat(report.estimate(0, StandardMetric.BEST_WINS).mean())
                .isBetween(0.4242 - 4 * 0.0035, 0.4242 + 4 * 0.0035);
        assertThat(report.estimate(1, StandardMetric.BEST_WINS).mean())
                .isBetween(0.3616 - 4 * 0.0034, 0.3616 + 4 * 0.0034);
        assertThat(MarkdownReport.of(report))
                .contains(
                        "- Verdict: one published figure stands beside 3 of our rows and agrees with 1 of them. With several tries",
                        "**What to cite.** Ours, with the number of games named.");
        assertThat(HtmlReport.of(report))
                .contains(
                        "<li>Verdict: one published figure stands beside 3 of our rows",
                        "<b>What to cite.</b> Ours, with");
        assertThat(JsonReport.of(report)).contains("\"verdicts\"");
    }
}
