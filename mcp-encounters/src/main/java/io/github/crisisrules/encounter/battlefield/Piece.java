package io.github.crisisrules.encounter.battlefield;

import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.ABSURD_SIZES_ARE_REFUSED;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.frame.ReportedNumber;

/**
 * A piece with a place on the battlefield.
 *
 * @param name the name used in reports, unique on a battlefield
 * @param kind the kind, which decides the effect of a push that meets the piece
 * @param size the printed size, or 0 for a token without a size
 * @param footprint the ground that the piece covers
 */
public record Piece(String name, PieceKind kind, int size, Footprint footprint) {
    /** The maximum extent of a piece, one metre in tenths of a millimetre; a larger one is treated as a typing error. */
    @Rule(ABSURD_SIZES_ARE_REFUSED)
    public static final long MAX_EXTENT = 10_000;

    /**
     * Creates a piece.
     *
     * @throws IllegalArgumentException if {@code name} is blank, if {@code size} is negative or more than
     *     {@link ReportedNumber#MAX_SIZE}, or if {@code footprint} extends further than {@link #MAX_EXTENT}
     */
    public Piece {
        if (name.isBlank()) {
            throw new IllegalArgumentException("The name of a piece is blank. Give the piece a name.");
        }
        if (size < 0 || size > ReportedNumber.MAX_SIZE) {
            throw new IllegalArgumentException("The size of " + PlainName.shown(name) + " must be from 0 to "
                    + ReportedNumber.MAX_SIZE + ", not " + size + ".");
        }
        if (footprint.extent() > MAX_EXTENT) {
            throw new IllegalArgumentException(PlainName.shown(name) + " extends over " + footprint.extent()
                    + " tenths of a millimetre. A piece extends over at most " + MAX_EXTENT + ".");
        }
    }

    /** Creates a character on a round base. */
    public static Piece character(String name, int size, Spot centre, long radius) {
        return new Piece(name, PieceKind.CHARACTER, size, Footprint.disc(centre, radius));
    }

    /** Creates terrain that can be destroyed or thrown. */
    public static Piece interactiveTerrain(String name, int size, Footprint footprint) {
        return new Piece(name, PieceKind.INTERACTIVE_TERRAIN, size, footprint);
    }

    /** Creates terrain that cannot be destroyed. */
    public static Piece fixedTerrain(String name, int size, Footprint footprint) {
        return new Piece(name, PieceKind.FIXED_TERRAIN, size, footprint);
    }

    /** Creates a round objective token. */
    public static Piece token(String name, PieceKind kind, Spot centre, long radius) {
        return new Piece(name, kind, 0, Footprint.disc(centre, radius));
    }

    /** Returns this piece moved by an offset. */
    public Piece moved(Spot offset) {
        return new Piece(name, kind, size, footprint.moved(offset));
    }
}
