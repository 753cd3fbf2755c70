package io.github.crisisrules.fairness.fit;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import java.util.Arrays;

/**
 * Samples log-strengths, their deviation and the log odds of a draw between equals from their joint distribution given
 * the matches: Davidson's model, normal strengths around 0, and prior distributions that say little (a uniform deviation,
 * Gelman 2006; Jeffreys' prior for the share of draws, worth half a draw and half a match with a winner).
 *
 * <p>This is the Metropolis algorithm, one player at a time. Two more moves keep it from wandering slowly: the level of
 * all players, which matches do not determine, is sampled from the prior; and strengths are scaled together with their
 * deviation.
 *
 * <p>Layout: {@code term[m]} is the logarithm of the normalizing sum of match {@code m} at the current values; the
 * matches of player {@code p} are {@code own[start[p]] … own[start[p + 1] - 1]}. Each sweep costs three passes over the
 * matches of all players.
 */
final class StrengthSampler {
    /** The maximum deviation, in log-strength: 2,000 Elo points. */
    private static final double MAX_DEVIATION = 11.5;

    /** The number of samples kept, evenly spread over the sweeps. */
    static final int SAMPLES = 400;

    private static final int WORK = 4_000_000;

    private final MatchTable table;
    private final RandomSource random = Seed.of(1).split("fit").random();
    private final int[] start;
    private final int[] own;
    private final double[] term;
    private final double[] proposed;
    private final double[] at;
    private final boolean isGiven;
    private double deviation;
    private double logOdds = -3;
    private double nu;

    /** The samples: strengths by sample and player, deviations, and chances of a draw between equals. */
    final double[][] strengths = new double[SAMPLES][];

    final double[] deviations = new double[SAMPLES];
    final double[] draws = new double[SAMPLES];

    /** The sums over all sweeps of each player's strength and its square. */
    private final double[] sum;

    private final double[] squares;
    private int counted;

    /**
     * Runs the sampler.
     *
     * @param given the deviation in log-strength, or 0 if it is to be sampled
     */
    StrengthSampler(MatchTable table, double given) {
        this.table = table;
        int n = table.players();
        int[] played = table.played();
        start = new int[n + 1];
        for (int p = 0; p < n; p++) {
            start[p + 1] = start[p] + played[p];
        }
        own = new int[start[n]];
        int[] next = start.clone();
        for (int m = 0; m < table.matches(); m++) {
            own[next[table.first[m]]++] = m;
            own[next[table.second[m]]++] = m;
        }
        term = new double[table.matches()];
        proposed = new double[table.matches()];
        at = new double[n];
        sum = new double[n];
        squares = new double[n];
        isGiven = given > 0;
        deviation = isGiven ? given : 1;
        nu = nu(logOdds);
        terms(at, nu, term);
        run();
    }

    private void run() {
        int each = Math.max(1, Math.min(4, WORK / Math.max(1, table.matches()) / SAMPLES));
        int warmUp = SAMPLES * each / 4;
        for (int sweep = -warmUp; sweep < SAMPLES * each; sweep++) {
            for (int p = 0; p < at.length; p++) {
                move(p);
            }
            level();
            if (!isGiven) {
                spread();
                scale();
            }
            proposeDraws();
            if (sweep >= 0) {
                count();
                if (sweep % each == each - 1) {
                    strengths[sweep / each] = at.clone();
                    deviations[sweep / each] = deviation;
                    draws[sweep / each] = chance(logOdds);
                }
            }
        }
    }

    private void count() {
        counted++;
        for (int p = 0; p < at.length; p++) {
            sum[p] += at[p];
            squares[p] += at[p] * at[p];
        }
    }

    /** Returns the mean log-strength of a player. */
    double mean(int player) {
        return sum[player] / counted;
    }

    /** Returns the standard deviation of a player's log-strength. */
    double error(int player) {
        return Math.sqrt(Math.max(0, squares[player] / counted - mean(player) * mean(player)));
    }

    private boolean isAccepted(double logRatio) {
        return logRatio >= 0 || random.unit() < StrictMath.exp(logRatio);
    }

    private double step(double width) {
        return width * (2 * random.unit() - 1);
    }

