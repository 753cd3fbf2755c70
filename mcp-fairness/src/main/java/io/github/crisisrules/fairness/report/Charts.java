package io.github.crisisrules.fairness.report;

import io.github.crisisrules.fairness.metric.Gauges;
import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.metric.Profile;
import io.github.crisisrules.fairness.play.PairingChoice;
import io.github.crisisrules.fairness.study.Arm;
import io.github.crisisrules.fairness.summary.Estimate;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.data.xy.XYIntervalSeries;
import org.jfree.data.xy.XYIntervalSeriesCollection;

/** The charts of a report. */
final class Charts {
    /** A chart and what stands under it. */
    record Picture(String caption, String svg) {}

    /** The metrics worth a picture, as far as a study measures them. */
    private static final Vector<Metric> SHOWN = Vector.of(
            Metric.KENDALL_TAU_B,
            Metric.POINTS_TAU_B,
            Metric.BEST_WINS,
            Metric.BEST_IN_CUT,
            Metric.TOP_IN_CUT,
            Metric.RANK_DISPLACEMENT,
            Metric.OPPONENT_SPREAD,
            Metric.FLOATS,
            Metric.CUT_BY_SOS,
            Metric.CUT_BY_LOT,
            Metric.SINGLE_WINNER);

    private static final int MOST_LINES = 6;

    private final Report report;

    Charts(Report report) {
        this.report = report;
    }

    /** A line for each system and field size over the number of rounds; only where a study varies it. */
    Vector<Picture> byRounds() {
        Map<String, Vector<Integer>> lines = lines();
        if (!hasLines()) {
            return Vector.empty();
        }
        return shown().map(metric -> {
            XYIntervalSeriesCollection data = new XYIntervalSeriesCollection();
            lines.forEach((name, arms) -> {
                XYIntervalSeries series = new XYIntervalSeries(name, true, true);
                arms.forEach(arm -> {
                    Estimate estimate = report.estimate(arm, metric);
                    double x = report.arm(arm).setup().structure().swissRounds();
                    if (estimate.isKnown()) {
                        series.add(x, x, x, estimate.mean(), low(estimate), high(estimate));
                    }
                });
                data.addSeries(series);
            });
            NumberAxis x = new NumberAxis("Swiss rounds");
            x.setTickUnit(new NumberTickUnit(1));
            NumberAxis y = valueAxis(metric);
            return new Picture(
                    metric.words(),
                    Chart.svg(
                            Chart.plot(data, x, y, true, false),
                            lines.size() > 1,
                            300,
                            "rounds-" + metric.id(),
                            metric.words() + ", by number of Swiss rounds"));
        });
    }

    /** A row for each arm, a colour for each system; left out where the lines over rounds tell the same. */
    Vector<Picture> byArm() {
        boolean told = lines().values().forAll(arms -> rounds(arms).size() == arms.size());
        if (told && hasLines()) {
            return Vector.empty();
        }
        Vector<PairingChoice> systems = report.study().systems();
        String[] names = report.arms().reverse().map(report.study()::label).toJavaArray(String[]::new);
        return shown().map(metric -> {
            XYIntervalSeriesCollection data = new XYIntervalSeriesCollection();
            for (PairingChoice system : systems) {
                XYIntervalSeries series = new XYIntervalSeries(system.id(), false, true);
                for (int arm :
                        report.arms().filter(arm -> report.arm(arm).system().equals(system))) {
                    Estimate estimate = report.estimate(arm, metric);
                    double y = names.length - 1 - arm;
                    if (estimate.isKnown()) {
                        series.add(estimate.mean(), low(estimate), high(estimate), y, y, y);
                    }
                }
                data.addSeries(series);
            }
            SymbolAxis y = new SymbolAxis(null, names);
            y.setGridBandsVisible(false);
            y.setRange(-0.6, names.length - 0.4);
            return new Picture(
                    metric.words(),
                    Chart.svg(
                            Chart.plot(data, valueAxis(metric), y, false, true),
                            false,
                            80 + 24 * names.length,
                            "arms-" + metric.id(),
                            metric.words() + ", by " + (systems.size() > 1 ? "system" : "setup")));
        });
    }

