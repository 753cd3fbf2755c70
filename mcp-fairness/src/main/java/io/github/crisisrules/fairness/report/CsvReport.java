package io.github.crisisrules.fairness.report;

import io.github.crisisrules.fairness.metric.Gauges;
import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.metric.Profile;
import io.github.crisisrules.fairness.study.Arm;
import io.github.crisisrules.fairness.summary.Estimate;

/**
 * A report as one table, one figure to a line, for a spreadsheet or a statistics program. The column {@code kind} tells metrics, paired differences, the
 * distribution of rank displacement and the profiles by strength apart; {@code part} is the least number of places of a bar of that distribution, or the tenth of the
 * field, from 1.
 */
public final class CsvReport {
    private CsvReport() {}

    /** The whole report, with a line of headings. */
    public static String of(Report report) {
        StringBuilder out = new StringBuilder(
                "kind,label,players,rounds,cut,system,figure,compared_with,part,events,mean,standard_error,low,high\n");
        for (int arm : report.arms()) {
            for (Metric metric : report.study().metrics()) {
                line(out, report, arm, "metric", metric.id(), "", report.estimate(arm, metric));
            }
            for (Metric metric : report.study().metrics().filter(any -> report.isCompared(arm))) {
                line(out, report, arm, "difference", metric.id(), "", report.difference(arm, metric));
            }
            int width = Gauges.barWidth(report.arm(arm).setup().players());
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
                            new Estimate(count, (double) count / all, Double.NaN, Double.NaN, Double.NaN)));
            for (Profile profile : Profile.all()) {
                report.profile(arm, profile)
                        .forEachWithIndex((estimate, part) ->
                                line(out, report, arm, "profile", profile.id(), String.valueOf(part + 1), estimate));
            }
        }
        return out.toString();
    }

    private static void line(
            StringBuilder out, Report report, int arm, String kind, String figure, String part, Estimate estimate) {
        Arm found = report.arm(arm);
        out.append(kind)
                .append(',')
                .append(quoted(report.study().label(arm)))
                .append(',')
                .append(found.setup().players())
                .append(',')
                .append(found.setup().structure().swissRounds())
                .append(',')
                .append(found.setup().structure().cut())
                .append(',')
                .append(quoted(found.system().id()))
                .append(',')
                .append(figure)
                .append(',')
                .append(kind.equals("difference") ? quoted(report.comparedWith(arm)) : "")
                .append(',')
                .append(part)
                .append(',')
                .append(estimate.count())
                .append(',')
                .append(plain(estimate.mean()))
                .append(',')
                .append(plain(estimate.error()))
                .append(',')
                .append(plain(estimate.low()))
                .append(',')
                .append(plain(estimate.high()))
                .append('\n');
    }

    private static String plain(double value) {
        return Double.isNaN(value) ? "" : Double.toString(value);
    }

    private static String quoted(String text) {
        return '"' + text.replace("\"", "\"\"") + '"';
    }
}
