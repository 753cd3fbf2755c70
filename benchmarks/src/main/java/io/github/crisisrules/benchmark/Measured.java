package io.github.crisisrules.benchmark;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/**
 * The results of all iterations of a comparison.
 *
 * @param ratios the ratios of all iterations in all forks, in ascending order
 * @param nanos the median time of one run of the measured task
 * @param bytes the median allocation of one run of the measured task
 */
record Measured(List<Double> ratios, double nanos, double bytes) {
    static Measured of(RunResult result) {
        List<Double> ratios = new ArrayList<>();
        List<Double> nanos = new ArrayList<>();
        List<Double> bytes = new ArrayList<>();
        for (BenchmarkResult fork : result.getBenchmarkResults()) {
            for (IterationResult iteration : fork.getIterationResults()) {
                double measured = score(iteration, "measured");
                ratios.add(measured / score(iteration, "reference"));
                nanos.add(measured);
                bytes.add(score(iteration, "bytes"));
            }
        }
        return new Measured(sorted(ratios), middle(sorted(nanos)), middle(sorted(bytes)));
    }

    private static double score(IterationResult iteration, String counter) {
        Result<?> found = iteration.getSecondaryResults().get(counter);
        if (found == null) {
            throw new IllegalStateException("JMH does not report the counter " + counter + ".");
        }
        return found.getScore();
    }

    /** Returns the ratio below which one iteration in ten lies, or the lowest one. */
    double low() {
        return ratios.get(ratios.size() / 10);
    }

    double median() {
        return middle(ratios);
    }

    /** Returns the ratio above which one iteration in ten lies, or the highest one. */
    double high() {
        return ratios.get(ratios.size() - 1 - ratios.size() / 10);
    }

    private static List<Double> sorted(List<Double> values) {
        return values.stream().sorted().toList();
    }

    private static double middle(List<Double> sorted) {
        return sorted.get(sorted.size() / 2);
    }
}
