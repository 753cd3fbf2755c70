package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.encounter.outcome.Ending;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import java.util.Locale;

/** What came of the games of one setting. */
public record SimulationRow(
        Setting setting, int games, int crisisWins, int cosmicWins, Lengths lengths, TreeMap<String, Integer> endings) {
    /**
     * Nobody wins more games than were played, and every game has its length and its ending.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public SimulationRow {
        long ended = endings.values().sum().longValue();
        if (games < 1 || crisisWins < 0 || cosmicWins < 0 || (long) crisisWins + cosmicWins > games) {
            throw new IllegalArgumentException(crisisWins + " and " + cosmicWins + " wins of " + games
                    + " games: at least 1 game is needed, and no more wins than games");
        }
        if (endings.values().exists(count -> count < 1) || ended != games || lengths.count() != games) {
            throw new IllegalArgumentException(lengths.count() + " lengths and " + ended + " endings of " + games
                    + " games: each game has one of both");
        }
    }

    /** Counts the results. */
    public static SimulationRow of(Setting setting, Vector<GameResult> results) {
        if (results.isEmpty()) {
            throw new IllegalArgumentException("no games at " + setting.difficulty() + ": at least 1 is needed");
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

    /** Where the Crisis Team's rate of wins lies. */
    public ConfidenceInterval crisisRate() {
        return ConfidenceInterval.ofRate(crisisWins, games);
    }

    /** Games that the Crisis Team wins in a hundred, rounded. */
    public long winsInHundred() {
        return Math.round(100.0 * crisisWins / games);
    }

    /** One line of the report. */
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
