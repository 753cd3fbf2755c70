package io.github.crisisrules.lab.simulation;

import io.github.crisisrules.encounter.frame.Ending;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import java.util.Locale;

/** The results of the games of one setting. */
public record SimulationRow(
        Setting setting, int games, int crisisWins, int cosmicWins, Lengths lengths, TreeMap<String, Integer> endings) {
    /**
     * Creates a row.
     *
     * @throws IllegalArgumentException if there is no game, if there are more wins than games, or if the games do
     *     not each have one length and one ending
     */
    public SimulationRow {
        long ended = endings.values().sum().longValue();
        if (games < 1 || crisisWins < 0 || cosmicWins < 0 || (long) crisisWins + cosmicWins > games) {
            throw new IllegalArgumentException(crisisWins + " and " + cosmicWins + " wins of " + games
                    + " games are impossible. Give at least 1 game and no more wins than games.");
        }
        if (endings.values().exists(count -> count < 1) || ended != games || lengths.count() != games) {
            throw new IllegalArgumentException(lengths.count() + " lengths and " + ended + " endings of " + games
                    + " games are impossible. Give one length and one ending for each game.");
        }
    }

    /**
     * Creates a row by counting the results.
     *
     * @throws IllegalArgumentException if {@code results} is empty
     */
    public static SimulationRow of(Setting setting, Vector<GameResult> results) {
        if (results.isEmpty()) {
            throw new IllegalArgumentException("There are no games at " + setting.difficulty() + ". Give at least 1.");
        }
        TreeMap<String, Integer> endings = TreeMap.empty();
        for (GameResult result : results) {
            endings = endings.put(result.condition(), endings.getOrElse(result.condition(), 0) + 1);
        }
        return new SimulationRow(
                setting,
                results.size(),
                wins(results, Side.CRISIS_TEAM),
                wins(results, Side.COSMIC_THREAT),
                Lengths.of(results.map(GameResult::rounds)),
                endings);
    }

    private static int wins(Vector<GameResult> results, Side side) {
        return results.count(result -> result.ending().map(Ending::winner).contains(side));
    }

    /** Returns the confidence interval of the Crisis Team's win rate. */
    public ConfidenceInterval crisisRate() {
        return ConfidenceInterval.ofRate(crisisWins, games);
    }

    /** Returns the number of games in a hundred that the Crisis Team wins, rounded. */
    public long winsInHundred() {
        return Math.round(100.0 * crisisWins / games);
    }

    /** Returns one line of the report. */
    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%-12s %7d games  Crisis Team wins %5.1f %% (95 %%: %s)  %.1f rounds, in 80 %% of games %d to %d  %s  (%s)",
                setting.difficulty(),
                games,
                100.0 * crisisWins / games,
                crisisRate(),
                lengths.mean(),
                lengths.quantile(10),
                lengths.quantile(90),
                endings.map(entry -> entry._1 + " " + entry._2).mkString(", "),
                setting.players());
    }
}
