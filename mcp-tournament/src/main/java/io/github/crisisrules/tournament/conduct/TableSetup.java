package io.github.crisisrules.tournament.conduct;

import io.vavr.collection.Vector;

/** A table as the organizer set it up for a round. */
public record TableSetup(int table, boolean mat, Vector<TerrainPiece> terrain) {
    /**
     * Tables are numbered from 1.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public TableSetup {
        if (table < 1) {
            throw new IllegalArgumentException("tables are numbered from 1, not " + table);
        }
    }

    /** A table with its mat and this terrain. */
    public static TableSetup of(int table, TerrainPiece... terrain) {
        return new TableSetup(table, true, Vector.of(terrain));
    }
}
