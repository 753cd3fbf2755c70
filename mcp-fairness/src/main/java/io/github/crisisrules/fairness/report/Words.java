package io.github.crisisrules.fairness.report;

import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.fairness.summary.Estimate;
import java.util.Locale;

/** Figures and studies in words, the same in every report. */
final class Words {
    /** What a paired difference is to. */
    static final String COMPARED =
            "Event by event with the same players and luck: systems against the first of the same setup, setups against the first of as many players";

    private Words() {}

    /** Such as {@code 62.1 % ± 0.3}: mean and standard error. */
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

    /** Such as {@code 61.4 to 62.8 %}: the confidence interval. */
    static String interval(Estimate estimate, Metric metric) {
        if (Double.isNaN(estimate.low())) {
            return "–";
        }
        return metric.scale() == Metric.Scale.SHARE
                ? percent(estimate.low(), 1) + " to " + percent(estimate.high(), 1) + " %"
                : number(estimate.low()) + " to " + number(estimate.high());
    }

    /** Such as {@code +3.2 ± 0.4} percentage points, with a mark where the interval leaves 0 out. */
    static String difference(Estimate estimate, Metric metric) {
        if (!estimate.isKnown() || Double.isNaN(estimate.error())) {
            return "–";
        }
        boolean share = metric.scale() == Metric.Scale.SHARE;
        String mean = share ? percent(estimate.mean(), 1) : number(estimate.mean());
        String sign = estimate.mean() > 0 ? "+" : "";
        String error = share ? percent(estimate.error(), 2) : error(estimate.error());
        return sign + mean + " ± " + error + (isClear(estimate) ? " *" : "");
    }

    /** Such as {@code +2.1 pp}, percentage points, where shares are compared. */
    static String gap(double gap, Metric metric) {
        return (gap > 0 ? "+" : "") + (metric.scale() == Metric.Scale.SHARE ? percent(gap, 1) + " pp" : number(gap));
    }

    static boolean isClear(Estimate difference) {
        return difference.low() > 0 || difference.high() < 0;
    }

    static String share(double value) {
        return percent(value, 1) + " %";
    }

    static String number(double value) {
        return String.format(Locale.ROOT, Math.abs(value) >= 100 ? "%.1f" : "%.3f", value);
    }

    /** A standard error; a digit more where three decimals would leave next to nothing of it. */
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

    static String strengths(Study study) {
        return study.strengths()
                .match(
                        normal -> "normal strengths, mean " + plain(normal.mean()) + ", deviation "
                                + plain(normal.deviation()),
                        lognormal ->
                                "lognormal strengths (" + plain(lognormal.mu()) + ", " + plain(lognormal.sigma()) + ")",
                        uniform -> "uniform strengths from " + plain(uniform.low()) + " to " + plain(uniform.high()),
                        given -> "the same " + given.values().size() + " strengths in every event");
    }

    static String model(Study study) {
        return study.match()
                .match(
                        weights -> "Bradley–Terry matches" + draws(weights.draws()),
                        elo -> "Elo matches, " + plain(elo.scale()) + " points for odds of ten to one"
                                + draws(elo.draws()),
                        coin -> "coin flips" + draws(coin.draws()),
                        custom -> "matches by the caller's function " + custom.name());
    }

    static String turnout(Study study) {
        var turnout = study.turnout();
        return turnout.isFull()
                ? "everybody present throughout"
                : Words.share(turnout.late()) + " of players late by a round, " + Words.share(turnout.drops())
                        + " leaving before each round once they have "
                        + turnout.losses() + (turnout.losses() == 1 ? " loss" : " losses");
    }

    private static String draws(double draws) {
        return draws == 0 ? ", no draws" : ", " + share(draws) + " draws between equals";
    }

    private static String plain(double value) {
        return value == Math.rint(value) && Math.abs(value) < 1e15
                ? String.valueOf((long) value)
                : String.valueOf(value);
    }
}
