package io.github.crisisrules.tournament.component;

import io.vavr.collection.Vector;

/** A table as the organizer set it up for a round. */
public record TableSetup(int table, boolean mat, Vector<TerrainPiece> terrain) {
    /**
     * Creates a setup.
     *
     * @throws IllegalArgumentException if {@code table} is less than 1
     */
    public TableSetup {
        if (table < 1) {
            throw new IllegalArgumentException("Tables are numbered from 1, not " + table + ".");
        }
    }

    /** Creates the setup of a table with its mat and the given terrain. */
    public static TableSetup of(int table, TerrainPiece... terrain) {
        return new TableSetup(table, true, Vector.of(terrain));
    }
}
