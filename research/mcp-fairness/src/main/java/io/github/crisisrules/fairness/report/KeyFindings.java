package io.github.crisisrules.fairness.report;

import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.metric.StandardMetric;
import io.github.crisisrules.fairness.run.Estimate;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;

/**
 * The main results of a report in plain sentences: figures first, then the effect of each comparison on the
 * strongest player.
 */
final class KeyFindings {
    private static final Vector<Metric> ASKED = Vector.of(StandardMetric.BEST_IN_CUT, StandardMetric.BEST_WINS);
    private static final int MAX = 8;

    private final Report report;
    private final Verdicts verdicts;

    private KeyFindings(Report report, Verdicts verdicts) {
        this.report = report;
        this.verdicts = verdicts;
    }

    /** Returns the sentences, without markup. */
    static Vector<String> of(Report report, Verdicts verdicts) {
        return new KeyFindings(report, verdicts).sentences();
    }

    private Vector<String> sentences() {
        Vector<Integer> compared =
                report.arms().filter(report::isCompared).filter(arm -> asked().exists(metric -> isKnown(arm, metric)));
        Vector<Integer> changed =
                compared.filter(arm -> asked().exists(metric -> isKnown(arm, metric) && verdicts.isClear(arm, metric)));
        Vector<Integer> same = compared.removeAll(changed);
        Vector<String> sentences = asked().flatMap(this::range)
                .appendAll(changed.take(MAX)
                        .map(arm -> Words.capital(Change.describe(report, arm)) + ": "
                                + asked().filter(metric -> isKnown(arm, metric))
                                        .map(metric -> change(arm, metric))
                                        .mkString("; ")
                                + "."));
        if (changed.size() > MAX) {
            sentences = sentences.append(
                    "The table of differences shows clear changes in " + (changed.size() - MAX) + " more comparisons.");
        }
        if (!same.isEmpty()) {
            sentences = sentences.append("No clear change in "
                    + asked().map(metric -> (isShare(metric) ? "how often " : "") + metric.describe())
                            .mkString(" or ") + " in "
                    + Words.whole(report.summary().events()) + " events: "
                    + same.take(MAX).map(arm -> Change.describe(report, arm)).mkString("; ")
                    + (same.size() > MAX ? "; and " + (same.size() - MAX) + " more" : "") + ".");
        }
        return verdicts.count() == 0
                ? sentences
                : sentences.append(verdicts.clear() + " of " + verdicts.count()
                        + " differences in this report are clear when all are tested together (Holm's method).");
    }

    private boolean isKnown(int arm, Metric metric) {
        return !Double.isNaN(report.difference(arm, metric).low());
    }

    /**
     * Returns the metrics to describe for each comparison: the strongest player's chances or, if these were not
     * measured, the first metrics of the study.
     */
    private Vector<Metric> asked() {
        Vector<Metric> asked = ASKED.filter(report.metrics()::contains);
        return asked.isEmpty() ? report.metrics().take(2) : asked;
    }

    private Option<String> range(Metric metric) {
        Vector<Double> means = report.arms()
                .map(arm -> report.estimate(arm, metric))
                .filter(Estimate::isKnown)
                .map(Estimate::mean);
        if (means.isEmpty()) {
            return Option.none();
        }
        String low = plain(means.min().get(), metric);
        String high = plain(means.max().get(), metric);
        String value = low.equals(high) ? low : low + " to " + high;
        String sentence = isShare(metric)
                ? metric.describe() + " in " + value + " of a hundred events"
                : metric.describe() + ": " + value;
        return Option.of(Words.capital(sentence) + (low.equals(high) ? "." : ", depending on the row of this report."));
    }

    private String change(int arm, Metric metric) {
        Estimate difference = report.difference(arm, metric);
        boolean share = isShare(metric);
        String among = share ? " of a hundred events" : "";
        if (!verdicts.isClear(arm, metric)) {
            boolean alone = !verdicts.star(arm, metric).isEmpty();
            return (alone ? "no change that stays clear among all comparisons in " : "no clear change in ")
                    + (share ? "how often " : "") + metric.describe() + " (between " + signed(difference.low(), metric)
                    + " and "
                    + signed(difference.high(), metric) + among + ")";
        }
        boolean more = difference.mean() > 0;
        double least = Math.min(Math.abs(difference.low()), Math.abs(difference.high()));
        double most = Math.max(Math.abs(difference.low()), Math.abs(difference.high()));
        String range = " (" + plain(least, metric) + " to " + plain(most, metric) + ")";
        String amount = plain(Math.abs(difference.mean()), metric);
        return share
                ? metric.describe() + " in " + amount + (more ? " more" : " fewer") + " of a hundred events" + range
                : metric.describe() + ", " + amount + (more ? " more" : " less") + range;
    }

    private static String signed(double value, Metric metric) {
        return plain(Math.abs(value), metric) + (value < 0 ? isShare(metric) ? " fewer" : " less" : " more");
    }

    private static String plain(double value, Metric metric) {
        return isShare(metric) ? String.format(Locale.ROOT, "%.1f", 100 * value) : Words.number(value);
    }

    private static boolean isShare(Metric metric) {
        return metric.scale() == Metric.Scale.SHARE;
    }
}
