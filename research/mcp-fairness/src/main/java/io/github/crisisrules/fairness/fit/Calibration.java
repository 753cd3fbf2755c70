package io.github.crisisrules.fairness.fit;

import io.github.crisisrules.fairness.assumption.CsvText;
import io.github.crisisrules.fairness.assumption.MatchModel;
import io.github.crisisrules.fairness.assumption.StrengthTable;
import io.vavr.collection.Vector;
import java.util.Map;
import java.util.TreeMap;

/**
 * Strengths fitted to the results of real matches.
 *
 * <p>The model is Bradley and Terry's with Davidson's draws (1970). In a match of players with log-strengths a and
 * b, a win of the first has weight exp(a), a win of the second exp(b), and a draw ν exp((a + b)/2). Each
 * log-strength has a normal prior around 0, so that players who won or lost every match have a finite strength too;
 * the wider the prior, the weaker its influence. The fit is the mode of the posterior, found by Newton's method:
 * the likelihood is that of an exponential family, so its logarithm is concave and has a single maximum. Standard
 * errors are the square roots of the diagonal of the inverse of the negative Hessian at that maximum.
 *
 * @param players the rated players, sorted by name
 * @param draws the probability of a draw between equal players, ν/(2 + ν), as used by {@link MatchModel.Elo}
 * @param drawsError the standard error of {@code draws}; 0 if no match was drawn
 */
public record Calibration(Vector<Rated> players, double draws, double drawsError) {
    /** The number of Elo points that correspond to odds of ten to one. */
    private static final double SCALE = 400;

    private static final double MEAN = 1500;
    private static final int MAX_STEPS = 100;
    private static final double CLOSE = 1e-10;

    /**
     * A player with a fitted strength.
     *
     * @param matches the number of matches that the strength is based on
     * @param strength an Elo rating around 1500, 400 points for odds of ten to one
     * @param error the standard error of {@code strength}; it includes the uncertainty of the overall level, so
     *     differences between players are known more precisely
     */
    public record Rated(String name, int matches, double strength, double error) {}

    /**
     * Fits strengths and the probability of draws to the given matches.
     *
     * @param deviation the standard deviation of the prior in Elo points, the expected spread of ratings, such as
     *     200
     * @throws IllegalArgumentException if there are no matches, if {@code deviation} is not positive and finite, or
     *     if all matches are drawn
     */
    public static Calibration of(Vector<PlayedMatch> matches, double deviation) {
        if (matches.isEmpty()) {
            throw new IllegalArgumentException("There are no matches to fit. Give at least one match.");
        }
        if (!(deviation > 0 && Double.isFinite(deviation))) {
            throw new IllegalArgumentException(
                    "The deviation of the prior must be positive and finite, but is " + deviation);
        }
        if (matches.forAll(match -> match.score() == 0.5)) {
            throw new IllegalArgumentException(
                    "All matches are drawn, so strengths cannot be fitted. Add matches with a winner.");
        }
        TreeMap<String, Integer> numbers = new TreeMap<>();
        matches.forEach(match -> {
            numbers.put(match.first(), 0);
            numbers.put(match.second(), 0);
        });
        int next = 0;
        for (var entry : numbers.entrySet()) {
            entry.setValue(next++);
        }
        double width = deviation * MatchModel.LOG_OF_TEN / SCALE;
        Newton newton = new Newton(matches, numbers, 1 / (width * width));
        newton.climb();
        return newton.result(numbers);
    }

    /** Returns the ratings as CSV, in the form that {@link StrengthTable} reads. */
    public String csv() {
        StringBuilder out = new StringBuilder("player,strength,error,matches\n");
        players.forEach(player -> out.append(CsvText.cell(player.name()))
                .append(',')
                .append(rounded(player.strength()))
                .append(',')
                .append(rounded(player.error()))
                .append(',')
                .append(player.matches())
                .append('\n'));
        return out.toString();
    }

    private static String rounded(double value) {
        return String.format(java.util.Locale.ROOT, "%.1f", value);
    }

    /**
     * Newton's method for the posterior. The parameters are the log-strengths, followed by log ν if there are
     * draws.
     */
    private static final class Newton {
        private final int[] first;
        private final int[] second;
        private final double[] score;
        private final int players;
        private final int size;
        private final double precision;
        private final double[] at;
        private double[][] curve = new double[0][];
        private double[] slope = new double[0];

