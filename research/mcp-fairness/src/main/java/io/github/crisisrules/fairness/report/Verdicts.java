package io.github.crisisrules.fairness.report;

import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.run.Estimate;
import io.vavr.collection.Vector;
import java.util.Arrays;

/**
 * The differences of a report that are clear when all of them are tested together. One in twenty comparisons of
 * equals lies outside its 95 % interval by chance. Holm's method (1979) keeps the chance that <em>any</em> is
 * called clear by chance below one in twenty, even if the differences are dependent: the smallest p-value is
 * multiplied by their number, the next by one less, and so on, and none may become smaller than the one before.
 */
final class Verdicts {
    private final Report report;
    private final Vector<Integer> arms;
    private final double[][] adjusted;
    private final int count;

    private Verdicts(Report report, Vector<Integer> arms, double[][] adjusted, int count) {
        this.report = report;
        this.arms = arms;
        this.adjusted = adjusted;
        this.count = count;
    }

    /**
     * Tests all differences of the report. A difference that is 0 in every event is not a comparison and is not
     * counted.
     */
    static Verdicts of(Report report) {
        Vector<Integer> arms = report.arms().filter(report::isCompared);
        Vector<Metric> metrics = report.study().metrics();
        double[][] table = new double[arms.size()][metrics.size()];
        Vector<int[]> tested = Vector.empty();
        for (int a = 0; a < arms.size(); a++) {
            for (int m = 0; m < metrics.size(); m++) {
                Estimate difference = report.difference(arms.get(a), metrics.get(m));
                table[a][m] = difference.p();
                if (!Double.isNaN(table[a][m])) {
                    tested = tested.append(new int[] {a, m});
                }
            }
        }
        double[] adjusted = holm(tested.map(cell -> table[cell[0]][cell[1]])
                .toJavaStream()
                .mapToDouble(p -> p)
                .toArray());
        tested.forEachWithIndex((cell, i) -> table[cell[0]][cell[1]] = adjusted[i]);
        return new Verdicts(report, arms, table, tested.size());
    }

    /** Returns the p-values adjusted by Holm's method, in the given order. */
    static double[] holm(double[] values) {
        Integer[] order = new Integer[values.length];
        Arrays.setAll(order, i -> i);
        Arrays.sort(order, (one, other) -> Double.compare(values[one], values[other]));
        double[] adjusted = new double[values.length];
        double least = 0;
        for (int i = 0; i < order.length; i++) {
            least = Math.max(least, Math.min(1, values[order[i]] * (order.length - i)));
            adjusted[order[i]] = least;
        }
        return adjusted;
    }

    /** Returns the number of differences tested. */
    int count() {
        return count;
    }

    /** Returns the number of clear differences. */
    int clear() {
        int clear = 0;
        for (double[] row : adjusted) {
            clear += (int) Arrays.stream(row).filter(this::isClear).count();
        }
        return clear;
    }

    /** Returns the adjusted p-value of a difference; {@code NaN} if there is nothing to compare. */
    double p(int arm, Metric metric) {
        return adjusted[arms.indexOf(arm)][report.index(metric)];
    }

    /** Returns whether a difference is clear when all are tested together. */
    boolean isClear(int arm, Metric metric) {
        return isClear(p(arm, metric));
    }

    private boolean isClear(double p) {
        return p < 1 - report.study().confidence();
    }

    /** Returns the mark of a difference: clear among all, clear only on its own, or not clear. */
    String star(int arm, Metric metric) {
        Estimate difference = report.difference(arm, metric);
        return isClear(arm, metric) ? " *" : difference.low() > 0 || difference.high() < 0 ? " (*)" : "";
    }
}
