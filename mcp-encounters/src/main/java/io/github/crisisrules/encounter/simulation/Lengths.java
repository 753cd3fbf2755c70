package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.core.rulebook.Counted;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;

/**
 * How long games were.
 *
 * @param games how many games took how many rounds; at least one game
 */
public record Lengths(TreeMap<Integer, Integer> games) {
    /**
     * There is a game, and a length is counted where a game had it.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Lengths {
        if (games.isEmpty()) {
            throw new IllegalArgumentException("no games: at least 1 is needed");
        }
        games.forEach((rounds, count) -> {
            if (rounds < 0 || count < 1) {
                throw new IllegalArgumentException(
                        count + " games of " + rounds + " rounds: count the games of each length, which is 0 or more");
            }
        });
    }

    /** Of these rounds, one number for each game. */
    public static Lengths of(Seq<Integer> rounds) {
        TreeMap<Integer, Integer> games = TreeMap.empty();
        for (int each : rounds) {
            games = games.put(each, games.getOrElse(each, 0) + 1);
        }
        return new Lengths(games);
    }

    /** How many games there were. */
    public int count() {
        return games.values().sum().intValue();
    }

    /** Rounds in the mean. */
    public double mean() {
        return (double) games.foldLeft(0L, (sum, entry) -> sum + (long) entry._1 * entry._2) / count();
    }

    /** Where the mean lies. */
    public ConfidenceInterval meanInterval() {
        double mean = mean();
        double squares = games.foldLeft(0.0, (sum, entry) -> sum + entry._2 * (entry._1 - mean) * (entry._1 - mean));
        return ConfidenceInterval.around(mean, Math.sqrt(squares / Math.max(1, count() - 1) / count()));
    }

    /** The fewest rounds after which this percentage of the games was over. */
    public int quantile(int percent) {
        if (percent < 0 || percent > 100) {
            throw new IllegalArgumentException(percent + " percent: give 0 to 100");
        }
        long reached = 0;
        for (var entry : games) {
            reached += entry._2;
            if (100 * reached >= (long) percent * count()) {
                return entry._1;
            }
        }
        throw new AssertionError("all games together are 100 percent");
    }

    /** "7 rounds (5 to 9)": the median, and between what four of five games lie. */
    @Override
    public String toString() {
        return Counted.of(quantile(50), "round") + " (" + quantile(10) + " to " + quantile(90) + ")";
    }
}
