package io.github.crisisrules.tournament.component;

/**
 * A piece of terrain on a table.
 *
 * @param size the size in the chart of the core rules
 * @param isOfficial whether Atomic Mass Games made the piece
 * @param isMarked whether its size can be read on the piece or on a sheet at the table
 */
public record TerrainPiece(String name, int size, boolean isOfficial, boolean isMarked) {
    /**
     * Creates a piece.
     *
     * @throws IllegalArgumentException if {@code name} is blank or {@code size} is less than 1
     */
    public TerrainPiece {
        if (name.isBlank() || size < 1) {
            throw new IllegalArgumentException(
                    "Terrain needs a name and a size of 1 or more, not '" + name + "' of size " + size + ".");
        }
    }

    /** Creates an official piece, whose size needs no mark. */
    public static TerrainPiece official(String name, int size) {
        return new TerrainPiece(name, size, true, false);
    }

    /** Creates a piece that is not official. */
    public static TerrainPiece other(String name, int size, boolean marked) {
        return new TerrainPiece(name, size, false, marked);
    }
}
