package io.github.crisisrules.fairness.assumption;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The distribution of the players' strengths; the {@link MatchModel} defines what a strength means. To define your
 * own distribution, implement this interface. Implementations must be stateless, since many threads use them. A
 * public class with a public no-argument constructor can be named in a saved study.
 */
public interface Strengths {
    /** A built-in distribution. */
    sealed interface Known extends Strengths {
        @Override
        default boolean isWritable() {
            return true;
        }
    }

    /** A normal distribution, the usual choice for ratings with {@link MatchModel.Elo}. */
    record Normal(double mean, double deviation) implements Known {
        /**
         * Validates the parameters.
         *
         * @throws IllegalArgumentException if a parameter is not finite, or if {@code deviation} is not positive
         */
        public Normal {
            requireFinite("mean", mean);
            requirePositive("deviation", deviation);
        }

        @Override
        public String id() {
            return "normal";
        }

        @Override
        public LinkedHashMap<String, Double> numbers() {
            return LinkedHashMap.of("mean", mean, "deviation", deviation);
        }

        @Override
        public String describe() {
            return "normal strengths, mean " + NumberText.number(mean) + ", deviation " + NumberText.number(deviation);
        }

        @Override
        public double[] sample(int players, RandomSource random) {
            double[] strengths = gaussian(players, random);
            for (int p = 0; p < players; p++) {
                strengths[p] = mean + deviation * strengths[p];
            }
            return strengths;
        }
    }

    /** A lognormal distribution, in which a few players are far ahead; it suits {@link MatchModel.BradleyTerry}. */
    record Lognormal(double mu, double sigma) implements Known {
        /**
         * Validates the parameters.
         *
         * @throws IllegalArgumentException if a parameter is not finite, or if {@code sigma} is not positive
         */
        public Lognormal {
            requireFinite("mu", mu);
            requirePositive("sigma", sigma);
        }

        @Override
        public String id() {
            return "lognormal";
        }

        @Override
        public LinkedHashMap<String, Double> numbers() {
            return LinkedHashMap.of("mu", mu, "sigma", sigma);
        }

        @Override
        public String describe() {
            return "lognormal strengths (" + NumberText.number(mu) + ", " + NumberText.number(sigma) + ")";
        }

        @Override
        public double[] sample(int players, RandomSource random) {
            double[] strengths = gaussian(players, random);
            for (int p = 0; p < players; p++) {
                strengths[p] = StrictMath.exp(mu + sigma * strengths[p]);
            }
            return strengths;
        }
    }

    /** A uniform distribution from {@code low} to {@code high}. */
    record Uniform(double low, double high) implements Known {
        /**
         * Validates the bounds.
         *
         * @throws IllegalArgumentException if a bound is not finite, or if {@code high} is not above {@code low}
         */
        public Uniform {
            requireFinite("low", low);
            requireFinite("high", high);
            if (high <= low) {
                throw new IllegalArgumentException("high must be above low, " + low + ", but is " + high);
            }
        }

        @Override
        public String id() {
            return "uniform";
        }

        @Override
        public LinkedHashMap<String, Double> numbers() {
            return LinkedHashMap.of("low", low, "high", high);
        }

        @Override
        public String describe() {
            return "uniform strengths from " + NumberText.number(low) + " to " + NumberText.number(high);
        }

        @Override
        public double[] sample(int players, RandomSource random) {
            double[] strengths = new double[players];
            for (int p = 0; p < players; p++) {
                strengths[p] = low + (high - low) * random.unit();
            }
            return strengths;
        }

        @Override
        public Option<String> belowZero() {
            return Option.when(low < 0, "low");
        }
    }

    /** One fixed strength for each player, the same in every event. */
    record Given(Vector<Double> values) implements Known {
        /**
         * Validates the strengths.
         *
         * @throws IllegalArgumentException if {@code values} is empty or has a number that is not finite
         */
        public Given {
            if (values.isEmpty()) {
                throw new IllegalArgumentException("values must have a number for each player, but is empty.");
            }
            values.forEachWithIndex((value, index) -> requireFinite("values[" + index + "]", value));
        }

        @Override
        public String id() {
            return "given";
        }

        @Override
        public String describe() {
            return values.distinct().size() == 1
                    ? "players of equal strength"
                    : "the same " + values.size() + " strengths in every event";
        }

        @Override
        public double[] sample(int players, RandomSource random) {
            double[] strengths = new double[players];
            for (int p = 0; p < players; p++) {
                strengths[p] = values.get(p);
            }
            return strengths;
        }

        @Override
        public Option<String> misfit(int players) {
            return Option.when(
                    values.size() != players,
                    "values must have a number for each of the " + players + " players, but has " + values.size());
        }

        @Override
        public Option<String> belowZero() {
            return Option.when(values.exists(value -> value < 0), "values");
        }
    }

    /**
     * A pool of strengths, such as the ratings of a region. Each event samples its players from the pool without
     * replacement, and the strength of each from a normal distribution around the rating.
     *
     * @param errors the standard error of each rating; empty if the strengths are known
     */
    record Pool(Vector<Double> values, Vector<Double> errors) implements Known {
        /** Creates a pool of strengths that are known. */
        public Pool(Vector<Double> values) {
            this(values, Vector.empty());
        }

