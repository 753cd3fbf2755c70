package io.github.crisisrules.benchmark;

import java.util.Map;
import java.util.Optional;

/**
 * A ratio that we promise, or report beside a promise. It was measured within one process and has a spread over the
 * iterations.
 *
 * @param what the description of the comparison for the report
 * @param of the comparison: its class with its parameters, such as {@code RegularKernelBenchmark:1000000}
 * @param growth whether the ratio compares the growth of times and not times
 * @param factor the factor by which the measured ratio is multiplied; 1 unless the case itself would take too long
 *     to measure
 * @param bound the promised ratio; infinite or 0 if nothing is promised
 * @param atMost whether the bound is an upper bound; otherwise the ratio must reach it
 */
record Figure(String what, String of, boolean growth, double factor, double bound, boolean atMost) {
    /** Creates a promise of at most {@code bound} times the reference. */
    static Figure atMost(double bound, String what, String of) {
        return new Figure(what, of, false, 1, bound, true);
    }

    /** Creates a promise of at least {@code bound} times the reference. */
    static Figure atLeast(double bound, String what, String of) {
        return atLeast(bound, what, of, 1);
    }

    /**
     * Creates a promise of at least {@code bound} times the reference, for a case that takes {@code factor} times
     * as long as the smaller one that is measured.
     */
    static Figure atLeast(double bound, String what, String of, double factor) {
        return new Figure(what, of, false, factor, bound, false);
    }

    /** Creates a promise of at most {@code bound} times the growth of the reference. */
    static Figure growsAtMost(double bound, String what, String of) {
        return new Figure(what, of, true, 1, bound, true);
    }

    /** Creates a ratio without a promise. */
    static Figure shown(String what, String of) {
        return atMost(Double.POSITIVE_INFINITY, what, of);
    }

    boolean isPromise() {
        return Double.isFinite(bound);
    }

    /** Returns the ratio with its spread, if it was measured. */
    Optional<Spread> read(Map<String, Measured> results) {
        return Optional.ofNullable(results.get(of))
                .map(found -> new Spread(found.low() * factor, found.median() * factor, found.high() * factor));
    }

    /** Returns whether the promise holds, which it does if the worse end of the spread keeps it. */
    boolean holds(Spread ratio) {
        return !isPromise() || (atMost ? ratio.high() <= bound : ratio.low() >= bound);
    }

    /** Returns the share of the bound that the worse end of the spread leaves; negative if the promise is broken. */
    double spare(Spread ratio) {
        return 1 - (atMost ? ratio.high() / bound : bound / ratio.low());
    }

    /** A ratio: the median of the iterations, and the range that contains all but a tenth of them on either side. */
    record Spread(double low, double median, double high) {}
}
