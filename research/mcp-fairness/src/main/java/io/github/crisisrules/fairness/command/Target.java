package io.github.crisisrules.fairness.command;

import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.report.Report;
import io.github.crisisrules.fairness.run.Estimate;
import io.github.crisisrules.fairness.study.StudyFile;
import io.vavr.collection.Vector;

/** The required precision of a metric: a standard error that none of its figures and differences may exceed. */
record Target(Metric metric, double error) {
    /**
     * Parses a target such as {@code best-wins=0.002}.
     *
     * @throws BadInput if the text is not a metric with a positive standard error
     */
    static Target parse(String text) {
        int equals = text.indexOf('=');
        try {
            Metric metric = StudyFile.metric(equals < 0 ? text : text.substring(0, equals));
            double error = Double.parseDouble(equals < 0 ? "" : text.substring(equals + 1));
            if (error > 0) {
                return new Target(metric, error);
            }
        } catch (NumberFormatException e) {
            // Reported below.
        } catch (IllegalArgumentException fault) {
            throw new BadInput("--until: " + fault.getMessage());
        }
        throw new BadInput(
                "--until must be a metric and a standard error, such as best-wins=0.002, but is '" + text + "'.");
    }

    /**
     * Returns whether every figure of the metric is precise enough. An arm without a measurement needs no more
     * events.
     */
    boolean isMet(Report report) {
        Vector<Integer> arms = Vector.range(0, report.study().arms().size());
        return arms.forAll(arm -> isSmall(report.estimate(arm, metric))
                && (report.study().baseline(arm) == arm || isSmall(report.difference(arm, metric))));
    }

    private boolean isSmall(Estimate estimate) {
        return !estimate.isKnown() || estimate.error() <= error;
    }
}
