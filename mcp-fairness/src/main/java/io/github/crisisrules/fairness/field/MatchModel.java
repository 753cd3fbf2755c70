package io.github.crisisrules.fairness.field;

import io.vavr.collection.LinkedHashMap;

/** How likely each player of a match is to win it, from the two strengths. */
public sealed interface MatchModel {
    /** The natural logarithm of ten. */
    double LOG_OF_TEN = 2.302585092994046;

    /** How far the chances of a caller's function may be from adding up to 1: room for rounding, and for nothing else. */
    double SLACK = 1e-9;

    /**
     * Bradley and Terry: strengths are weights, {@code a / (a + b)} is the chance of a win. Draws are Davidson's, likeliest between
     * equals.
     *
     * @param draws the chance of a draw between equals
     */
    record BradleyTerry(double draws) implements MatchModel {
        /** A chance below 1. */
        public BradleyTerry {
            requireShare(draws);
        }

        @Override
        public String id() {
            return "bradley-terry";
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
            return davidson(draws);
        }
    }

    /**
     * Elo: strengths are ratings; {@code scale} points more make a win ten times as likely as a loss.
     *
     * @param draws the chance of a draw between equals
     */
    record Elo(double scale, double draws) implements MatchModel {
        /** A scale above 0, and a chance below 1. */
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
            return davidson(draws);
        }
    }

    /** Strength does not matter; what is left to see is the system alone. */
    record CoinFlip(double draws) implements MatchModel {
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
    record Custom(String name, MatchFunction function) implements MatchModel {
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
            double loss = function.chance(other, own, false);
            double back = function.chance(other, own, true);
            if (!(isChance(win) && isChance(loss) && isChance(tie) && isChance(back))) {
                throw new IllegalArgumentException("the match function '" + name
                        + "' gives a chance that is not from 0 to 1 for strengths " + own + " and " + other + ": " + win
                        + " and " + loss + " to win, " + tie + " and " + back + " to draw");
            }
            if (!(Math.abs(tie - back) <= SLACK)) {
                throw new IllegalArgumentException(
                        "the match function '" + name + "' depends on who is named first: strengths " + own
                                + " and " + other + " draw with chance " + tie + ", and with " + back
                                + " the other way round; a draw must be as likely either way");
            }
            if (!(Math.abs(win + loss + tie - 1) <= SLACK)) {
                throw new IllegalArgumentException(
                        "the match function '" + name + "' depends on who is named first: of strengths " + own
                                + " and " + other + " the first wins with chance " + win + ", the second with " + loss
                                + ", and " + tie
                                + " are drawn, together " + (win + loss + tie) + "; they must add up to 1");
            }
            return win;
        }

        private static boolean isChance(double value) {
            return value >= 0 && value <= 1;
        }

        @Override
        public boolean isWritable() {
            return false;
        }
    }

    /** What a saved study calls this kind. */
    String id();

    /** The numbers that make it, by the names they have in a saved study. */
    LinkedHashMap<String, Double> numbers();

    /** In a report: "Elo matches, 400 points for odds of ten to one, no draws". */
    String words();

    /** What a player brings to a match: the weight, for the weighing models, else the strength as it is. */
    double worth(double strength);

    /** The chances of a match as a function of two {@link #worth}s, made once and used for many matches. */
    MatchFunction chances();

    /** Whether a study with it can be written to a file. */
    default boolean isWritable() {
        return true;
    }

    private static String drawWords(double draws) {
        return draws == 0 ? ", no draws" : ", " + Plain.percent(draws) + " draws between equals";
    }

    /** Davidson's extension of Bradley–Terry; with {@code nu = 0} it is Bradley–Terry. */
    private static MatchFunction davidson(double draws) {
        double nu = 2 * draws / (1 - draws);
        return (own, other, drawn) -> {
            double tie = nu == 0 ? 0 : nu * Math.sqrt(own * other);
            return (drawn ? tie : own) / (own + other + tie);
        };
    }

    private static void requireShare(double draws) {
        if (!(draws >= 0 && draws < 1)) {
            throw new IllegalArgumentException("draws must be from 0 to below 1, and is " + draws);
        }
    }
}
