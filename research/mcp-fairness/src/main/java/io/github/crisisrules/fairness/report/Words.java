package io.github.crisisrules.fairness.report;

import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.run.Estimate;
import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.fairness.study.Version;
import java.util.Locale;

/** Formats figures and describes studies uniformly for all reports. */
final class Words {
    /** Describes how arms are compared. */
    static String compared(Study study) {
        return "Compared event by event, with the same players and the same luck: "
                + study.compare().describe(study);
    }

    /** Describes the marks of differences. */
    static String stars(Study study) {
        return "* where a difference is clear when all differences of this report are tested together (Holm's method, "
                + confidence(study) + "), (*) where only its own " + confidence(study) + " interval excludes 0";
    }

    private Words() {}

    /** Formats mean and standard error, such as {@code 62.1 % ± 0.3}. */
    static String figure(Estimate estimate, Metric metric) {
        if (!estimate.isKnown()) {
            return "–";
        }
        boolean share = metric.scale() == Metric.Scale.SHARE;
        String mean = share ? percent(estimate.mean(), 1) + " %" : number(estimate.mean());
        return Double.isNaN(estimate.error())
                ? mean
                : mean + " ± " + (share ? percent(estimate.error(), 2) : error(estimate.error()));
    }

    /** Formats the confidence interval, such as {@code 61.4 to 62.8 %}. */
    static String interval(Estimate estimate, Metric metric) {
        if (Double.isNaN(estimate.low())) {
            return "–";
        }
        return metric.scale() == Metric.Scale.SHARE
                ? percent(estimate.low(), 1) + " to " + percent(estimate.high(), 1) + " %"
                : number(estimate.low()) + " to " + number(estimate.high());
    }

    /** Formats a difference and its standard error, such as {@code +3.2 ± 0.4}; shares in percentage points. */
    static String difference(Estimate estimate, Metric metric) {
        if (!estimate.isKnown() || Double.isNaN(estimate.error())) {
            return "–";
        }
        boolean share = metric.scale() == Metric.Scale.SHARE;
        String mean = share ? percent(estimate.mean(), 1) : number(estimate.mean());
        String sign = estimate.mean() > 0 ? "+" : "";
        String error = share ? percent(estimate.error(), 2) : error(estimate.error());
        return sign + mean + " ± " + error;
    }

    /** Formats the distance from a published figure; for shares in percentage points, such as {@code +2.1 pp}. */
    static String gap(double gap, Metric metric) {
        return (gap > 0 ? "+" : "") + (metric.scale() == Metric.Scale.SHARE ? percent(gap, 1) + " pp" : number(gap));
    }

    static String share(double value) {
        return percent(value, 1) + " %";
    }

    static String number(double value) {
        return String.format(Locale.ROOT, Math.abs(value) >= 100 ? "%.1f" : "%.3f", value);
    }

    /** Formats a standard error, with an additional digit if three decimals would leave almost nothing of it. */
    private static String error(double value) {
        return value > 0 && value < 0.0095 ? String.format(Locale.ROOT, "%.4f", value) : number(value);
    }

    private static String percent(double value, int decimals) {
        return String.format(Locale.ROOT, "%." + decimals + "f", 100 * value);
    }

    static String whole(long value) {
        return String.format(Locale.ROOT, "%,d", value);
    }

    static String confidence(Study study) {
        return String.format(Locale.ROOT, "%.4g", 100 * study.confidence()).replaceAll("\\.?0+$", "") + " %";
    }

    /**
     * Describes the assumptions on which the report depends: strengths, matches, VPs, turnout, and house
     * tiebreakers.
     */
    static String assumptions(Study study) {
        return study.strengths().describe() + "; "
                + (study.factions().isNone() ? "" : study.factions().describe() + "; ")
                + study.match().describe() + "; "
                + study.victoryPoints().describe() + "; " + study.turnout().describe()
                + (study.tiebreakers().isPrinted()
                        ? ""
                        : "; ranked by " + study.tiebreakers().describe());
    }

    static String version() {
        return "Crisis Rules fairness kit " + Version.text();
    }

    static String capital(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
