package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.core.chance.Seed;
import io.vavr.collection.Vector;

/**
 * What a simulation found, and what it rests on: the notes name everything that is made up rather than printed, and what is
 * left out. A reader of the numbers must see them.
 */
public record SimulationReport(String encounter, Seed seed, Vector<SimulationRow> rows, Vector<String> notes) {
    /**
     * For somebody who reads one paragraph: how many games in a hundred the Crisis Team wins at each difficulty, with the 95 %
     * interval, and how long games are, for each way of playing.
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

    /** For people: the summary, the rows, then the notes. */
    @Override
    public String toString() {
        return encounter + ", seed " + seed + "\n" + summary() + "\n" + rows.mkString("", "\n", "\n")
                + notes.map(note -> "Note: " + note).mkString("\n");
    }
}
