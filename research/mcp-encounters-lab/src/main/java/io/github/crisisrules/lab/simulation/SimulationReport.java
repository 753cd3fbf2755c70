package io.github.crisisrules.lab.simulation;

import io.github.crisisrules.core.chance.Seed;
import io.vavr.collection.Vector;

/**
 * The results of simulations and the assumptions on which they rest. The notes name every value that is invented
 * and not printed, and everything that is left out; show them together with the numbers.
 */
public record SimulationReport(String encounter, Seed seed, Vector<SimulationRow> rows, Vector<String> notes) {
    /**
     * Returns a summary in one paragraph: for each way of playing, the number of games in a hundred that the
     * Crisis Team wins at each difficulty, with the 95 % interval, and the length of games.
     */
    public String summary() {
        return rows.map(row -> row.setting().players())
                .distinct()
                .map(players -> sentence(
                        players, rows.filter(row -> row.setting().players().equals(players))))
                .mkString(" ");
    }

    private static String sentence(String players, Vector<SimulationRow> rows) {
        Vector<String> wins = rows.map(
                row -> row.winsInHundred() + " at " + row.setting().difficulty() + " (95 %: " + row.crisisRate() + ")");
        Lengths all = Lengths.of(
                rows.flatMap(row -> row.lengths().games().toVector().flatMap(each -> Vector.fill(each._2, each._1))));
        return players.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + players.substring(1)
                + ": of 100 games the Crisis Team wins " + wins.mkString(", ") + ". Four of five games take "
                + all.quantile(10) + " to " + all.quantile(90) + " rounds.";
    }

    /** Returns the report as text for people: the summary, the rows, then the notes. */
    @Override
    public String toString() {
        return encounter + ", seed " + seed + "\n" + summary() + "\n" + rows.mkString("", "\n", "\n")
                + notes.map(note -> "Note: " + note).mkString("\n");
    }
}
