package io.github.crisisrules.encounter.battlefield;

/**
 * The edge of the table, which no base is pushed across.
 *
 * @param corner the near left one
 * @param width to the right
 * @param depth to the far side
 */
public record TableEdge(Spot corner, long width, long depth) {
    /**
     * A table has an area, and lies within the bounds of {@link Spot}.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public TableEdge {
        if (width <= 0 || depth <= 0) {
            throw new IllegalArgumentException(
                    "a table needs a width and a depth above 0, not " + width + " by " + depth);
        }
        corner.plus(new Spot(width, depth));
    }

    /** The usual table, about 914 mm square, with its near left corner at (0, 0). */
    public static TableEdge approximate() {
        return new TableEdge(new Spot(0, 0), 9144, 9144);
    }

    /** The edge nearest the player at the near side, for deployment. */
    public Footprint nearSide() {
        return Footprint.line(corner, corner.plus(new Spot(width, 0)));
    }

    /** The edge nearest the player at the far side. */
    public Footprint farSide() {
        return Footprint.line(corner.plus(new Spot(0, depth)), corner.plus(new Spot(width, depth)));
    }
}
