package io.github.crisisrules.tournament.edition;

/**
 * One row of the structure that a document prints.
 *
 * @param atMost the largest number of players, or {@link Integer#MAX_VALUE} for no upper limit
 */
public record StructureRow(int atLeast, int atMost, Structure structure) {
    /**
     * Creates a row.
     *
     * @throws IllegalArgumentException if {@code atLeast} is less than 2 or greater than {@code atMost}, or if the
     *     cut is larger than {@code atLeast}
     */
    public StructureRow {
        if (atLeast < 2 || atMost < atLeast) {
            throw new IllegalArgumentException(
                    "A row cannot cover " + atLeast + " to " + atMost + " players. Start at 2 or more.");
        }
        if (structure.cut() > atLeast) {
            throw new IllegalArgumentException(
                    "A cut to the top " + structure.cut() + " needs as many players, but the row begins at " + atLeast
                            + ". Start the row later or reduce the cut.");
        }
    }

    /** Creates the last row, for {@code atLeast} players or more. */
    public static StructureRow orMore(int atLeast, Structure structure) {
        return new StructureRow(atLeast, Integer.MAX_VALUE, structure);
    }

    boolean covers(int players) {
        return atLeast <= players && players <= atMost;
    }
}
