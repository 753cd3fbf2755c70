package io.github.crisisrules.benchmark;

/**
 * A figure we promise, or show beside one: the time of one benchmark over that of another, measured in the same run.
 *
 * @param what what is compared, for the table
 * @param of the benchmark above the line: {@code Class.method} with its parameters, as JMH reports it
 * @param over the benchmark below the line
 * @param factor what the measured ratio is multiplied with; 1 unless the case itself would take too long to measure
 * @param bound the ratio we promise
 * @param atMost whether the bound is an upper one; else the ratio must reach it
 */
public record Figure(String what, String of, String over, double factor, double bound, boolean atMost) {
    /** At most {@code bound} times as slow. */
    public static Figure atMost(double bound, String what, String of, String over) {
        return new Figure(what, of, over, 1, bound, true);
    }

    /** At least {@code bound} times as fast. */
    public static Figure timesFaster(double bound, String what, String of, String over) {
        return timesFaster(bound, what, of, over, 1);
    }

    /** The same, where a smaller case was measured and the one meant takes {@code factor} times as long. */
    public static Figure timesFaster(double bound, String what, String of, String over, double factor) {
        return new Figure(what, over, of, factor, bound, false);
    }

    /** A ratio without a promise, for comparison with the figure above it. */
    public static Figure shown(String what, String of, String over) {
        return new Figure(what, of, over, 1, Double.POSITIVE_INFINITY, true);
    }

    boolean isPromise() {
        return Double.isFinite(bound);
    }

    boolean holds(double ratio) {
        return atMost ? ratio <= bound : ratio >= bound;
    }
}