        Newton(Vector<PlayedMatch> matches, Map<String, Integer> numbers, double precision) {
            this.precision = precision;
            players = numbers.size();
            first = new int[matches.size()];
            second = new int[matches.size()];
            score = new double[matches.size()];
            boolean draws = false;
            int m = 0;
            for (PlayedMatch match : matches) {
                first[m] = numbers.getOrDefault(match.first(), 0);
                second[m] = numbers.getOrDefault(match.second(), 0);
                score[m] = match.score();
                draws |= match.score() == 0.5;
                m++;
            }
            size = players + (draws ? 1 : 0);
            at = new double[size];
        }

        private double nu() {
            return size > players ? StrictMath.exp(at[players]) : 0;
        }

        /**
         * Iterates until the step is negligible. A step that would lower the posterior is halved until it does not.
         */
        void climb() {
            double here = logLikelihood();
            for (int step = 0; step < MAX_STEPS; step++) {
                derive();
                double[] move = Matrix.solve(Matrix.cholesky(curve), slope);
                double[] from = at.clone();
                double longest = 0;
                double part = 1;
                double there;
                do {
                    longest = 0;
                    for (int i = 0; i < size; i++) {
                        at[i] = from[i] + part * move[i];
                        longest = Math.max(longest, Math.abs(part * move[i]));
                    }
                    there = logLikelihood();
                    part /= 2;
                } while (there < here && longest > CLOSE);
                here = there;
                if (longest <= CLOSE) {
                    derive();
                    return;
                }
            }
            throw new IllegalStateException("The fit did not converge in " + MAX_STEPS + " steps.");
        }

        private double logLikelihood() {
            double nu = nu();
            double sum = 0;
            for (int m = 0; m < score.length; m++) {
                double half = (at[first[m]] - at[second[m]]) / 2;
                // All weights are divided by exp((a + b)/2), a common factor that cancels.
                double all = StrictMath.exp(half) + StrictMath.exp(-half) + nu;
                sum += (score[m] == 1 ? half : score[m] == 0 ? -half : at[players]) - StrictMath.log(all);
            }
            for (int p = 0; p < players; p++) {
                sum -= precision * at[p] * at[p] / 2;
            }
            return sum;
        }

        /**
         * Computes the gradient and the negative Hessian at the current parameters. The gradient is the observed
         * minus the expected statistics; the negative Hessian is their covariance. The prior contributes to both.
         */
        private void derive() {
            slope = new double[size];
            curve = new double[size][size];
            double nu = nu();
            for (int m = 0; m < score.length; m++) {
                int a = first[m];
                int b = second[m];
                double half = (at[a] - at[b]) / 2;
                double all = StrictMath.exp(half) + StrictMath.exp(-half) + nu;
                double win = StrictMath.exp(half) / all;
                double tie = nu / all;
                double mean = win + tie / 2;
                double spread = win + tie / 4 - mean * mean;
                slope[a] += score[m] - mean;
                slope[b] -= score[m] - mean;
                curve[a][a] += spread;
                curve[b][b] += spread;
                curve[a][b] -= spread;
                curve[b][a] -= spread;
                if (size > players) {
                    double both = tie / 2 - mean * tie;
                    slope[players] += (score[m] == 0.5 ? 1 : 0) - tie;
                    curve[players][players] += tie * (1 - tie);
                    curve[a][players] += both;
                    curve[players][a] += both;
                    curve[b][players] -= both;
                    curve[players][b] -= both;
                }
            }
            for (int p = 0; p < players; p++) {
                slope[p] -= precision * at[p];
                curve[p][p] += precision;
            }
        }

        Calibration result(Map<String, Integer> numbers) {
            double[] errors = Matrix.errors(curve);
            int[] matches = new int[players];
            for (int m = 0; m < score.length; m++) {
                matches[first[m]]++;
                matches[second[m]]++;
            }
            double unit = SCALE / MatchModel.LOG_OF_TEN;
            Vector<Rated> rated = Vector.ofAll(numbers.entrySet())
                    .map(entry -> new Rated(
                            entry.getKey(),
                            matches[entry.getValue()],
                            MEAN + unit * at[entry.getValue()],
                            unit * errors[entry.getValue()]));
            double nu = nu();
            // The factor 2ν/(2 + ν)² is the derivative of ν/(2 + ν) with respect to log ν.
            return new Calibration(
                    rated, nu / (2 + nu), size > players ? errors[players] * 2 * nu / ((2 + nu) * (2 + nu)) : 0);
        }
    }
}
