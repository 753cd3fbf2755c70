package io.github.crisisrules.benchmark;

import java.util.Map;
import java.util.Optional;

/**
 * A figure we promise, or show beside one: a ratio that was measured within one process, with its spread over the iterations.
 *
 * @param what what is compared, for the table
 * @param of the comparison: its class, with its parameters, as in {@code RegularKernelBenchmark:1000000}
 * @param growth whether it is the growth of a time, and not a time
 * @param factor what the measured ratio is multiplied with; 1 unless the case itself would take too long to measure
 * @param bound the ratio we promise; infinite or 0 where nothing is promised
 * @param atMost whether the bound is an upper one; else the ratio must reach it
 */
record Figure(String what, String of, boolean growth, double factor, double bound, boolean atMost) {
    /** At most {@code bound} times the reference. */
    static Figure atMost(double bound, String what, String of) {
        return new Figure(what, of, false, 1, bound, true);
    }

    /** At least {@code bound} times the reference. */
    static Figure atLeast(double bound, String what, String of) {
        return atLeast(bound, what, of, 1);
    }

    /** The same, where a smaller case was measured and the one meant takes {@code factor} times as long. */
    static Figure atLeast(double bound, String what, String of, double factor) {
        return new Figure(what, of, false, factor, bound, false);
    }

    /** Grows at most {@code bound} times as much as its reference does. */
    static Figure growsAtMost(double bound, String what, String of) {
        return new Figure(what, of, true, 1, bound, true);
    }

    /** A ratio without a promise. */
    static Figure shown(String what, String of) {
        return atMost(Double.POSITIVE_INFINITY, what, of);
    }

    boolean isPromise() {
        return Double.isFinite(bound);
    }

    /** The ratio with its spread, if it was measured. */
    Optional<Spread> read(Map<String, Measured> results) {
        return Optional.ofNullable(results.get(of))
                .map(found -> new Spread(found.low() * factor, found.median() * factor, found.high() * factor));
    }

    /** A promise holds if the far end of the spread keeps it. */
    boolean holds(Spread ratio) {
        return !isPromise() || (atMost ? ratio.high() <= bound : ratio.low() >= bound);
    }

    /** The share of the bound that the far end of the spread leaves; below 0 if the promise is broken. */
    double spare(Spread ratio) {
        return 1 - (atMost ? ratio.high() / bound : bound / ratio.low());
    }

    /** A ratio: the median of the iterations, and what all but a tenth of them on either side stay within. */
    record Spread(double low, double median, double high) {}
}
