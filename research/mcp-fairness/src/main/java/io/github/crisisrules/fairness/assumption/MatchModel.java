package io.github.crisisrules.fairness.assumption;

/**
 * The chances of each player to win a match. To define your own model, implement {@link #chances} if two strengths
 * determine the chances, or {@link #in} if more does. Implementations must be stateless, since many threads use
 * them. A public class with a public no-argument constructor can be named in a saved study.
 */
public interface MatchModel {
    /** A built-in model, whose results need no check. */
    sealed interface Known extends MatchModel {
        @Override
        default boolean isWritable() {
            return true;
        }
    }

    /** The natural logarithm of ten. */
    double LOG_OF_TEN = 2.302585092994046;

    /**
     * The Bradley–Terry model: strengths are weights, and the chance of a win is {@code a / (a + b)}. Draws follow
     * Davidson's model and are most likely between equal players.
     *
     * @param draws the chance of a draw between equal players
     */
    record BradleyTerry(double draws) implements Known {
        /**
         * Validates the chance of a draw.
         *
         * @throws IllegalArgumentException if {@code draws} is negative or not below 1
         */
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
        public String describe() {
            return "Bradley–Terry matches" + drawWords(draws);
        }

        @Override
        public MatchFunction chances() {
            return Davidson.of(draws);
        }
    }

    /**
     * The Elo model: strengths are ratings, and a lead of {@code scale} points makes a win ten times as likely as a
     * loss.
     *
     * @param draws the chance of a draw between equal players
     */
    record Elo(double scale, double draws) implements Known {
        /**
         * Validates the scale and the chance of a draw.
         *
         * @throws IllegalArgumentException if {@code scale} is not positive and finite, or if {@code draws} is
         *     negative or not below 1
         */
        public Elo {
            if (!Double.isFinite(scale) || scale <= 0) {
                throw new IllegalArgumentException("scale must be positive, but is " + scale);
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
        public String describe() {
            return "Elo matches, " + NumberText.number(scale) + " points for odds of ten to one" + drawWords(draws);
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

    /** A model in which strength does not matter, so that only the effect of the system remains. */
    record CoinFlip(double draws) implements Known {
        /**
         * Validates the chance of a draw.
         *
         * @throws IllegalArgumentException if {@code draws} is negative or not below 1
         */
        public CoinFlip {
            requireShare(draws);
        }

        @Override
        public String id() {
            return "coin-flip";
        }

        @Override
        public String describe() {
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

    /**
     * A model defined by a caller's function. A study with it cannot be written to a file. Like a caller's own model, it
     * is asked for both orders of each match and rejected if the results are inconsistent.
     */
    record Custom(String name, MatchFunction function) implements MatchModel {
        @Override
        public String id() {
            return name;
        }

        @Override
        public String describe() {
            return "matches by the caller's function " + name;
        }

        @Override
        public MatchFunction chances() {
            return function;
        }
    }

    /**
     * A series of games without draws. The player who wins most of them wins the match.
     *
     * @param game the model of one game: Elo or Bradley–Terry without draws
     * @param games the maximum number of games, an odd number
     */
    record BestOf(MatchModel game, int games) implements Known {
        /** The maximum number of games in a series. */
        public static final int MAX = 99;

        /**
         * Validates the model and the number of games.
         *
         * @throws IllegalArgumentException if {@code game} is not an Elo or Bradley–Terry model without draws, or
         *     if {@code games} is not an odd number from 1 to {@link #MAX}
         */
        public BestOf {
            if (!(game instanceof Elo elo && elo.draws() == 0)
                    && !(game instanceof BradleyTerry bt && bt.draws() == 0)) {
                throw new IllegalArgumentException(
                        "games applies only to elo and bradley-terry without draws. Remove it or set draws to 0.");
            }
            if (games < 1 || games > MAX || games % 2 == 0) {
                throw new IllegalArgumentException(
                        "games must be an odd number from 1 to " + MAX + ", but is " + games);
            }
        }

        @Override
        public String id() {
            return game.id();
        }

        @Override
        public String describe() {
            return "best of " + games + ": " + game.describe();
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

        /**
         * Returns the chance to win the series, given the chance {@code p} to win one game. To win {@code m} games
         * first, a player loses 0 to m − 1 games before the last win: p^m Σ C(m − 1 + k, k) q^k.
         */
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

    /** Returns the id of this model in a saved study; by default the class name. */
    default String id() {
        return getClass().getName();
    }

    /** Describes the model for a report: "Elo matches, 400 points for odds of ten to one, no draws". */
    String describe();

    /** Returns what a player brings to a match: a weight for the models with odds, otherwise the strength itself. */
    default double worth(double strength) {
        return strength;
    }

    /**
     * Returns whether worths are weights, whose ratio is the odds of a match. Match-ups of factions multiply such
     * weights.
     */
    default boolean isWeighing() {
        return false;
    }

    /**
     * Returns the chances of a match as a function of two {@link #worth}s. The function is created once and used
     * for many matches.
     */
    MatchFunction chances();

    /**
     * Returns the chances of all matches between the given players. Override this for a model that depends on more
     * than two strengths.
     */
    default Matches in(PlayerPool pool) {
        return new WeighedMatches(pool, this);
    }

    /** Returns whether a study with this model can be written to a file. */
    default boolean isWritable() {
        return UserClass.isMadeByName(this);
    }

    private static String drawWords(double draws) {
        return draws == 0 ? ", no draws" : ", " + NumberText.percent(draws) + " draws between equals";
    }

    private static void requireShare(double draws) {
        if (!(draws >= 0 && draws < 1)) {
            throw new IllegalArgumentException("draws must be at least 0 and below 1, but is " + draws);
        }
    }
}