    /** How far players end from their true rank. */
    Picture displacement() {
        XYIntervalSeriesCollection data = new XYIntervalSeriesCollection();
        for (int arm : fewArms()) {
            XYIntervalSeries series = new XYIntervalSeries(report.study().label(arm), true, true);
            int width = Gauges.barWidth(report.arm(arm).setup().players());
            Vector<Long> bars = report.summaryOf(arm).displacements();
            double all = bars.sum().doubleValue();
            int longest = 1 + bars.lastIndexWhere(count -> count > all / 1000);
            for (int bar = 0; bar < longest; bar++) {
                double x = bar * width + (width - 1) / 2.0;
                double y = bars.get(bar) / all / width;
                series.add(x, x, x, y, y, y);
            }
            data.addSeries(series);
        }
        NumberAxis y = new NumberAxis("share of players");
        y.setNumberFormatOverride(format("0.#%"));
        return new Picture(
                "How many places final and true rank are apart",
                Chart.svg(
                        Chart.plot(data, new NumberAxis("places"), y, true, false),
                        true,
                        330,
                        "displacement",
                        "Distribution of rank displacement"));
    }

    /** Who gets byes and floats, from the strongest tenth to the weakest. */
    Vector<Picture> profiles() {
        return Profile.all()
                .filter(profile ->
                        report.arms().exists(arm -> report.profile(arm, profile).exists(part -> part.mean() > 0)))
                .map(this::profile);
    }

    private Picture profile(Profile profile) {
        XYIntervalSeriesCollection data = new XYIntervalSeriesCollection();
        for (int arm : fewArms()) {
            XYIntervalSeries series = new XYIntervalSeries(report.study().label(arm), true, true);
            report.profile(arm, profile).forEachWithIndex((part, i) -> {
                double x = i + 1.0;
                series.add(x, x, x, part.mean(), low(part), high(part));
            });
            data.addSeries(series);
        }
        NumberAxis x = new NumberAxis("tenth of the field, strongest first");
        x.setTickUnit(new NumberTickUnit(1));
        return new Picture(
                profile.words() + ", by strength",
                Chart.svg(
                        Chart.plot(data, x, new NumberAxis(profile.words()), true, false),
                        true,
                        330,
                        "profile-" + profile.id(),
                        profile.words() + " by strength"));
    }

    /** All arms, or the first setup of each number of players where that would be too many lines. */
    private Vector<Integer> fewArms() {
        Vector<Integer> all = report.arms();
        int systems = report.study().systems().size();
        return all.size() <= MOST_LINES
                ? all
                : all.filter(arm -> report.study().baseline(arm - arm % systems) == arm - arm % systems)
                        .take(Ink.SERIES);
    }

    /** The arms of each line over rounds. */
    private Map<String, Vector<Integer>> lines() {
        return report.arms()
                .foldLeft(
                        LinkedHashMap.empty(),
                        (found, arm) -> found.put(
                                line(report.arm(arm)),
                                found.get(line(report.arm(arm)))
                                        .getOrElse(Vector.empty())
                                        .append(arm)));
    }

    private boolean hasLines() {
        return lines().values().exists(arms -> rounds(arms).size() > 1) && lines().size() <= Ink.SERIES;
    }

    private Vector<Metric> shown() {
        return SHOWN.filter(report.metrics()::contains);
    }

    private String line(Arm arm) {
        String system = arm.system().id();
        return report.study().setups().map(setup -> setup.players()).distinct().size() == 1
                ? system
                : arm.setup().players() + " players" + (report.study().systems().size() == 1 ? "" : ", " + system);
    }

    private Vector<Integer> rounds(Vector<Integer> arms) {
        return arms.map(arm -> report.arm(arm).setup().structure().swissRounds())
                .distinct();
    }

    private static NumberAxis valueAxis(Metric metric) {
        NumberAxis axis = new NumberAxis(metric.unit());
        axis.setNumberFormatOverride(format(metric.scale() == Metric.Scale.SHARE ? "0.#%" : "0.###"));
        return axis;
    }

    private static DecimalFormat format(String pattern) {
        return new DecimalFormat(pattern, DecimalFormatSymbols.getInstance(Locale.ROOT));
    }

    private static double low(Estimate estimate) {
        return Double.isNaN(estimate.low()) ? estimate.mean() : estimate.low();
    }

    private static double high(Estimate estimate) {
        return Double.isNaN(estimate.high()) ? estimate.mean() : estimate.high();
    }
}
