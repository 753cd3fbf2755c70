package io.github.crisisrules.fairness.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.crisisrules.fairness.metric.FixedPoint;
import io.github.crisisrules.fairness.metric.Metric;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;
import org.junit.jupiter.api.Test;

class EstimateTest {
    @Test
    void meanErrorAndIntervalOfFourNumbers() {
        // 1 2 3 6: mean 3, squared gaps 4 + 1 + 0 + 9 = 14, variance 14/3, error sqrt(14/12) = 1.0801; t(3, 0.975) =
        // 3.18245.
        Estimate estimate = Estimate.of(moments(1, 2, 3, 6), Metric.Scale.NUMBER, 0.95);
        assertThat(estimate.count()).isEqualTo(4);
        assertThat(estimate.mean()).isEqualTo(3);
        assertThat(estimate.error()).isCloseTo(1.0801234, within(1e-6));
        assertThat(estimate.high() - 3).isCloseTo(3.4374388, within(1e-4));
        assertThat(3 - estimate.low()).isCloseTo(3.4374388, within(1e-4));
    }

    @Test
    void aShareHasWilsonsInterval() {
        // 8 of 10 with z = 1.959964: centre (0.8 + 0.19207) / 1.38415 = 0.71674, reach 0.22660: from 0.4902 to 0.9433.
        Estimate estimate = Estimate.of(moments(1, 1, 1, 1, 1, 1, 1, 1, 0, 0), Metric.Scale.SHARE, 0.95);
        assertThat(estimate.mean()).isEqualTo(0.8);
        assertThat(estimate.low()).isCloseTo(0.4902, within(1e-4));
        assertThat(estimate.high()).isCloseTo(0.9433, within(1e-4));
    }

    @Test
    void certaintyAfterAFewEventsIsNotClaimed() {
        Estimate never = Estimate.of(moments(0, 0, 0), Metric.Scale.SHARE, 0.95);
        assertThat(never.low()).isEqualTo(0);
        assertThat(never.high()).isGreaterThan(0.5);
    }

    @Test
    void oneMeasurementHasNoErrorAndNoneHasNoMean() {
        assertThat(Estimate.of(moments(5), 0.95).error()).isNaN();
        assertThat(Estimate.of(Moments.NONE, 0.95).isKnown()).isFalse();
    }

    @Test
    void quantilesAreThoseOfTheDistributions() {
        for (double p : new double[] {1e-9, 1e-4, 0.025, 0.2, 0.5, 0.7, 0.975, 0.9995}) {
            assertThat(Quantile.normal(p))
                    .isCloseTo(NormalDistribution.of(0, 1).inverseCumulativeProbability(p), within(1e-9));
            for (int freedom : new int[] {1, 2, 3, 5, 10, 99, 9999}) {
                double expected = TDistribution.of(freedom).inverseCumulativeProbability(p);
                assertThat(Quantile.student(p, freedom))
                        .as("t(%s) at %s", freedom, p)
                        .isCloseTo(expected, within(1e-9 + 2e-4 * Math.abs(expected)));
            }
        }
    }

    @Test
    void theTailsAreThoseOfStudentsDistribution() {
        for (int freedom : new int[] {1, 2, 3, 5, 10, 99, 9_999, 999_999}) {
            for (double t : new double[] {1e-6, 0.01, 0.5, 1, 1.5, 1.7, 1.8, 2.5, 4, 8, 20}) {
                double expected = 2 * TDistribution.of(freedom).survivalProbability(t);
                assertThat(Quantile.tails(t, freedom))
                        .as("t(%s) beyond %s", freedom, t)
                        .isCloseTo(expected, within(1e-300 + 1e-8 * expected));
                assertThat(Quantile.tails(-t, freedom)).isEqualTo(Quantile.tails(t, freedom));
            }
        }
        assertThat(Quantile.tails(0, 7)).isEqualTo(1);
    }

    @Test
    void thePValueOfFourNumbers() {
        // Mean 3, error 1.0801: t = 2.7775 with 3 degrees of freedom; beyond it on both sides are 6.91 %.
        assertThat(Estimate.of(moments(1, 2, 3, 6), 0.95).p()).isCloseTo(0.0691, within(1e-4));
        assertThat(Estimate.of(moments(0, 0), 0.95).p()).isNaN();
        assertThat(Estimate.of(moments(2, 2), 0.95).p()).isZero();
        assertThat(Estimate.of(moments(2), 0.95).p()).isNaN();
    }

    private static Moments moments(double... values) {
        MomentsTally tally = new MomentsTally();
        for (double value : values) {
            tally.add(Math.round(value * FixedPoint.ONE));
        }
        return tally.moments();
    }
}
