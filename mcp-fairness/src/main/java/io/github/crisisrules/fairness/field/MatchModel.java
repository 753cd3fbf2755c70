package io.github.crisisrules.fairness.field;

import io.vavr.collection.LinkedHashMap;

/**
 * How likely each player of a match is to win it. A caller's own model is a class that implements this: {@link #chances} where two strengths decide,
 * {@link #in} where more does. It has no state, for many threads use it; public and with a public constructor that takes nothing it can be named
 * in a saved study.
 */
public interface MatchModel {
    /** A model of the kit; what it gives need not be checked. */
    sealed interface Known extends MatchModel {
        @Override
        default boolean isWritable() {
            return true;
        }
    }

    /** The natural logarithm of ten. */
    double LOG_OF_TEN = 2.302585092994046;

    /**
     * Bradley and Terry: strengths are weights, {@code a / (a + b)} is the chance of a win. Draws are Davidson's, likeliest between
     * equals.
     *
     * @param draws the chance of a draw between equals
     */
    record BradleyTerry(double draws) implements Known {
        /** A chance below 1. */
        public BradleyTerry {
            requireShare(draws);
        }

        @Override
        public String id() {
            return "bradley-terry";
        }

        @Override
        public boolean isWeighing() {
            return true;
        }

        @Override
        public LinkedHashMap<String, Double> numbers() {
            return LinkedHashMap.of("draws", draws);
        }

        @Override
        public String words() {
            return "Bradley–Terry matches" + drawWords(draws);
        }

        @Override
        public double worth(double strength) {
            return strength;
        }

        @Override
        public MatchFunction chances() {
            return Davidson.of(draws);
        }
    }

    /**
     * Elo: strengths are ratings; {@code scale} points more make a win ten times as likely as a loss.
     *
     * @param draws the chance of a draw between equals
     */
    record Elo(double scale, double draws) implements Known {
        /**
         * A scale above 0, and a chance below 1.
         *
         * @throws IllegalArgumentException if that does not hold
         */
        public Elo {
            if (!Double.isFinite(scale) || scale <= 0) {
                throw new IllegalArgumentException("scale must be above 0, and is " + scale);
            }
            requireShare(draws);
        }

        @Override
        public String id() {
            return "elo";
        }

        @Override
        public boolean isWeighing() {
            return true;
        }

        @Override
        public LinkedHashMap<String, Double> numbers() {
            return LinkedHashMap.of("scale", scale, "draws", draws);
        }

        @Override
        public String words() {
            return "Elo matches, " + Plain.number(scale) + " points for odds of ten to one" + drawWords(draws);
        }

        @Override
        public double worth(double strength) {
            return StrictMath.exp(strength * (LOG_OF_TEN / scale));
        }

        @Override
        public MatchFunction chances() {
            return Davidson.of(draws);
        }
    }

    /** Strength does not matter; what is left to see is the system alone. */
    record CoinFlip(double draws) implements Known {
        /** A chance below 1. */
        public CoinFlip {
            requireShare(draws);
        }

        @Override
        public String id() {
            return "coin-flip";
        }

        @Override
        public LinkedHashMap<String, Double> numbers() {
            return LinkedHashMap.of("draws", draws);
        }

        @Override
        public String words() {
            return "coin flips" + drawWords(draws);
        }

        @Override
        public double worth(double strength) {
            return 1;
        }

        @Override
        public MatchFunction chances() {
            return (own, other, drawn) -> drawn ? draws : (1 - draws) / 2;
        }
    }

    /** A caller's own function; such a study cannot be written to a file. It is asked for both sides of each match, and refused if they do not fit. */
    record Custom(String name, MatchFunction function) implements Known {
        @Override
        public String id() {
            return name;
        }

        @Override
        public LinkedHashMap<String, Double> numbers() {
            return LinkedHashMap.empty();
        }

        @Override
        public String words() {
            return "matches by the caller's function " + name;
        }

        @Override
        public double worth(double strength) {
            return strength;
        }

