package io.github.crisisrules.fairness.report;

import io.github.crisisrules.fairness.assumption.CsvText;
import io.github.crisisrules.fairness.metric.MetricReaders;
import io.github.crisisrules.fairness.metric.Profile;
import io.github.crisisrules.fairness.run.Estimate;
import io.github.crisisrules.fairness.study.Arm;
import io.vavr.collection.Vector;

/**
 * A report as CSV, one figure per line, for a spreadsheet or a statistics program. The column {@code kind}
 * distinguishes metrics, paired differences, the distribution of rank displacement and the profiles by strength.
 * {@code part} is the smallest number of places of a bar in that distribution, or the tenth of the players by
 * strength, from 1. {@code events} is the number of events in all of them; the number of players in a bar of the
 * distribution is in {@code players_counted}. {@code p_holm} is the p-value of a difference, adjusted for all
 * differences of the report by Holm's method.
 */
public final class CsvReport {
    private CsvReport() {}

    private static final Vector<String> COMPARED = Vector.of("difference", "higher", "lower");

    /** Returns the report with a heading line. */
    public static String of(Report report) {
        Verdicts verdicts = Verdicts.of(report);
        return report.arms()
                .flatMap(arm -> metrics(report, arm)
                        .appendAll(differences(report, verdicts, arm))
                        .appendAll(displacements(report, arm))
                        .appendAll(profiles(report, arm)))
                .prepend(
                        "kind,label,players,rounds,cut,system,variant,figure,compared_with,part,events,players_counted,mean,standard_error,low,high,p_holm")
                .mkString("", "\n", "\n");
    }

    private static Vector<String> metrics(Report report, int arm) {
        return report.study().metrics().map(metric -> {
            Estimate estimate = report.estimate(arm, metric);
            return line(report, arm, "metric", metric.id(), "", estimate.count(), "", estimate, "");
        });
    }

    private static Vector<String> differences(Report report, Verdicts verdicts, int arm) {
        return report.study().metrics().filter(any -> report.isCompared(arm)).flatMap(metric -> {
            Estimate difference = report.difference(arm, metric);
            Estimate higher = report.higher(arm, metric);
            Estimate lower = report.lower(arm, metric);
            String p = plain(verdicts.p(arm, metric));
            return Vector.of(
                    line(report, arm, "difference", metric.id(), "", difference.count(), "", difference, p),
                    line(report, arm, "higher", metric.id(), "", higher.count(), "", higher, ""),
                    line(report, arm, "lower", metric.id(), "", lower.count(), "", lower, ""));
        });
    }

    private static Vector<String> displacements(Report report, int arm) {
        int width = MetricReaders.barWidth(report.arm(arm).setup().players());
        Vector<Long> bars = report.summaryOf(arm).displacements();
        double all = bars.sum().doubleValue();
        long events = report.summary().events();
        return bars.zipWithIndex((count, bar) -> {
            Estimate share = new Estimate(count, count / all, Double.NaN, Double.NaN, Double.NaN);
            return line(report, arm, "displacement", "places", "" + bar * width, events, "" + count, share, "");
        });
    }

    private static Vector<String> profiles(Report report, int arm) {
        return Profile.all()
                .flatMap(profile -> report.profile(arm, profile)
                        .zipWithIndex((estimate, part) -> line(
                                report,
                                arm,
                                "profile",
                                profile.id(),
                                "" + (part + 1),
                                estimate.count(),
                                "",
                                estimate,
                                "")));
    }

    private static String line(
            Report report,
            int arm,
            String kind,
            String figure,
            String part,
            long events,
            String players,
            Estimate estimate,
            String p) {
        Arm found = report.arm(arm);
        return Vector.<Object>of(
                        kind,
                        CsvText.quoted(report.study().label(arm)),
                        found.setup().players(),
                        found.setup().structure().swissRounds(),
                        found.setup().structure().cut(),
                        CsvText.quoted(found.system().id()),
                        CsvText.quoted(found.variant().label()),
                        figure,
                        COMPARED.contains(kind) ? CsvText.quoted(report.comparedWith(arm)) : "",
                        part,
                        events,
                        players)
                .appendAll(Vector.of(estimate.mean(), estimate.error(), estimate.low(), estimate.high())
                        .map(CsvReport::plain))
                .append(p)
                .mkString(",");
    }

    private static String plain(double value) {
        return Double.isNaN(value) ? "" : Double.toString(value);
    }
}
