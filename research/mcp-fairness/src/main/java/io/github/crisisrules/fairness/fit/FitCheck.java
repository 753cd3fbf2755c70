package io.github.crisisrules.fairness.fit;

import io.vavr.collection.Vector;

/**
 * A check of fit: the scores of the favourites in all matches, compared with the scores that the other matches lead to
 * expect. Each match is left out in turn, by weighing the samples of the fit with the inverse of its likelihood
 * (Gelfand, Dey and Chang 1992).
 *
 * @param rows the matches with a favourite by expected score; ranges without a match are left out
 */
public record FitCheck(Vector<Row> rows) {
    private static final int RANGES = 5;

    /**
     * The expected score from which a player is a favourite. In a match that is closer, leaving it out makes the loser
     * the favourite more often than not, which says nothing about the fit.
     */
    private static final double FAVOURITE = 0.55;

    /**
     * The matches with similar expected scores.
     *
     * @param expected the mean expected score of the favourites, a draw being half a win
     * @param observed their mean score
     * @param error the standard error of {@code observed} if the expected scores are right
     */
    public record Row(int matches, double expected, double observed, double error) {}

    static FitCheck of(MatchTable table, StrengthSampler fit) {
        int[] count = new int[RANGES];
        double[] expected = new double[RANGES];
        double[] observed = new double[RANGES];
        double[] variance = new double[RANGES];
        for (int m = 0; m < table.matches(); m++) {
            double all = 0;
            double first = 0;
            double square = 0;
            for (int s = 0; s < StrengthSampler.SAMPLES; s++) {
                double[] at = fit.strengths[s];
                double up = StrictMath.exp((at[table.first[m]] - at[table.second[m]]) / 2);
                double nu = 2 * fit.draws[s] / (1 - fit.draws[s]);
                double sum = up + 1 / up + nu;
                double weight = sum / (table.score[m] == 0.5 ? nu : table.score[m] == 1 ? up : 1 / up);
                all += weight;
                first += weight * (up + nu / 2) / sum;
                square += weight * (up + nu / 4) / sum;
            }
            boolean isFavourite = first >= all / 2;
            double mean = first / all;
            double better = isFavourite ? mean : 1 - mean;
            if (better < FAVOURITE) {
                continue;
            }
            int range = (int) Math.min(RANGES - 1, (better - FAVOURITE) / (1 - FAVOURITE) * RANGES);
            count[range]++;
            expected[range] += better;
            observed[range] += isFavourite ? table.score[m] : 1 - table.score[m];
            variance[range] += square / all - mean * mean;
        }
        return new FitCheck(Vector.range(0, RANGES)
                .filter(i -> count[i] > 0)
                .map(i -> new Row(
                        count[i], expected[i] / count[i], observed[i] / count[i], Math.sqrt(variance[i]) / count[i])));
    }
}
