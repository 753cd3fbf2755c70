package io.github.crisisrules.fairness.report;

import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.metric.MetricReaders;
import io.github.crisisrules.fairness.metric.Profile;
import io.github.crisisrules.fairness.metric.StandardMetric;
import io.github.crisisrules.fairness.play.PairingChoice;
import io.github.crisisrules.fairness.report.Figure.Bar;
import io.github.crisisrules.fairness.report.Figure.Mark;
import io.github.crisisrules.fairness.report.Figure.Row;
import io.github.crisisrules.fairness.report.Figure.Series;
import io.github.crisisrules.fairness.run.Estimate;
import io.github.crisisrules.fairness.study.Arm;
import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.fairness.study.TiebreakNames;
import io.github.crisisrules.fairness.study.Variant;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;

/** The charts of a report. */
final class Charts {
    /** A chart with its caption. */
    record Picture(String caption, String svg) {}

    /** The properties that all arms of a line over rounds share: everything but the number of rounds. */
    private record Line(int players, int cut, PairingChoice system, Variant variant) {
        static Line of(Arm arm) {
            return new Line(arm.setup().players(), arm.setup().structure().cut(), arm.system(), arm.variant());
        }
    }

    /** The metrics that get a chart in a study that measures many. */
    private static final Vector<Metric> SHOWN = Vector.of(
            StandardMetric.KENDALL_TAU_B,
            StandardMetric.POINTS_TAU_B,
            StandardMetric.BEST_WINS,
            StandardMetric.BEST_IN_CUT,
            StandardMetric.TOP_IN_CUT,
            StandardMetric.RANK_DISPLACEMENT,
            StandardMetric.OPPONENT_SPREAD,
            StandardMetric.FLOATS,
            StandardMetric.CUT_BY_SOS,
            StandardMetric.CUT_BY_LOT,
            StandardMetric.SINGLE_WINNER);

    /** The metrics that show what decides the last place in the cut, from the first tiebreaker to the last. */
    private static final Vector<Metric> DECIDING = Vector.of(
            StandardMetric.CUT_BY_POINTS,
            StandardMetric.CUT_BY_SOS,
            StandardMetric.CUT_BY_VPS,
            StandardMetric.CUT_BY_LOT);

    private static final Vector<String> DECIDING_NAMES = Vector.of("points", "Strength of Schedule", "VPs", "lot");

    /** The additional metric if an arm uses house tiebreakers. */
    private static final Metric HOUSE = StandardMetric.CUT_BY_HOUSE;

    private static final int MAX_LINES = 6;

    private final Report report;
    private final Study study;
    private final Verdicts verdicts;

    Charts(Report report, Verdicts verdicts) {
        this.report = report;
        this.study = report.study();
        this.verdicts = verdicts;
    }

    /** Returns all charts, in the order of the page. */
    Vector<Picture> all() {
        return byRounds()
                .appendAll(byArm())
                .appendAll(differences())
                .appendAll(deciding())
                .appendAll(displacement())
                .appendAll(profiles());
    }

    /**
     * Returns charts with one line for all arms that differ only in the number of rounds; empty if the study does
     * not vary it.
     */
    Vector<Picture> byRounds() {
        if (!hasLines()) {
            return Vector.empty();
        }
        Map<Line, Vector<Integer>> lines = lines();
        return shown().map(metric -> new Picture(
                metric.describe(),
                Figure.lines(
                        Vector.ofAll(lines.map(line -> new Series(
                                name(line._1()),
                                line._2()
                                        .filter(arm ->
                                                report.estimate(arm, metric).isKnown())
                                        .map(arm -> mark(rounds(arm), report.estimate(arm, metric)))))),
                        "Swiss rounds",
                        Axis.Unit.WHOLE,
                        metric.unit(),
                        unit(metric),
                        true,
                        metric.describe() + ", by number of Swiss rounds")));
    }

