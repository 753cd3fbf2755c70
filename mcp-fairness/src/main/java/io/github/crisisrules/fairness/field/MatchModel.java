package io.github.crisisrules.fairness.field;

import java.util.function.Function;

/** How likely each player of a match is to win it, from the two strengths. */
public sealed interface MatchModel {
    /** The natural logarithm of ten. */
    double LOG_OF_TEN = 2.302585092994046;

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
    }

    /** Strength does not matter; what is left to see is the system alone. */
    record CoinFlip(double draws) implements MatchModel {
        /** A chance below 1. */
        public CoinFlip {
            requireShare(draws);
        }
    }

    /** A caller's own function; such a study cannot be written to a file. */
    record Custom(String name, MatchFunction function) implements MatchModel {}

    /** The one place that tells the kinds apart. */
    default <R> R match(
            Function<BradleyTerry, R> bradleyTerry,
            Function<Elo, R> elo,
            Function<CoinFlip, R> coinFlip,
            Function<Custom, R> custom) {
        if (this instanceof BradleyTerry kind) {
            return bradleyTerry.apply(kind);
        }
        if (this instanceof Elo kind) {
            return elo.apply(kind);
        }
        if (this instanceof CoinFlip kind) {
            return coinFlip.apply(kind);
        }
        return custom.apply((Custom) this);
    }

    /** What a player brings to a match: the weight, for the weighing models, else the strength as it is. */
    default double worth(double strength) {
        return match(
                weights -> strength,
                elo -> StrictMath.exp(strength * (LOG_OF_TEN / elo.scale())),
                coin -> 1.0,
                custom -> strength);
    }

    /** The chances of a match as a function of two {@link #worth}s, made once and used for many matches. */
    default MatchFunction chances() {
        return match(
                weights -> davidson(weights.draws()),
                elo -> davidson(elo.draws()),
                coin -> (own, other, drawn) -> drawn ? coin.draws() : (1 - coin.draws()) / 2,
                Custom::function);
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
