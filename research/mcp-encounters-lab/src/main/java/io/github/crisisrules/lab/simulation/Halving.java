package io.github.crisisrules.lab.simulation;

import io.vavr.collection.Vector;
import java.util.function.ToDoubleBiFunction;

/**
 * Successive halving: finds the best of several options by random trials. All options are tried a few times with
 * the same random seeds; then the first option and the better half of the others are tried further, until one
 * other is left. That one is chosen if it did better than the first by more than twice the standard error of the
 * difference; otherwise the first is chosen, so that chance alone does not decide.
 */
final class Halving {
    private Halving() {}

    /** An option with its results so far; the index of a result is the number of its seed. */
    private record Tried<P>(P option, Vector<Double> results) {
        private Tried<P> more(int tries, ToDoubleBiFunction<P, Integer> result) {
            Vector<Double> all = results;
            for (int i = 0; i < tries; i++) {
                all = all.append(result.applyAsDouble(option, all.size()));
            }
            return new Tried<>(option, all);
        }

        private double mean() {
            return results.sum().doubleValue() / results.size();
        }

        private boolean isClearlyBetterThan(Tried<P> other) {
            Vector<Double> gains = results.zipWith(other.results, (mine, its) -> mine - its);
            double mean = gains.sum().doubleValue() / gains.size();
            double squares =
                    gains.map(gain -> (gain - mean) * (gain - mean)).sum().doubleValue();
            // Squared and without division: mean > 2 * sqrt(squares / (n - 1) / n). A single trial has no error.
            return mean > 0 && mean * mean * gains.size() * Math.max(1, gains.size() - 1) > 4 * squares;
        }
    }

    /**
     * Returns the best of at least one option, with at most {@code tries} trials in total. If these are not enough
     * to try every option in each stage, the last options are ignored.
     */
    static <P> P best(Vector<P> options, int tries, ToDoubleBiFunction<P, Integer> result) {
        Vector<P> affordable = options;
        while (affordable.size() > 1 && stages(affordable.size()).sum().intValue() > tries) {
            affordable = affordable.init();
        }
        if (affordable.size() == 1) {
            return affordable.head();
        }
        Vector<Tried<P>> left = affordable.map(option -> new Tried<>(option, Vector.empty()));
        int free = tries;
        Vector<Integer> stages = stages(affordable.size());
        while (stages.nonEmpty()) {
            int size = stages.head();
            int later = stages.tail().sum().intValue();
            // Each stage gets an equal share, as long as the later stages keep one trial for each of their
            // options.
            int each = Math.max(1, Math.min(free / stages.size(), free - later) / size);
            left = better(left, size).map(tried -> tried.more(each, result));
            free -= each * size;
            stages = stages.tail();
        }
        Tried<P> first = left.head();
        Tried<P> other = left.last();
        return other.isClearlyBetterThan(first) ? other.option : first.option;
    }

    /** Returns the number of options in each stage, from all of them down to two. */
    private static Vector<Integer> stages(int options) {
        Vector<Integer> stages = Vector.of(options);
        while (stages.last() > 2) {
            stages = stages.append(1 + stages.last() / 2);
        }
        return stages;
    }

    /** Returns the first option and the best of the others. */
    private static <P> Vector<Tried<P>> better(Vector<Tried<P>> tried, int size) {
        return size == tried.size()
                ? tried
                : tried.tail()
                        .sortBy(Double::compare, each -> -each.mean())
                        .take(size - 1)
                        .prepend(tried.head());
    }
}
