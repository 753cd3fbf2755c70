package io.github.crisisrules.fairness.report;

import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.metric.Profile;
import io.github.crisisrules.fairness.run.ArmSummary;
import io.github.crisisrules.fairness.run.Estimate;
import io.github.crisisrules.fairness.run.Moments;
import io.github.crisisrules.fairness.run.Summary;
import io.github.crisisrules.fairness.study.Arm;
import io.github.crisisrules.fairness.study.Published;
import io.github.crisisrules.fairness.study.Study;
import io.vavr.collection.Vector;
import java.math.BigInteger;

/** A study with its summary. */
public record Report(Study study, Summary summary) {
    /**
     * Validates that the summary belongs to the study.
     *
     * @throws IllegalArgumentException if the numbers of arms differ
     */
    public Report {
        if (summary.arms().size() != study.arms().size()) {
            throw new IllegalArgumentException(
                    "The summary has " + summary.arms().size() + " arms, but the study has "
                            + study.arms().size() + ". Use the summary of this study.");
        }
    }

    /** Returns the indices of the arms, from 0. */
    Vector<Integer> arms() {
        return Vector.range(0, study.arms().size());
    }

    Arm arm(int arm) {
        return study.arms().get(arm);
    }

    /** Returns the metrics that were measured in at least one arm. */
    Vector<Metric> metrics() {
        return study.metrics()
                .filter(metric -> arms().exists(arm -> estimate(arm, metric).isKnown()));
    }

    /**
     * Returns the estimate of a metric in an arm.
     *
     * @throws IllegalArgumentException if the study does not measure the metric
     */
    public Estimate estimate(int arm, Metric metric) {
        return Estimate.of(summaryOf(arm).metrics().get(index(metric)), metric.scale(), study.confidence());
    }

    /** Returns whether the arm is compared with another. */
    boolean isCompared(int arm) {
        return !summaryOf(arm).differences().isEmpty();
    }

    /** Returns the label of the arm with which an arm is compared. */
    String comparedWith(int arm) {
        return study.label(study.baseline(arm));
    }

    /** Returns the published figures whose metrics the study measures. */
    Vector<Published> published() {
        return study.published()
                .filter(figure -> study.metrics()
                        .exists(metric -> metric.id().equals(figure.metric().id())));
    }

    /**
     * Returns the difference of a metric from the baseline, paired by event.
     *
     * @throws IllegalArgumentException if the study does not measure the metric
     */
    public Estimate difference(int arm, Metric metric) {
        return Estimate.of(summaryOf(arm).differences().get(index(metric)), study.confidence());
    }

    /**
     * Returns the share of events in which a metric is higher than in the same event of the baseline. Together with
     * {@link #lower} it says how often one arm does better, where the mean difference says by how much.
     *
     * @throws IllegalArgumentException if the study does not measure the metric
     */
    public Estimate higher(int arm, Metric metric) {
        return signed(arm, metric, 1);
    }

    /**
     * Returns the share of events in which a metric is lower than in the same event of the baseline.
     *
     * @throws IllegalArgumentException if the study does not measure the metric
     */
    public Estimate lower(int arm, Metric metric) {
        return signed(arm, metric, -1);
    }

    /** Returns the share of one sign: of signs 1, 0 and -1, half of the sum of squares plus or minus the sum. */
    private Estimate signed(int arm, Metric metric, int sign) {
        Moments signs = summaryOf(arm).signs().get(index(metric));
        BigInteger one = BigInteger.ONE.shiftLeft(32);
        BigInteger count = signs.squares()
                .shiftRight(64)
                .add(signs.sum().shiftRight(32).multiply(BigInteger.valueOf(sign)))
                .shiftRight(1);
        Moments share = new Moments(signs.count(), count.multiply(one), count.multiply(one.pow(2)));
        return Estimate.of(share, Metric.Scale.SHARE, study.confidence());
    }

    Vector<Estimate> profile(int arm, Profile profile) {
        return summaryOf(arm)
                .profiles()
                .get(Profile.all().indexOf(profile))
                .map(part -> Estimate.of(part, study.confidence()));
    }

    ArmSummary summaryOf(int arm) {
        return summary.arms().get(arm);
    }

    int index(Metric metric) {
        int index = study.metrics().indexWhere(other -> other.id().equals(metric.id()));
        if (index < 0) {
            throw new IllegalArgumentException("The study does not measure " + metric.id() + ". Choose one of "
                    + study.metrics().map(Metric::id).mkString(", "));
        }
        return index;
    }
}