        /**
         * Validates the strengths.
         *
         * @throws IllegalArgumentException if {@code values} is empty or has a number that is not finite, or if
         *     {@code errors} is not empty and does not have a number of 0 or more for each value
         */
        public Pool {
            if (!errors.isEmpty() && errors.size() != values.size()) {
                throw new IllegalArgumentException("errors must have a number for each of the " + values.size()
                        + " values, but has " + errors.size());
            }
            errors.forEachWithIndex((error, index) -> {
                requireFinite("errors[" + index + "]", error);
                if (error < 0) {
                    throw new IllegalArgumentException("errors[" + index + "] must be 0 or more, but is " + error);
                }
            });
            if (values.isEmpty()) {
                throw new IllegalArgumentException(
                        "values must have a number for each player of the pool, but is empty.");
            }
            values.forEachWithIndex((value, index) -> requireFinite("values[" + index + "]", value));
        }

        @Override
        public String id() {
            return "pool";
        }

        @Override
        public String describe() {
            return "strengths sampled from a pool of " + values.size() + (errors.isEmpty() ? "" : " with their errors");
        }

        @Override
        public double[] sample(int players, RandomSource random) {
            int[] pool = new int[values.size()];
            java.util.Arrays.setAll(pool, p -> p);
            double[] strengths = new double[players];
            for (int p = 0; p < players; p++) {
                int taken = p + random.below(pool.length - p);
                int member = pool[taken];
                pool[taken] = pool[p];
                double off = errors.isEmpty() ? 0 : errors.get(member) * gaussian(1, random)[0];
                strengths[p] = values.get(member) + off;
            }
            return strengths;
        }

        @Override
        public Option<String> misfit(int players) {
            return Option.when(
                    values.size() < players,
                    "values must have at least one number for each of the " + players + " players, but has "
                            + values.size());
        }

        @Override
        public Option<String> belowZero() {
            return Option.when(values.exists(value -> value < 0), "values")
                    .orElse(Option.when(errors.exists(error -> error > 0), "errors"));
        }
    }

    /**
     * Strengths that are sampled once and used for all events, which isolates the effect of luck for these players.
     * Standard errors then do not cover the choice of players.
     *
     * @param source the distribution to sample from
     * @param number the number of the sample: each number gives different strengths, which are the same in every
     *     study
     */
    record OnePool(Strengths source, long number) implements Known {
        /**
         * Validates the distribution.
         *
         * @throws IllegalArgumentException if {@code source} has the same strengths in every event already
         */
        public OnePool {
            if (source instanceof Given || source instanceof OnePool) {
                throw new IllegalArgumentException(
                        "sample must be left out if strengths are the same in every event already, but is " + number);
            }
        }

        @Override
        public String id() {
            return source.id();
        }

        @Override
        public LinkedHashMap<String, Double> numbers() {
            return source.numbers();
        }

        @Override
        public String describe() {
            return "one pool (number " + number + ") for all events, of " + source.describe();
        }

        @Override
        public double[] sample(int players, RandomSource random) {
            return source.sample(players, Seed.of(number).split("field").random());
        }

        @Override
        public Option<String> misfit(int players) {
            return source.misfit(players);
        }

        @Override
        public Option<String> belowZero() {
            return source.belowZero();
        }

        @Override
        public boolean isWritable() {
            return source.isWritable();
        }
    }

    /** Returns normally distributed ratings around 1500 with the given standard deviation. */
    static Strengths ratings(double deviation) {
        return new Normal(1500, deviation);
    }

    /** Returns the id of this distribution in a saved study; by default the class name. */
    default String id() {
        return getClass().getName();
    }

    /** Returns the scalar parameters of this distribution under their names in a saved study. */
    default LinkedHashMap<String, Double> numbers() {
        return LinkedHashMap.empty();
    }

    /** Describes the distribution for a report: "normal strengths, mean 1500, deviation 200". */
    String describe();

    /**
     * Samples the strengths of {@code players} players. For the same random source, the strengths of the first
     * players do not depend on the number of players.
     */
    double[] sample(int players, RandomSource random);

    /**
     * Returns why this distribution does not fit the given number of players, as a text that begins with the name
     * of the parameter, or nothing if it fits.
     */
    default Option<String> misfit(int players) {
        return Option.none();
    }

    /** Returns whether a study with this distribution can be written to a file. */
    default boolean isWritable() {
        return UserClass.isMadeByName(this);
    }

    /** Returns the name of the parameter that allows strengths below 0, if any. Normal distributions are exempt. */
    default Option<String> belowZero() {
        return Option.none();
    }

    /** Returns standard normal numbers by Marsaglia's polar method, which yields two at a time. */
    private static double[] gaussian(int players, RandomSource random) {
        double[] into = new double[players];
        for (int i = 0; i < into.length; i += 2) {
            double x;
            double y;
            double square;
            do {
                x = 2 * random.unit() - 1;
                y = 2 * random.unit() - 1;
                square = x * x + y * y;
            } while (square >= 1 || square == 0);
            double stretch = Math.sqrt(-2 * StrictMath.log(square) / square);
            into[i] = x * stretch;
            if (i + 1 < into.length) {
                into[i + 1] = y * stretch;
            }
        }
        return into;
    }

    private static void requireFinite(String name, double value) {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException(name + " must be a finite number, but is " + value);
        }
    }

    private static void requirePositive(String name, double value) {
        requireFinite(name, value);
        if (value <= 0) {
            throw new IllegalArgumentException(name + " must be positive, but is " + value);
        }
    }
}
