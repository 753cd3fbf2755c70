package io.github.crisisrules.fairness.report;

import io.github.crisisrules.fairness.run.Estimate;
import io.github.crisisrules.fairness.study.Published;
import io.vavr.collection.Vector;
import java.util.Locale;

/**
 * Checks whether our figures agree with published ones. They agree if they are no further apart than two standard
 * errors, ours and theirs combined, plus the rounding of the published figure.
 */
final class Agreement {
    private static final double ERRORS = 2;

    private Agreement() {}

    /** Returns a sentence for the whole comparison and one for each figure that differs. */
    static Vector<String> sentences(Report report) {
        Vector<Published> figures =
                report.published().filter(figure -> ours(report, figure).count() > 1);
        Vector<Published> apart = figures.filter(figure -> !agrees(report, figure));
        int different =
                figures.map(figure -> Seen.of(report, figure)).distinct().size();
        String whole = different < figures.size()
                ? tried(figures.size() - apart.size(), figures.size(), different)
                : counted(figures.size() - apart.size(), figures.size());
        return apart.map(figure -> sentence(report, figure)).prepend(whole);
    }

    private static String counted(int agreeing, int all) {
        if (all == 1) {
            return "Verdict: the published figure " + (agreeing == 1 ? "agrees" : "does not agree") + " with ours.";
        }
        return agreeing == all
                ? "Verdict: all " + all + " published figures agree with ours."
                : "Verdict: " + agreeing + " of " + all + " published figures " + (agreeing == 1 ? "agrees" : "agree")
                        + " with ours; "
                        + (all - agreeing == 1 ? "the one below does not." : "those below do not.");
    }

    /**
     * Describes figures that are compared with several of our rows, which is a search for a match rather than a
     * test.
     */
    private static String tried(int agreeing, int rows, int figures) {
        return "Verdict: " + (figures == 1 ? "one published figure stands" : figures + " published figures stand")
                + " beside " + rows + " of our rows and " + (figures == 1 ? "agrees" : "agree") + " with " + agreeing
                + " of them. With several tries one may agree by chance: this suggests how the figure may have been computed,"
                + " but does not confirm it.";
    }

    /** A published figure, regardless of the row it is compared with. */
    private record Seen(String setup, String metric, double value, String source) {
        static Seen of(Report report, Published figure) {
            return new Seen(
                    report.arm(figure.arm() - 1).setup().label(),
                    figure.metric().id(),
                    figure.value(),
                    figure.source());
        }
    }

    private static boolean agrees(Report report, Published figure) {
        return Math.abs(gap(report, figure)) <= ERRORS * error(report, figure) + figure.rounding();
    }

    private static String sentence(Report report, Published figure) {
        double beyond = (Math.abs(gap(report, figure)) - figure.rounding()) / error(report, figure);
        return report.study().label(figure.arm() - 1) + ", " + figure.metric().id() + ": ours is "
                + Words.gap(gap(report, figure), figure.metric()) + " from " + figure.source() + ", "
                + (Double.isFinite(beyond)
                        ? String.format(Locale.ROOT, "%.1f", beyond) + " standard errors"
                        : "which no standard error explains")
                + (figure.error() == 0 ? " of ours (the published figure has none)." : " of both.");
    }

    private static double error(Report report, Published figure) {
        return Math.hypot(ours(report, figure).error(), figure.error());
    }

    private static double gap(Report report, Published figure) {
        return ours(report, figure).mean() - figure.value();
    }

    private static Estimate ours(Report report, Published figure) {
        return report.estimate(figure.arm() - 1, figure.metric());
    }
}