        @Override
        public MatchFunction chances() {
            return (own, other, drawn) -> {
                double tie = function.chance(own, other, true);
                return drawn ? tie : fair(own, other, tie);
            };
        }

        /** The chance of the first to win, once the same match was asked for from the other side. */
        private double fair(double own, double other, double tie) {
            double win = function.chance(own, other, false);
            FairChance.require(
                    name, own, other, win, function.chance(other, own, false), tie, function.chance(other, own, true));
            return win;
        }

        @Override
        public boolean isWritable() {
            return false;
        }
    }

    /**
     * A series of games of which the winner of most wins the match, without draws.
     *
     * @param game one game: Elo or Bradley–Terry without draws
     * @param games how many at most, an odd number
     */
    record BestOf(MatchModel game, int games) implements Known {
        /** The most games of a series. */
        public static final int MOST = 99;

        /**
         * A weighing model without draws, and an odd number.
         *
         * @throws IllegalArgumentException if that does not hold
         */
        public BestOf {
            if (!(game instanceof Elo elo && elo.draws() == 0)
                    && !(game instanceof BradleyTerry bt && bt.draws() == 0)) {
                throw new IllegalArgumentException(
                        "games can be told for elo and bradley-terry without draws only; leave it out");
            }
            if (games < 1 || games > MOST || games % 2 == 0) {
                throw new IllegalArgumentException("games must be an odd number up to " + MOST + ", and is " + games);
            }
        }

        @Override
        public String id() {
            return game.id();
        }

        @Override
        public LinkedHashMap<String, Double> numbers() {
            return game.numbers();
        }

        @Override
        public String words() {
            return "best of " + games + ": " + game.words();
        }

        @Override
        public boolean isWeighing() {
            return true;
        }

        @Override
        public double worth(double strength) {
            return game.worth(strength);
        }

        @Override
        public MatchFunction chances() {
            MatchFunction one = game.chances();
            return (own, other, drawn) -> drawn ? 0 : series(one.chance(own, other, false));
        }

        /** The first to win {@code m} games loses 0 to m − 1 on the way, the last game being a win: p^m Σ C(m − 1 + k, k) q^k. */
        private double series(double p) {
            int needed = (games + 1) / 2;
            double all = 1;
            for (int i = 0; i < needed; i++) {
                all *= p;
            }
            double sum = 0;
            double term = all;
            for (int lost = 0; lost < needed; lost++) {
                sum += term;
                term *= (1 - p) * (needed + lost) / (lost + 1);
            }
            return sum;
        }
    }

    /** What a saved study calls this kind: the name of the class, if nothing else is said. */
    default String id() {
        return getClass().getName();
    }

    /** The numbers that make it, by the names they have in a saved study. */
    default LinkedHashMap<String, Double> numbers() {
        return LinkedHashMap.empty();
    }

    /** In a report: "Elo matches, 400 points for odds of ten to one, no draws". */
    String words();

    /** What a player brings to a match: the weight, for the weighing models, else the strength as it is. */
    default double worth(double strength) {
        return strength;
    }

    /** Whether worths are weights, whose quotient is the odds; match-ups of factions multiply them. */
    default boolean isWeighing() {
        return false;
    }

    /** The chances of a match as a function of two {@link #worth}s, made once and used for many matches. */
    MatchFunction chances();

    /** Who beats whom in a field. A model that looks at more than two strengths says so here. */
    default Matches in(Field field) {
        return new WeighedMatches(field, this);
    }

    /** Whether a study with it can be written to a file. */
    default boolean isWritable() {
        return OwnClass.isMadeByName(this);
    }

    private static String drawWords(double draws) {
        return draws == 0 ? ", no draws" : ", " + Plain.percent(draws) + " draws between equals";
    }

    private static void requireShare(double draws) {
        if (!(draws >= 0 && draws < 1)) {
            throw new IllegalArgumentException("draws must be from 0 to below 1, and is " + draws);
        }
    }
}
