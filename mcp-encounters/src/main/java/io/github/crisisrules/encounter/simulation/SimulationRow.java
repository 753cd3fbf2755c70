package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.encounter.outcome.Ending;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import java.util.Locale;

/** What came of the games of one setting, such as one difficulty. */
public record SimulationRow(
        String label, int games, int crisisWins, int cosmicWins, long rounds, TreeMap<String, Integer> endings) {
    /** Counts the results. */
    public static SimulationRow of(String label, Vector<GameResult> results) {
        if (results.isEmpty()) {
            throw new IllegalArgumentException("no games of " + label);
        }
        TreeMap<String, Integer> endings = TreeMap.empty();
        for (GameResult result : results) {
            endings = endings.put(result.condition(), endings.getOrElse(result.condition(), 0) + 1);
        }
        return new SimulationRow(
                label,
                results.size(),
                wins(results, Side.CRISIS_TEAM),
                wins(results, Side.COSMIC_THREAT),
                results.map(GameResult::rounds).sum().longValue(),
                endings);
    }

    private static int wins(Vector<GameResult> results, Side side) {
        return results.count(result -> result.ending().map(Ending::winner).contains(side));
    }

    /** Where the Crisis Team's rate of wins lies. */
    public WilsonInterval crisisRate() {
        return WilsonInterval.of(crisisWins, games);
    }

    /** One line of the report. */
    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%-12s %7d games  Crisis Team wins %5.1f %% (95 %%: %s)  %.1f rounds  %s",
                label,
                games,
                100.0 * crisisWins / games,
                crisisRate(),
                (double) rounds / games,
                endings.map(entry -> entry._1 + " " + entry._2).mkString(", "));
    }
}