    /**
     * Returns charts with a row for each setup and variant and a mark for each system; empty if the lines over
     * rounds show the same.
     */
    Vector<Picture> byArm() {
        boolean haveOwnRounds = lines().values()
                .forAll(arms -> arms.map(this::rounds).distinct().size() == arms.size());
        if (haveOwnRounds && hasLines()) {
            return Vector.empty();
        }
        Vector<String> systems = study.systems().map(PairingChoice::label);
        boolean together = systems.size() > 1 && report.arms().size() > systems.size();
        return shown().map(metric -> {
            Vector<Row> rows = together
                    ? report.arms()
                            .groupBy(this::rowLabel)
                            .toVector()
                            .sortBy(row -> row._2().head())
                            .map(row -> new Row(row._1(), row._2().map(arm -> series(arm, metric))))
                    : report.arms().map(arm -> new Row(study.label(arm), Vector.of(series(arm, metric))));
            return new Picture(
                    metric.describe(),
                    Figure.rows(
                            rows,
                            systems,
                            metric.unit(),
                            unit(metric),
                            false,
                            metric.describe() + ", by " + (systems.size() > 1 ? "system" : "setup")));
        });
    }

    /** Returns charts with a row for each compared arm, which shows its difference from the baseline. */
    Vector<Picture> differences() {
        Vector<Integer> arms = report.arms().filter(report::isCompared);
        if (arms.isEmpty()) {
            return Vector.empty();
        }
        return shown().filter(metric -> arms.exists(arm -> isTested(arm, metric)))
                .map(metric -> new Picture(
                        metric.describe(),
                        Figure.rows(
                                arms.filter(arm -> isTested(arm, metric))
                                        .map(arm -> new Row(
                                                Words.capital(Change.describe(report, arm)),
                                                Vector.of(new Series("", Vector.of(difference(arm, metric)))))),
                                Vector.of(""),
                                isShare(metric) ? "percentage points" : metric.unit(),
                                isShare(metric) ? Axis.Unit.POINTS : Axis.Unit.SIGNED,
                                true,
                                metric.describe() + ", paired differences")));
    }

    private boolean isTested(int arm, Metric metric) {
        return !Double.isNaN(report.difference(arm, metric).low());
    }

    private Mark difference(int arm, Metric metric) {
        Estimate difference = report.difference(arm, metric);
        return new Mark(0, difference.mean(), difference.low(), difference.high(), verdicts.isClear(arm, metric));
    }

    /** Returns the chart of what decides between the last player in the cut and the first outside it. */
    Vector<Picture> deciding() {
        boolean house = report.arms()
                .exists(arm -> TiebreakNames.hasHouse(study.assumptions(arm).tiebreakers()));
        Vector<Metric> deciding = house ? DECIDING.append(HOUSE) : DECIDING;
        Vector<Integer> arms = deciding.forAll(study.metrics()::contains)
                ? report.arms()
                        .filter(arm -> report.estimate(arm, DECIDING.head()).isKnown())
                : Vector.empty();
        return arms.isEmpty()
                ? Vector.empty()
                : Vector.of(new Picture(
                        "what decides the last place in the cut",
                        Figure.stacked(
                                arms.map(arm -> new Bar(
                                        study.label(arm),
                                        deciding.map(metric -> report.estimate(arm, metric))
                                                .map(share -> share.isKnown() ? share.mean() : 0))),
                                house ? DECIDING_NAMES.append("a tiebreaker of the house") : DECIDING_NAMES,
                                "share of events",
                                "what decides the last place in the cut")));
    }

    /** Returns the distribution of the distance between final and true rank, if it was measured. */
    Vector<Picture> displacement() {
        if (report.arms().forAll(arm -> report.summaryOf(arm).displacements().isEmpty())) {
            return Vector.empty();
        }
        Vector<Series> series = fewArms().map(arm -> {
            int width = MetricReaders.barWidth(report.arm(arm).setup().players());
            Vector<Long> bars = report.summaryOf(arm).displacements();
            double all = bars.sum().doubleValue();
            return new Series(
                    study.label(arm),
                    bars.take(1 + bars.lastIndexWhere(count -> count > all / 1000))
                            .zipWithIndex((count, bar) -> {
                                double share = count / all / width;
                                return new Mark(bar * width + (width - 1) / 2.0, share, share, share, true);
                            }));
        });
        return Vector.of(new Picture(
                "How many places final and true rank are apart",
                Figure.lines(
                        series,
                        "places",
                        Axis.Unit.WHOLE,
                        "share of players",
                        Axis.Unit.SHARE,
                        false,
                        "Distribution of rank displacement")));
    }

