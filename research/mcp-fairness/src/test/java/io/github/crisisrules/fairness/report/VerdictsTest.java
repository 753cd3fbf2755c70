package io.github.crisisrules.fairness.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.crisisrules.fairness.assumption.Strengths;
import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.metric.StandardMetric;
import io.github.crisisrules.fairness.run.Simulation;
import io.github.crisisrules.fairness.study.Setup;
import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.fairness.study.Variant;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.standing.TiebreakChain;
import io.github.crisisrules.tournament.standing.Tiebreaker;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class VerdictsTest {
    @Test
    void holmMultipliesTheSmallestByAllAndNeverGoesBack() {
        // Four values: 0.01 × 4, 0.013 × 3 = 0.039 which may not be below 0.04, 0.04 × 2, 0.5 × 1.
        double[] adjusted = Verdicts.holm(new double[] {0.5, 0.01, 0.04, 0.013});
        assertThat(adjusted).containsExactly(new double[] {0.5, 0.04, 0.08, 0.04}, within(1e-12));
        assertThat(Verdicts.holm(new double[] {0.9, 0.8})).containsExactly(1, 1);
    }

    @Test
    void equalsAreRarelyCalledClearHoweverManyAreLookedAt() {
        // Five variants that change nothing but the luck would be outside somewhere in most studies; these change
        // nothing at all and are no
        // comparison.
        Study study = Study.builder()
                .name("nothing")
                .setups(Vector.of(Setup.of(8, Structure.withCut(3, 4))))
                .variants(Vector.of(Variant.of("one"), Variant.of("two")))
                .events(50)
                .build();
        Report report = new Report(study, Simulation.run(study));
        Verdicts verdicts = Verdicts.of(report);
        assertThat(verdicts.count()).isZero();
        assertThat(verdicts.clear()).isZero();
        assertThat(verdicts.star(1, StandardMetric.BEST_WINS)).isEmpty();
        assertThat(MarkdownReport.of(report)).doesNotContain("differences in this report are clear");
    }

    @Test
    void oneMoreRoundIsReportedInPlainWords() {
        Study study = Study.builder()
                .name("rounds")
                .setups(Vector.of(Setup.of(16, Structure.withCut(1, 4)), Setup.of(16, Structure.withCut(4, 4))))
                .metrics(Vector.of(StandardMetric.BEST_WINS, StandardMetric.BEST_IN_CUT))
                .events(2_000)
                .build();
        Report report = new Report(study, Simulation.run(study));
        double gain = 100 * report.difference(1, StandardMetric.BEST_IN_CUT).mean();
        assertThat(KeyFindings.of(report, Verdicts.of(report)))
                .anyMatch(sentence ->
                        sentence.startsWith("Three more Swiss rounds for 16 players (4 rounds, top 4): the strongest"
                                + " player makes the cut in " + String.format(java.util.Locale.ROOT, "%.1f", gain)
                                + " more of a hundred events ("))
                .anyMatch(sentence -> sentence.startsWith("The strongest player makes the cut in "))
                .contains("2 of 2 differences in this report are clear when all are tested together (Holm's method).");
        assertThat(HtmlReport.of(report)).contains("<li>Three more Swiss rounds for 16 players");
    }

    @Test
    void otherAssumptionsAndTiebreakersAreReportedByTheirNames() {
        Study study = Study.builder()
                .name("variants")
                .setups(Vector.of(Setup.of(16, Structure.withCut(3, 4))))
                .variants(Vector.of(
                        Variant.builder("equal players")
                                .strengths(Strengths.ratings(1))
                                .build(),
                        Variant.builder("VPs first")
                                .tiebreakers(TiebreakChain.of(Tiebreaker.EVENT_POINTS, Tiebreaker.VICTORY_POINTS))
                                .build()))
                .metrics(Vector.of(StandardMetric.BEST_IN_CUT))
                .events(1_000)
                .build();
        Report report = new Report(study, Simulation.run(study));
        assertThat(KeyFindings.of(report, Verdicts.of(report)))
                .anyMatch(sentence -> sentence.startsWith("Equal players: the strongest player makes the cut "))
                .anyMatch(sentence -> sentence.endsWith(" in 1,000 events: VPs first."));
        assertThat(MarkdownReport.of(report)).contains("- VPs first: ranked by event points, victory points and lot\n");
        assertThat(HtmlReport.of(report)).contains("<li>Equal players: ");
    }

    @Test
    void aDifferenceThatIsClearOnlyWithoutTheOthersHasAMarkOfItsOwn() {
        Study study = Study.builder()
                .name("many")
                .setups(Vector.range(4, 9).map(rounds -> Setup.of(16, Structure.withCut(rounds, 4))))
                .events(300)
                .build();
        Report report = new Report(study, Simulation.run(study));
        Verdicts verdicts = Verdicts.of(report);
        for (int arm = 1; arm < 5; arm++) {
            for (Metric metric : study.metrics()) {
                var difference = report.difference(arm, metric);
                boolean alone = difference.low() > 0 || difference.high() < 0;
                assertThat(verdicts.star(arm, metric))
                        .isEqualTo(verdicts.p(arm, metric) < 0.05 ? " *" : alone ? " (*)" : "");
                assertThat(verdicts.p(arm, metric) >= difference.p() || Double.isNaN(difference.p()))
                        .isTrue();
            }
        }
        assertThat(MarkdownReport.of(report)).contains(" * |", " (*) |");
    }
}
