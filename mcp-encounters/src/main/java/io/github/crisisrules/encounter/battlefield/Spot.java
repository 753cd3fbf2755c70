package io.github.crisisrules.encounter.battlefield;

import java.util.Comparator;

/**
 * A point of the battlefield in tenths of a millimetre from any origin; also an offset from one point to another.
 *
 * @param x to the right
 * @param y to the far side
 */
public record Spot(long x, long y) implements Comparable<Spot> {
    /** How far from the origin a coordinate may be: a hundred metres, so that no table is too large. */
    public static final long FARTHEST = 1_000_000;

    private static final Comparator<Spot> ORDER =
            Comparator.comparingLong(Spot::x).thenComparingLong(Spot::y);

    /**
     * No coordinate is farther out than {@link #FARTHEST}.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Spot {
        if (isTooFar(x) || isTooFar(y)) {
            throw new IllegalArgumentException("(" + x + ", " + y + ") is more than a hundred metres from the origin:"
                    + " coordinates go from -" + FARTHEST + " to " + FARTHEST);
        }
    }

    private static boolean isTooFar(long coordinate) {
        return coordinate < -FARTHEST || coordinate > FARTHEST;
    }

    /** This point moved by an offset. */
    public Spot plus(Spot offset) {
        return new Spot(x + offset.x, y + offset.y);
    }

    /** The offset from this point to another. */
    public Spot to(Spot other) {
        return new Spot(other.x - x, other.y - y);
    }

    /** From left to right, then from near to far. */
    @Override
    public int compareTo(Spot other) {
        return ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return "(" + x + ", " + y + ")";
    }
}
