package io.github.crisisrules.tournament.conduct;

/**
 * A piece of terrain on a table.
 *
 * @param size as the core rules' chart has it
 * @param official whether Atomic Mass Games made it
 * @param marked whether its size can be read off it, or off a sheet at the table
 */
public record TerrainPiece(String name, int size, boolean official, boolean marked) {
    /**
     * Terrain has a name and a size of at least 1.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public TerrainPiece {
        if (name.isBlank() || size < 1) {
            throw new IllegalArgumentException(
                    "terrain needs a name and a size of 1 or more, not '" + name + "' of size " + size);
        }
    }

    /** A piece whose size everybody knows. */
    public static TerrainPiece official(String name, int size) {
        return new TerrainPiece(name, size, true, false);
    }

    /** Any other piece, with its size marked or not. */
    public static TerrainPiece other(String name, int size, boolean marked) {
        return new TerrainPiece(name, size, false, marked);
    }
}
