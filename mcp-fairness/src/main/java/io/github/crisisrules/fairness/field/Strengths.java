package io.github.crisisrules.fairness.field;

import io.github.crisisrules.core.chance.Draw;
import io.vavr.collection.Vector;
import java.util.function.Function;

/** How strong the players of a field are; what a strength means is up to the {@link MatchModel}. */
public sealed interface Strengths {
    /** Bell-shaped, as ratings are: the usual choice with {@link MatchModel.Elo}. */
    record Normal(double mean, double deviation) implements Strengths {
        /** A finite mean, and some spread. */
        public Normal {
            requireFinite("mean", mean);
            requirePositive("deviation", deviation);
        }
    }

    /** The logarithm is bell-shaped: a few are far ahead, as suits {@link MatchModel.BradleyTerry}. */
    record Lognormal(double mu, double sigma) implements Strengths {
        /** A finite centre, and some spread. */
        public Lognormal {
            requireFinite("mu", mu);
            requirePositive("sigma", sigma);
        }
    }

    /** Anything from {@code low} to {@code high}, all equally likely. */
    record Uniform(double low, double high) implements Strengths {
        /** Finite, and the one below the other. */
        public Uniform {
            requireFinite("low", low);
            requireFinite("high", high);
            if (high <= low) {
                throw new IllegalArgumentException("high must be above low, " + low + ", and is " + high);
            }
        }
    }

    /** One strength for each player, the same in every event. */
    record Given(Vector<Double> values) implements Strengths {
        /** Finite numbers. */
        public Given {
            if (values.isEmpty()) {
                throw new IllegalArgumentException("values must have a number for each player, and has none");
            }
            values.forEachWithIndex((value, index) -> requireFinite("values[" + index + "]", value));
        }
    }

    /** Ratings around 1500 with this deviation. */
    static Strengths ratings(double deviation) {
        return new Normal(1500, deviation);
    }

    /** The one place that tells the kinds apart. */
    default <R> R match(
            Function<Normal, R> normal,
            Function<Lognormal, R> lognormal,
            Function<Uniform, R> uniform,
            Function<Given, R> given) {
        if (this instanceof Normal kind) {
            return normal.apply(kind);
        }
        if (this instanceof Lognormal kind) {
            return lognormal.apply(kind);
        }
        if (this instanceof Uniform kind) {
            return uniform.apply(kind);
        }
        return given.apply((Given) this);
    }

    /** The strengths of a field of {@code players}. The first of a larger field are those of a smaller one. */
    default double[] draw(int players, Draw draws) {
        double[] strengths = new double[players];
        return match(
                normal -> {
                    gaussian(draws, strengths);
                    for (int p = 0; p < players; p++) {
                        strengths[p] = normal.mean() + normal.deviation() * strengths[p];
                    }
                    return strengths;
                },
                lognormal -> {
                    gaussian(draws, strengths);
                    for (int p = 0; p < players; p++) {
                        strengths[p] = StrictMath.exp(lognormal.mu() + lognormal.sigma() * strengths[p]);
                    }
                    return strengths;
                },
                uniform -> {
                    for (int p = 0; p < players; p++) {
                        strengths[p] = uniform.low() + (uniform.high() - uniform.low()) * draws.unit();
                    }
                    return strengths;
                },
                given -> {
                    for (int p = 0; p < players; p++) {
                        strengths[p] = given.values().get(p);
                    }
                    return strengths;
                });
    }

    /** Standard normal numbers by Marsaglia's polar method, two at a time. */
    private static void gaussian(Draw draws, double[] into) {
        for (int i = 0; i < into.length; i += 2) {
            double x;
            double y;
            double square;
            do {
                x = 2 * draws.unit() - 1;
                y = 2 * draws.unit() - 1;
                square = x * x + y * y;
            } while (square >= 1 || square == 0);
            double stretch = Math.sqrt(-2 * StrictMath.log(square) / square);
            into[i] = x * stretch;
            if (i + 1 < into.length) {
                into[i + 1] = y * stretch;
            }
        }
    }

    private static void requireFinite(String name, double value) {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException(name + " must be a finite number, and is " + value);
        }
    }

    private static void requirePositive(String name, double value) {
        requireFinite(name, value);
        if (value <= 0) {
            throw new IllegalArgumentException(name + " must be above 0, and is " + value);
        }
    }
}
