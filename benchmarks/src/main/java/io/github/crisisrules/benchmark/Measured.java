package io.github.crisisrules.benchmark;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/**
 * What the iterations of a comparison came to.
 *
 * @param ratios of all iterations in all forks, rising
 * @param nanos the median time of what was measured, once
 * @param bytes the median of what it allocated, once
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
            throw new IllegalStateException("JMH reports no " + counter);
        }
        return found.getScore();
    }

    /** One iteration in ten lies below, or is the lowest. */
    double low() {
        return ratios.get(ratios.size() / 10);
    }

    double median() {
        return middle(ratios);
    }

    /** One iteration in ten lies above, or is the highest. */
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
