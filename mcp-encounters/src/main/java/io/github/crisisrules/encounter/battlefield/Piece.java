package io.github.crisisrules.encounter.battlefield;

/**
 * Something on the battlefield with a place.
 *
 * @param name by which reports call it; no two pieces of a battlefield share one
 * @param kind how pushes take it
 * @param size as printed, 0 for a token without a size
 * @param footprint the ground it covers
 */
public record Piece(String name, PieceKind kind, int size, Footprint footprint) {
    /**
     * A piece has a name, and a size that is not negative.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Piece {
        if (name.isBlank()) {
            throw new IllegalArgumentException("the name of a piece is blank: name it");
        }
        if (size < 0) {
            throw new IllegalArgumentException("the size of " + name + " must be 0 or more, not " + size);
        }
    }

    /** A character on a round base. */
    public static Piece character(String name, int size, Spot centre, long radius) {
        return new Piece(name, PieceKind.CHARACTER, size, Footprint.disc(centre, radius));
    }

    /** Terrain that can be destroyed or thrown. */
    public static Piece interactiveTerrain(String name, int size, Footprint footprint) {
        return new Piece(name, PieceKind.INTERACTIVE_TERRAIN, size, footprint);
    }

    /** Terrain that cannot be destroyed. */
    public static Piece fixedTerrain(String name, int size, Footprint footprint) {
        return new Piece(name, PieceKind.FIXED_TERRAIN, size, footprint);
    }

    /** A round objective token. */
    public static Piece token(String name, PieceKind kind, Spot centre, long radius) {
        return new Piece(name, kind, 0, Footprint.disc(centre, radius));
    }

    /** The same piece elsewhere. */
    public Piece moved(Spot offset) {
        return new Piece(name, kind, size, footprint.moved(offset));
    }
}
