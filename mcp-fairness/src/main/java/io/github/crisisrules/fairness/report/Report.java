package io.github.crisisrules.fairness.report;

import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.metric.Profile;
import io.github.crisisrules.fairness.study.Arm;
import io.github.crisisrules.fairness.study.Published;
import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.fairness.summary.ArmSummary;
import io.github.crisisrules.fairness.summary.Estimate;
import io.github.crisisrules.fairness.summary.Summary;
import io.vavr.collection.Vector;

/** A study with its summary. */
public record Report(Study study, Summary summary) {
    /**
     * The summary is of this study.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Report {
        if (summary.arms().size() != study.arms().size()) {
            throw new IllegalArgumentException(
                    "the summary has " + summary.arms().size() + " arms and the study "
                            + study.arms().size() + "; take the summary of this study");
        }
    }

    /** Numbers of the arms, from 0. */
    Vector<Integer> arms() {
        return Vector.range(0, study.arms().size());
    }

    Arm arm(int arm) {
        return study.arms().get(arm);
    }

    /** Metrics that at least one arm could measure. */
    Vector<Metric> metrics() {
        return study.metrics()
                .filter(metric -> arms().exists(arm -> estimate(arm, metric).isKnown()));
    }

    /** What was found. */
    public Estimate estimate(int arm, Metric metric) {
        return Estimate.of(summaryOf(arm).metrics().get(index(metric)), metric.scale(), study.confidence());
    }

    /** Whether the arm is compared with another. */
    boolean isCompared(int arm) {
        return !summaryOf(arm).differences().isEmpty();
    }

    /** The name of the arm it is compared with. */
    String comparedWith(int arm) {
        return study.label(study.baseline(arm));
    }

    /** Figures of others that the study measured too. */
    Vector<Published> published() {
        return study.published()
                .filter(figure -> study.metrics()
                        .exists(metric -> metric.id().equals(figure.metric().id())));
    }

    /** How much more than in the baseline, event by event. */
    public Estimate difference(int arm, Metric metric) {
        return Estimate.of(summaryOf(arm).differences().get(index(metric)), study.confidence());
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
            throw new IllegalArgumentException("the study does not measure " + metric.id() + "; it measures "
                    + study.metrics().map(Metric::id).mkString(", "));
        }
        return index;
    }
}