    /** Proposes another strength for a player, at a distance that fits the information of the player's matches. */
    private void move(int player) {
        int from = start[player];
        int to = start[player + 1];
        double precision = 1 / (deviation * deviation);
        double other = at[player] + step(4 / Math.sqrt(precision + 0.2 * (to - from)));
        double change = other - at[player];
        double gain = precision * (at[player] * at[player] - other * other) / 2;
        for (int k = from; k < to; k++) {
            int m = own[k];
            boolean isFirst = table.first[m] == player;
            double half = (at[table.first[m]] - at[table.second[m]] + (isFirst ? change : -change)) / 2;
            double score = isFirst ? table.score[m] : 1 - table.score[m];
            proposed[m] = term(half, nu);
            gain += (score - 0.5) * change + term[m] - proposed[m];
        }
        if (isAccepted(gain)) {
            at[player] = other;
            for (int k = from; k < to; k++) {
                term[own[k]] = proposed[own[k]];
            }
        }
    }

    /** Samples the mean of all strengths: matches tell nothing about it. */
    private void level() {
        double mean = Arrays.stream(at).sum() / at.length;
        // A sum of twelve uniform numbers is normal enough for a quantity that cancels in all differences.
        double normal = -6;
        for (int i = 0; i < 12; i++) {
            normal += random.unit();
        }
        double shift = normal * deviation / Math.sqrt(at.length) - mean;
        for (int p = 0; p < at.length; p++) {
            at[p] += shift;
        }
    }

    /** Proposes other deviations for the current strengths. */
    private void spread() {
        double square = 0;
        for (double one : at) {
            square += one * one;
        }
        for (int i = 0; i < 4; i++) {
            double other = deviation * StrictMath.exp(step(2.5 / Math.sqrt(at.length)));
            double gain = (at.length - 1) * StrictMath.log(deviation / other)
                    + square / 2 * (1 / (deviation * deviation) - 1 / (other * other));
            if (other < MAX_DEVIATION && isAccepted(gain)) {
                deviation = other;
            }
        }
    }

    /** Proposes to scale all strengths and their deviation by the same factor. */
    private void scale() {
        double factor = StrictMath.exp(step(2.5 / Math.sqrt(table.matches())));
        double[] scaled = new double[at.length];
        double gain = StrictMath.log(factor);
        for (int p = 0; p < at.length; p++) {
            scaled[p] = factor * at[p];
        }
        terms(scaled, nu, proposed);
        for (int m = 0; m < term.length; m++) {
            double difference = at[table.first[m]] - at[table.second[m]];
            gain += (table.score[m] - 0.5) * (factor - 1) * difference + term[m] - proposed[m];
        }
        if (deviation * factor < MAX_DEVIATION && isAccepted(gain)) {
            deviation *= factor;
            System.arraycopy(scaled, 0, at, 0, at.length);
            System.arraycopy(proposed, 0, term, 0, term.length);
        }
    }

    /** Proposes another chance of a draw. */
    private void proposeDraws() {
        int drawn = 0;
        for (double score : table.score) {
            drawn += score == 0.5 ? 1 : 0;
        }
        double other = logOdds + step(4 / Math.sqrt(1 + drawn));
        double before = chance(logOdds);
        double after = chance(other);
        double gain = drawn * StrictMath.log(nu(other) / nu)
                + StrictMath.log(after * (1 - after) / before / (1 - before)) / 2;
        terms(at, nu(other), proposed);
        for (int m = 0; m < term.length; m++) {
            gain += term[m] - proposed[m];
        }
        if (isAccepted(gain)) {
            logOdds = other;
            nu = nu(other);
            System.arraycopy(proposed, 0, term, 0, term.length);
        }
    }

    private void terms(double[] strength, double weight, double[] into) {
        for (int m = 0; m < into.length; m++) {
            into[m] = term((strength[table.first[m]] - strength[table.second[m]]) / 2, weight);
        }
    }

    /** Returns the logarithm of the sum of the weights of win, loss and draw, divided by exp((a + b)/2). */
    private static double term(double half, double nu) {
        double up = StrictMath.exp(half);
        return StrictMath.log(up + 1 / up + nu);
    }

    private static double chance(double logOdds) {
        return 1 / (1 + StrictMath.exp(-logOdds));
    }

    /** Returns the weight of a draw for the given log odds of one between equals. */
    private static double nu(double logOdds) {
        return 2 * StrictMath.exp(logOdds);
    }
}
