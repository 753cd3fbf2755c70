package io.github.crisisrules.tournament.event;

/**
 * One row of a printed structure table.
 *
 * @param atMost {@link Integer#MAX_VALUE} for "or more"
 */
public record StructureRow(int atLeast, int atMost, Structure structure) {
    /**
     * A row covers at least one number of players, and its cut is not larger than that number.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public StructureRow {
        if (atLeast < 2 || atMost < atLeast) {
            throw new IllegalArgumentException("a row for " + atLeast + " to " + atMost + " players covers nobody");
        }
        if (structure.cut() > atLeast) {
            throw new IllegalArgumentException(
                    "a cut to the top " + structure.cut() + " needs as many players; the row begins at " + atLeast);
        }
    }

    /** The last row of a table: for that many players or more. */
    public static StructureRow orMore(int atLeast, Structure structure) {
        return new StructureRow(atLeast, Integer.MAX_VALUE, structure);
    }

    boolean covers(int players) {
        return atLeast <= players && players <= atMost;
    }
}
