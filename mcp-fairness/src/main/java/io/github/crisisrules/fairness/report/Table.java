package io.github.crisisrules.fairness.report;

import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.study.Published;
import io.vavr.collection.Vector;
import java.util.function.BiFunction;

/** A table of a report: headings, and rows whose first cell tells what they are about. */
record Table(Vector<String> head, Vector<Vector<String>> rows) {
    /** A row for each metric, a column for each arm; the other way round where there are more arms than metrics. */
    static Table figures(Report report, BiFunction<Integer, Metric, String> cell) {
        return byMetric(report, report.arms(), report.arms().map(report.study()::label), cell);
    }

    /** The same, for each arm that is compared with another. */
    static Table differences(Report report, BiFunction<Integer, Metric, String> cell) {
        Vector<Integer> arms = report.arms().filter(report::isCompared);
        return byMetric(
                report, arms, arms.map(arm -> report.study().label(arm) + " − " + report.comparedWith(arm)), cell);
    }

    /** The longer of the two sides runs down the page. */
    private static Table byMetric(
            Report report, Vector<Integer> arms, Vector<String> labels, BiFunction<Integer, Metric, String> cell) {
        Vector<Metric> metrics = report.metrics();
        return arms.size() > metrics.size()
                ? new Table(
                        metrics.map(Metric::words).prepend(""),
                        arms.zipWith(
                                labels,
                                (arm, label) -> metrics.map(metric -> cell.apply(arm, metric))
                                        .prepend(label)))
                : new Table(
                        labels.prepend("metric"),
                        metrics.map(metric ->
                                arms.map(arm -> cell.apply(arm, metric)).prepend(metric.words())));
    }

    /** Our figures beside those of others. */
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
