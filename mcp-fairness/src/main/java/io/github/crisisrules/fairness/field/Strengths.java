package io.github.crisisrules.fairness.field;

import io.github.crisisrules.core.chance.Draw;
import io.github.crisisrules.core.chance.Seed;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * How strong the players of a field are; what a strength means is up to the {@link MatchModel}. A caller's own is a class that implements this. It
 * has no state, for many threads use it; public and with a public constructor that takes nothing it can be named in a saved study.
 */
public interface Strengths {
    /** Strengths of the kit. */
    sealed interface Known extends Strengths {
        @Override
        default boolean isWritable() {
            return true;
        }
    }

    /** Bell-shaped, as ratings are: the usual choice with {@link MatchModel.Elo}. */
    record Normal(double mean, double deviation) implements Known {
        /** A finite mean, and some spread. */
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
        public String words() {
            return "normal strengths, mean " + Plain.number(mean) + ", deviation " + Plain.number(deviation);
        }

        @Override
        public double[] draw(int players, Draw draws) {
            double[] strengths = gaussian(players, draws);
            for (int p = 0; p < players; p++) {
                strengths[p] = mean + deviation * strengths[p];
            }
            return strengths;
        }
    }

    /** The logarithm is bell-shaped: a few are far ahead, as suits {@link MatchModel.BradleyTerry}. */
    record Lognormal(double mu, double sigma) implements Known {
        /** A finite centre, and some spread. */
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
        public String words() {
            return "lognormal strengths (" + Plain.number(mu) + ", " + Plain.number(sigma) + ")";
        }

        @Override
        public double[] draw(int players, Draw draws) {
            double[] strengths = gaussian(players, draws);
            for (int p = 0; p < players; p++) {
                strengths[p] = StrictMath.exp(mu + sigma * strengths[p]);
            }
            return strengths;
        }
    }

    /** Anything from {@code low} to {@code high}, all equally likely. */
    record Uniform(double low, double high) implements Known {
        /**
         * Finite, and the one below the other.
         *
         * @throws IllegalArgumentException if that does not hold
         */
        public Uniform {
            requireFinite("low", low);
            requireFinite("high", high);
            if (high <= low) {
                throw new IllegalArgumentException("high must be above low, " + low + ", and is " + high);
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
        public String words() {
            return "uniform strengths from " + Plain.number(low) + " to " + Plain.number(high);
        }

        @Override
        public double[] draw(int players, Draw draws) {
            double[] strengths = new double[players];
            for (int p = 0; p < players; p++) {
                strengths[p] = low + (high - low) * draws.unit();
            }
            return strengths;
        }

        @Override
        public Option<String> belowZero() {
            return Option.when(low < 0, "low");
        }
    }

    /** One strength for each player, the same in every event. */
    record Given(Vector<Double> values) implements Known {
        /**
         * Finite numbers.
         *
         * @throws IllegalArgumentException if that does not hold
         */
        public Given {
            if (values.isEmpty()) {
                throw new IllegalArgumentException("values must have a number for each player, and has none");
            }
            values.forEachWithIndex((value, index) -> requireFinite("values[" + index + "]", value));
        }

        @Override
        public String id() {
            return "given";
        }

        @Override
        public String words() {
            return "the same " + values.size() + " strengths in every event";
        }

        @Override
        public double[] draw(int players, Draw draws) {
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
                    "values must have a number for each of the " + players + " players, and has " + values.size());
        }

        @Override
        public Option<String> belowZero() {
            return Option.when(values.exists(value -> value < 0), "values");
        }
    }

    /** Players of a pool, such as the ratings of a region: each event draws its field from it, nobody twice. */
    record Pool(Vector<Double> values) implements Known {
        /**
         * Finite numbers.
         *
         * @throws IllegalArgumentException if that does not hold
         */
        public Pool {
            if (values.isEmpty()) {
                throw new IllegalArgumentException(
                        "values must have a number for each player of the pool, and has none");
            }
            values.forEachWithIndex((value, index) -> requireFinite("values[" + index + "]", value));
        }

        @Override
        public String id() {
            return "pool";
        }

        @Override
        public String words() {
            return "strengths drawn from a pool of " + values.size();
        }

        @Override
        public double[] draw(int players, Draw draws) {
            double[] pool = new double[values.size()];
            int at = 0;
            for (double value : values) {
                pool[at++] = value;
            }
            for (int p = 0; p < players; p++) {
                int taken = p + draws.below(pool.length - p);
                double strength = pool[taken];
                pool[taken] = pool[p];
                pool[p] = strength;
            }
            return java.util.Arrays.copyOf(pool, players);
        }

        @Override
        public Option<String> misfit(int players) {
            return Option.when(
                    values.size() < players,
                    "values must have at least a number for each of the " + players + " players, and has "
                            + values.size());
        }

        @Override
        public Option<String> belowZero() {
            return Option.when(values.exists(value -> value < 0), "values");
        }
    }

    /**
     * One field, drawn once, for all events: what its luck does to these players. Errors then tell nothing about other fields.
     *
     * @param number which field: each number gives another, and the same in every study
     */
    record OneField(Strengths drawn, long number) implements Known {
        /**
         * A field that has to be drawn.
         *
         * @throws IllegalArgumentException if that does not hold
         */
        public OneField {
            if (drawn instanceof Given || drawn instanceof OneField) {
                throw new IllegalArgumentException(
                        "field must be left out where strengths are the same in every event already, and is " + number);
            }
        }

        @Override
        public String id() {
            return drawn.id();
        }

        @Override
        public LinkedHashMap<String, Double> numbers() {
            return drawn.numbers();
        }

        @Override
        public String words() {
            return "one field (number " + number + ") for all events, of " + drawn.words();
        }

        @Override
        public double[] draw(int players, Draw draws) {
            return drawn.draw(players, Seed.of(number).split("field").draws());
        }

        @Override
        public Option<String> misfit(int players) {
            return drawn.misfit(players);
        }

        @Override
        public Option<String> belowZero() {
            return drawn.belowZero();
        }

        @Override
        public boolean isWritable() {
            return drawn.isWritable();
        }
    }

    /** Ratings around 1500 with this deviation. */
    static Strengths ratings(double deviation) {
        return new Normal(1500, deviation);
    }

    /** What a saved study calls this kind: the name of the class, if nothing else is said. */
    default String id() {
        return getClass().getName();
    }

    /** The single numbers that make it, by the names they have in a saved study. */
    default LinkedHashMap<String, Double> numbers() {
        return LinkedHashMap.empty();
    }

    /** In a report: "normal strengths, mean 1500, deviation 200". */
    String words();

    /** The strengths of a field of {@code players}. The first of a larger field are those of a smaller one. */
    double[] draw(int players, Draw draws);

    /** What is wrong with it for this many players, beginning with the name of the field; nothing where it serves any number. */
    default Option<String> misfit(int players) {
        return Option.none();
    }

    /** Whether a study with it can be written to a file. */
    default boolean isWritable() {
        return OwnClass.isMadeByName(this);
    }

    /** The name of the number that lets strengths fall below 0, if one does; bell curves are not held to it. */
    default Option<String> belowZero() {
        return Option.none();
    }

    /** Standard normal numbers by Marsaglia's polar method, two at a time. */
    private static double[] gaussian(int players, Draw draws) {
        double[] into = new double[players];
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
        return into;
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
