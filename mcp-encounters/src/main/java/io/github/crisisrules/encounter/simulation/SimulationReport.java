package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.core.chance.Seed;
import io.vavr.collection.Vector;

/**
 * What a simulation found, and what it rests on: the notes name everything that is made up rather than printed, and a
 * reader of the numbers must see them.
 */
public record SimulationReport(String encounter, Seed seed, Vector<SimulationRow> rows, Vector<String> notes) {
    /** For people: the rows, then the notes. */
    @Override
    public String toString() {
        return encounter + ", seed " + seed + "\n" + rows.mkString("", "\n", "\n")
                + notes.map(note -> "Note: " + note).mkString("\n");
    }
}
