package io.github.crisisrules.fairness.fit;

import io.github.crisisrules.fairness.assumption.CsvText;
import io.github.crisisrules.fairness.assumption.MatchModel;
import io.github.crisisrules.fairness.assumption.StrengthTable;
import io.github.crisisrules.fairness.assumption.Strengths;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.Locale;

/**
 * Strengths fitted to the results of real matches.
 *
 * <p>The model is Bradley and Terry's with Davidson's draws (1970). In a match of players with log-strengths a and
 * b, a win of the first has weight exp(a), a win of the second exp(b), and a draw ν exp((a + b)/2). Log-strengths are
 * normally distributed around 0, so that players who won or lost every match have a finite strength too. Their
 * deviation and the chance of a draw are estimated from the matches, or given.
 *
 * @param players the rated players, sorted by name
 * @param deviation the standard deviation of all players' strengths in Elo points, which is larger than that of
 *     {@code players}, since few matches draw ratings towards 1500
 * @param draws the probability of a draw between equal players, ν/(2 + ν), as used by {@link MatchModel.Elo}
 * @param check the comparison of the fit with the matches
 */
public record Calibration(Vector<Rated> players, Estimated deviation, Estimated draws, FitCheck check) {
    /** The number of Elo points for a log-strength of 1: 400 points are odds of ten to one. */
    static final double UNIT = 400 / MatchModel.LOG_OF_TEN;

    static final double MEAN = 1500;

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
     * Fits strengths, their deviation and the probability of draws to the given matches.
     *
     * @throws IllegalArgumentException if there are no matches, or if all matches are drawn
     */
    public static Calibration of(Vector<PlayedMatch> matches) {
        return of(matches, Option.none());
    }

    /**
     * Fits strengths and the probability of draws to the given matches.
     *
     * @param deviation the standard deviation of all players' strengths in Elo points, such as 200
     * @throws IllegalArgumentException if there are no matches, if {@code deviation} is not positive and finite, or
     *     if all matches are drawn
     */
    public static Calibration of(Vector<PlayedMatch> matches, double deviation) {
        if (!(deviation > 0 && Double.isFinite(deviation))) {
            throw new IllegalArgumentException("The deviation must be positive and finite, but is " + deviation);
        }
        return of(matches, Option.some(deviation));
    }

    private static Calibration of(Vector<PlayedMatch> matches, Option<Double> deviation) {
        if (matches.isEmpty()) {
            throw new IllegalArgumentException("There are no matches to fit. Give at least one match.");
        }
        if (matches.forAll(match -> match.score() == 0.5)) {
            throw new IllegalArgumentException(
                    "All matches are drawn, so strengths cannot be fitted. Add matches with a winner.");
        }
        MatchTable table = MatchTable.of(matches, Vector.empty());
        StrengthSampler fit = new StrengthSampler(table, deviation.getOrElse(0.0) / UNIT);
        int[] played = table.played();
        return new Calibration(
                table.names.zipWithIndex(
                        (name, p) -> new Rated(name, played[p], MEAN + UNIT * fit.mean(p), UNIT * fit.error(p))),
                deviation
                        .map(Estimated::given)
                        .getOrElse(() -> Estimated.of(Arrays.stream(fit.deviations)
                                .map(own -> UNIT * own)
                                .toArray())),
                Estimated.of(fit.draws),
                FitCheck.of(table, fit));
    }

    /** Returns the strengths from which events draw their players: each from a rating and its error. */
    public Strengths pool() {
        return new Strengths.Pool(players.map(Rated::strength), players.map(Rated::error));
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
        return String.format(Locale.ROOT, "%.1f", value);
    }
}
