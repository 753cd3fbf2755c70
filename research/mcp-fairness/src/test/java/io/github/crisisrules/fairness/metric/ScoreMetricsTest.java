package io.github.crisisrules.fairness.metric;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.assumption.MatchModel;
import io.github.crisisrules.fairness.play.PairingChoice;
import io.github.crisisrules.fairness.report.Report;
import io.github.crisisrules.fairness.run.Estimate;
import io.github.crisisrules.fairness.run.Simulation;
import io.github.crisisrules.fairness.study.Setup;
import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.fairness.study.StudyFile;
import io.github.crisisrules.fairness.study.StudyText;
import io.github.crisisrules.tournament.edition.Structure;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class ScoreMetricsTest {
    private static final Metric SIX = Metric.parse("reaching-6");
    private static final Metric PYRAMID = Metric.parse("scores-6x4-3x8-0x4");
    private static final Metric INVERSIONS = StandardMetric.INVERSIONS;

    private static final Study STUDY = Study.builder()
            .name("coins")
            .setups(Vector.of(Setup.of(16, Structure.swiss(2))))
            .systems(Vector.of(PairingChoice.SWISS, PairingChoice.parse("random")))
            .match(new MatchModel.CoinFlip(0))
            .metrics(Vector.of(SIX, PYRAMID, INVERSIONS, StandardMetric.BEST_WINS))
            .events(400)
            .seed(Seed.of(1))
            .build();

    private final Report report = new Report(STUDY, Simulation.run(STUDY));

    /** Two rounds of sixteen players paired by points: four win twice, eight once, in every event. */
    @Test
    void playersWithAScoreAreCounted() {
        assertThat(report.estimate(0, SIX).mean()).isEqualTo(4);
        assertThat(report.estimate(0, PYRAMID).mean()).isEqualTo(1);
        assertThat(report.estimate(1, PYRAMID).mean()).isBetween(0.05, 0.7);
        assertThat(SIX.describe()).isEqualTo("players with 6 event points or more after the Swiss rounds");
        assertThat(Metric.parse("scores-27x1-24x8").describe())
                .isEqualTo("exactly 1 player with 27 event points and 8 players with 24 event points");
        assertThat(Metric.find("scores-")).isEmpty();
        assertThat(Metric.find("scores-3x")).isEmpty();
        assertThatThrownBy(() -> Metric.parse("reaching-")).hasMessageContaining("There is no metric 'reaching-'.");
        assertThat(StudyFile.parse(StudyText.yaml(STUDY)).get()).isEqualTo(STUDY);
    }

    /** Coin flips order players at random: half of all pairs are inverted, and 1 − 2 × inversions is Kendall's tau where nothing is shared. */
    @Test
    void halfOfThePairsAreInvertedByCoinFlips() {
        assertThat(report.estimate(0, INVERSIONS).mean()).isCloseTo(0.5, within(0.02));
    }

    /** In a knockout of sixteen 35 of 120 pairs share a rank. By coin flips half of all pairs are inverted there too. */
    @Test
    void aSharedRankIsHalfAnInversion() {
        Study knockout = STUDY.withSystems(Vector.of(PairingChoice.parse("knockout")));
        assertThat(new Report(knockout, Simulation.run(knockout))
                        .estimate(0, INVERSIONS)
                        .mean())
                .isCloseTo(0.5, within(0.02));
    }

    /** The win of the best player is 0 or 1, so the mean difference is the share of higher minus that of lower. */
    @Test
    void oneArmIsCountedAsHigherAndLower() {
        Estimate higher = report.higher(1, StandardMetric.BEST_WINS);
        Estimate lower = report.lower(1, StandardMetric.BEST_WINS);
        assertThat(higher.mean() - lower.mean())
                .isCloseTo(report.difference(1, StandardMetric.BEST_WINS).mean(), within(1e-9));
        assertThat(higher.count()).isEqualTo(400);
        assertThat(higher.mean() + lower.mean()).isBetween(0.01, 1.0);
        assertThat(report.lower(1, PYRAMID).mean())
                .isEqualTo(1 - report.estimate(1, PYRAMID).mean(), within(1e-9));
        assertThat(report.higher(1, PYRAMID).mean()).isZero();
    }
}
