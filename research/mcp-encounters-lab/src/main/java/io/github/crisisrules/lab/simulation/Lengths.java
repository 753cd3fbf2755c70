package io.github.crisisrules.lab.simulation;

import io.github.crisisrules.core.text.Plural;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;

/**
 * The distribution of the lengths of games.
 *
 * @param games the number of games by their number of rounds; at least one game
 */
public record Lengths(TreeMap<Integer, Integer> games) {
    /**
     * Creates a distribution.
     *
     * @throws IllegalArgumentException if {@code games} is empty, or if it has a negative length or a count of
     *     less than 1
     */
    public Lengths {
        if (games.isEmpty()) {
            throw new IllegalArgumentException("There are no games. Give at least 1.");
        }
        games.forEach((rounds, count) -> {
            if (rounds < 0 || count < 1) {
                throw new IllegalArgumentException(count + " games of " + rounds
                        + " rounds are impossible. Give at least 1 game for each length, which is 0 or more.");
            }
        });
    }

    /** Creates the distribution of the given lengths, one number of rounds for each game. */
    public static Lengths of(Seq<Integer> rounds) {
        TreeMap<Integer, Integer> games = TreeMap.empty();
        for (int each : rounds) {
            games = games.put(each, games.getOrElse(each, 0) + 1);
        }
        return new Lengths(games);
    }

    /** Returns the number of games. */
    public int count() {
        return games.values().sum().intValue();
    }

    /** Returns the mean number of rounds. */
    public double mean() {
        return (double) games.foldLeft(0L, (sum, entry) -> sum + (long) entry._1 * entry._2) / count();
    }

    /** Returns the confidence interval of the mean. */
    public ConfidenceInterval meanInterval() {
        double mean = mean();
        double squares = games.foldLeft(0.0, (sum, entry) -> sum + entry._2 * (entry._1 - mean) * (entry._1 - mean));
        return ConfidenceInterval.around(mean, Math.sqrt(squares / Math.max(1, count() - 1) / count()));
    }

    /**
     * Returns the smallest number of rounds after which at least {@code percent} percent of the games were over.
     *
     * @throws IllegalArgumentException if {@code percent} is negative or more than 100
     */
    public int quantile(int percent) {
        if (percent < 0 || percent > 100) {
            throw new IllegalArgumentException(percent + " percent is impossible. Give 0 to 100.");
        }
        long reached = 0;
        for (var entry : games) {
            reached += entry._2;
            if (100 * reached >= (long) percent * count()) {
                return entry._1;
            }
        }
        throw new AssertionError("All games together are less than 100 percent.");
    }

    /** Returns the median and the range of four of five games, for example "7 rounds (5 to 9)". */
    @Override
    public String toString() {
        return Plural.of(quantile(50), "round") + " (" + quantile(10) + " to " + quantile(90) + ")";
    }
}
