package io.github.crisisrules.fairness.report;

import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.study.Published;
import io.vavr.collection.Vector;
import java.util.function.BiFunction;

/** A grid of figures in a report: a heading, and rows that begin with a label. */
record Table(Vector<String> head, Vector<Vector<String>> rows) {
    /**
     * Returns a grid with a row for each metric and a column for each arm, or transposed if there are more arms
     * than metrics.
     */
    static Table figures(Report report, BiFunction<Integer, Metric, String> cell) {
        return byMetric(report, report.arms(), report.arms().map(report.study()::label), cell);
    }

    /**
     * Returns a grid of differences with one row or column for each compared arm, in the layout of
     * {@link #figures}.
     */
    static Table differences(Report report, BiFunction<Integer, Metric, String> cell) {
        Vector<Integer> arms = report.arms().filter(report::isCompared);
        return byMetric(
                report, arms, arms.map(arm -> report.study().label(arm) + " − " + report.comparedWith(arm)), cell);
    }

    /** Puts the longer of the two sides into rows. */
    private static Table byMetric(
            Report report, Vector<Integer> arms, Vector<String> labels, BiFunction<Integer, Metric, String> cell) {
        Vector<Metric> metrics = report.metrics();
        return arms.size() > metrics.size()
                ? new Table(
                        metrics.map(Metric::describe).prepend(""),
                        arms.zipWith(
                                labels,
                                (arm, label) -> metrics.map(metric -> cell.apply(arm, metric))
                                        .prepend(label)))
                : new Table(
                        labels.prepend("metric"),
                        metrics.map(metric ->
                                arms.map(arm -> cell.apply(arm, metric)).prepend(metric.describe())));
    }

    /** Returns a grid with our figures beside the published ones. */
    static Table published(Report report) {
        return new Table(
                Vector.of(
                        "",
                        "metric",
                        "published",
                        "ours",
                        Words.confidence(report.study()) + " interval",
                        "ours − published"),
                report.published().map(figure -> row(report, figure)));
    }

    private static Vector<String> row(Report report, Published figure) {
        Metric metric = figure.metric();
        var ours = report.estimate(figure.arm() - 1, metric);
        boolean share = metric.scale() == Metric.Scale.SHARE;
        double gap = ours.mean() - figure.value();
        return Vector.of(
                report.study().label(figure.arm() - 1),
                metric.id(),
                (share ? Words.share(figure.value()) : Words.number(figure.value())) + " (" + figure.source() + ")",
                Words.figure(ours, metric),
                Words.interval(ours, metric),
                Words.gap(gap, metric));
    }
}
