package io.github.crisisrules.encounter.battlefield;

import java.util.Comparator;

/**
 * A point of the battlefield in tenths of a millimetre from any origin; also an offset from one point to another.
 *
 * @param x the coordinate to the right
 * @param y the coordinate to the far side
 */
public record Spot(long x, long y) implements Comparable<Spot> {
    /** The maximum absolute value of a coordinate: a hundred metres, enough for any battlefield. */
    public static final long FARTHEST = 1_000_000;

    private static final Comparator<Spot> ORDER =
            Comparator.comparingLong(Spot::x).thenComparingLong(Spot::y);

    /**
     * Creates a point or offset.
     *
     * @throws IllegalArgumentException if a coordinate is outside the range from -{@link #FARTHEST} to
     *     {@link #FARTHEST}
     */
    public Spot {
        if (isTooFar(x) || isTooFar(y)) {
            throw new IllegalArgumentException("(" + x + ", " + y + ") is more than a hundred metres from the origin."
                    + " Coordinates go from -" + FARTHEST + " to " + FARTHEST);
        }
    }

    private static boolean isTooFar(long coordinate) {
        return coordinate < -FARTHEST || coordinate > FARTHEST;
    }

    /** Returns this point moved by an offset. */
    public Spot plus(Spot offset) {
        return new Spot(x + offset.x, y + offset.y);
    }

    /** Returns the offset from this point to another. */
    public Spot to(Spot other) {
        return new Spot(other.x - x, other.y - y);
    }

    /** Compares points from left to right, then from near to far. */
    @Override
    public int compareTo(Spot other) {
        return ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return "(" + x + ", " + y + ")";
    }
}