    /**
     * Returns charts of byes, floats and rematches by strength, from the strongest tenth of the players to the
     * weakest.
     */
    Vector<Picture> profiles() {
        return Profile.all()
                .filter(profile ->
                        report.arms().exists(arm -> report.profile(arm, profile).exists(part -> part.mean() > 0)))
                .map(profile -> new Picture(
                        profile.describe() + ", by strength",
                        Figure.lines(
                                fewArms()
                                        .map(arm -> new Series(
                                                study.label(arm),
                                                report.profile(arm, profile)
                                                        .zipWithIndex((part, i) -> mark(i + 1, part)))),
                                "tenth of the players, strongest first",
                                Axis.Unit.WHOLE,
                                profile.describe(),
                                Axis.Unit.NUMBER,
                                true,
                                profile.describe() + " by strength")));
    }

    /** Returns all arms or, if these are too many lines, those of the first setup for each number of players. */
    private Vector<Integer> fewArms() {
        if (report.arms().size() <= MAX_LINES) {
            return report.arms();
        }
        Vector<Integer> first = report.arms().filter(arm -> isFirstOfItsSize(report.arm(arm)));
        return (first.size() <= SvgCanvas.SERIES
                        ? first
                        : first.filter(arm -> report.arm(arm).variant().equals(Variant.AS_ASSUMED)))
                .take(SvgCanvas.SERIES);
    }

    private boolean isFirstOfItsSize(Arm arm) {
        return study.setups()
                .find(setup -> setup.players() == arm.setup().players())
                .contains(arm.setup());
    }

    /** Returns the arms of each line over rounds, sorted by number of rounds. */
    private Map<Line, Vector<Integer>> lines() {
        Map<Line, Vector<Integer>> lines = report.arms()
                .foldLeft(
                        LinkedHashMap.empty(),
                        (found, arm) -> found.put(
                                Line.of(report.arm(arm)),
                                found.get(Line.of(report.arm(arm)))
                                        .getOrElse(Vector.empty())
                                        .append(arm)));
        return lines.mapValues(arms -> arms.sortBy(this::rounds));
    }

    private boolean hasLines() {
        return lines().values().exists(arms -> arms.map(this::rounds).distinct().size() > 1)
                && lines().size() <= SvgCanvas.SERIES;
    }

    /** Returns a name that distinguishes a line from the others. */
    private String name(Line line) {
        Vector<Line> all = lines().keySet().toVector();
        Vector<String> parts = Vector.empty();
        if (all.map(Line::players).distinct().size() > 1) {
            parts = parts.append(line.players() + " players");
        }
        if (all.map(Line::cut).distinct().size() > 1) {
            parts = parts.append(line.cut() == 0 ? "no cut" : "top " + line.cut());
        }
        if (study.systems().size() > 1) {
            parts = parts.append(line.system().label());
        }
        if (!study.variants().isEmpty()) {
            parts = parts.append(line.variant().label());
        }
        return parts.mkString(", ");
    }

    /**
     * Returns the metrics that get a chart: all if the study measures few, otherwise the selected ones and those
     * that are not built in.
     */
    private Vector<Metric> shown() {
        Vector<Metric> known = report.metrics();
        return study.metrics().size() <= SHOWN.size()
                ? known
                : SHOWN.filter(known::contains).appendAll(known.removeAll(Metric.all()));
    }

    private Series series(int arm, Metric metric) {
        Estimate estimate = report.estimate(arm, metric);
        return new Series(
                report.arm(arm).system().label(), estimate.isKnown() ? Vector.of(mark(0, estimate)) : Vector.empty());
    }

    private String rowLabel(int arm) {
        Arm found = report.arm(arm);
        return study.variants().isEmpty()
                ? found.setup().label()
                : study.setups().size() == 1
                        ? found.variant().label()
                        : found.setup().label() + ", " + found.variant().label();
    }

    private int rounds(int arm) {
        return report.arm(arm).setup().structure().swissRounds();
    }

    private static Mark mark(double at, Estimate estimate) {
        boolean open = Double.isNaN(estimate.low());
        return new Mark(
                at,
                estimate.mean(),
                open ? estimate.mean() : estimate.low(),
                open ? estimate.mean() : estimate.high(),
                true);
    }

    private static boolean isShare(Metric metric) {
        return metric.scale() == Metric.Scale.SHARE;
    }

    private static Axis.Unit unit(Metric metric) {
        return isShare(metric) ? Axis.Unit.SHARE : Axis.Unit.NUMBER;
    }
}
