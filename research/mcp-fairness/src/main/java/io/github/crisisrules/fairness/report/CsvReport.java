package io.github.crisisrules.fairness.report;

import io.github.crisisrules.fairness.assumption.CsvText;
import io.github.crisisrules.fairness.metric.Metric;
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
        StringBuilder out = new StringBuilder(
                "kind,label,players,rounds,cut,system,variant,figure,compared_with,part,events,players_counted,mean,standard_error,low,high,p_holm\n");
        Verdicts verdicts = Verdicts.of(report);
        for (int arm : report.arms()) {
            for (Metric metric : report.study().metrics()) {
                Estimate estimate = report.estimate(arm, metric);
                line(out, report, arm, "metric", metric.id(), "", estimate.count(), "", estimate, "");
            }
            for (Metric metric : report.study().metrics().filter(any -> report.isCompared(arm))) {
                Estimate difference = report.difference(arm, metric);
                String p = plain(verdicts.p(arm, metric));
                line(out, report, arm, "difference", metric.id(), "", difference.count(), "", difference, p);
                Estimate higher = report.higher(arm, metric);
                line(out, report, arm, "higher", metric.id(), "", higher.count(), "", higher, "");
                Estimate lower = report.lower(arm, metric);
                line(out, report, arm, "lower", metric.id(), "", lower.count(), "", lower, "");
            }
            int width = MetricReaders.barWidth(report.arm(arm).setup().players());
            long all = report.summaryOf(arm).displacements().sum().longValue();
            report.summaryOf(arm)
                    .displacements()
                    .forEachWithIndex((count, bar) -> line(
                            out,
                            report,
                            arm,
                            "displacement",
                            "places",
                            String.valueOf(bar * width),
                            report.summary().events(),
                            String.valueOf(count),
                            new Estimate(count, (double) count / all, Double.NaN, Double.NaN, Double.NaN),
                            ""));
            for (Profile profile : Profile.all()) {
                report.profile(arm, profile)
                        .forEachWithIndex((estimate, part) -> line(
                                out,
                                report,
                                arm,
                                "profile",
                                profile.id(),
                                String.valueOf(part + 1),
                                estimate.count(),
                                "",
                                estimate,
                                ""));
            }
        }
        return out.toString();
    }

    private static void line(
            StringBuilder out,
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
        out.append(kind)
                .append(',')
                .append(CsvText.quoted(report.study().label(arm)))
                .append(',')
                .append(found.setup().players())
                .append(',')
                .append(found.setup().structure().swissRounds())
                .append(',')
                .append(found.setup().structure().cut())
                .append(',')
                .append(CsvText.quoted(found.system().id()))
                .append(',')
                .append(CsvText.quoted(found.variant().label()))
                .append(',')
                .append(figure)
                .append(',')
                .append(COMPARED.contains(kind) ? CsvText.quoted(report.comparedWith(arm)) : "")
                .append(',')
                .append(part)
                .append(',')
                .append(events)
                .append(',')
                .append(players)
                .append(',')
                .append(plain(estimate.mean()))
                .append(',')
                .append(plain(estimate.error()))
                .append(',')
                .append(plain(estimate.low()))
                .append(',')
                .append(plain(estimate.high()))
                .append(',')
                .append(p)
                .append('\n');
    }

    private static String plain(double value) {
        return Double.isNaN(value) ? "" : Double.toString(value);
    }
}
