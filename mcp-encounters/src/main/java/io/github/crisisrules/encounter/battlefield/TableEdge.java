package io.github.crisisrules.encounter.battlefield;

/**
 * The edge of the game table, which no base can be pushed across.
 *
 * @param corner the near left corner
 * @param width the extent to the right
 * @param depth the extent to the far side
 */
public record TableEdge(Spot corner, long width, long depth) {
    /**
     * Creates the edge of a table.
     *
     * @throws IllegalArgumentException if {@code width} or {@code depth} is not positive, or if the far right
     *     corner is outside the bounds of {@link Spot}
     */
    public TableEdge {
        if (width <= 0 || depth <= 0) {
            throw new IllegalArgumentException(
                    "A table needs a width and a depth above 0, not " + width + " by " + depth);
        }
        corner.plus(new Spot(width, depth));
    }

    /** Returns the edge of the usual table, about 914 mm square, with its near left corner at (0, 0). */
    public static TableEdge approximate() {
        return new TableEdge(new Spot(0, 0), 9144, 9144);
    }

    /** Returns the near side of the table, for deployment. */
    public Footprint nearSide() {
        return Footprint.line(corner, corner.plus(new Spot(width, 0)));
    }

    /** Returns the far side of the table, for deployment. */
    public Footprint farSide() {
        return Footprint.line(corner.plus(new Spot(0, depth)), corner.plus(new Spot(width, depth)));
    }
}
