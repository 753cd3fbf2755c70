package io.github.crisisrules.encounter.battlefield;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.function.ToLongFunction;

/**
 * The ground that a piece covers: every point within {@code radius} of a convex figure given by its corners. One
 * corner makes a round base, two a line, three or more a polygon; a radius rounds the figure off. The corners are
 * stored counter-clockwise from the leftmost, so that equal shapes are equal values.
 *
 * <p>A footprint may be as large as a battlefield, since beams and the edges of the table are footprints too. Only
 * that of a {@link Piece} is limited to {@link Piece#MAX_EXTENT}.
 *
 * @param corners the corners of the convex figure
 * @param radius the radius in tenths of a millimetre
 */
public record Footprint(Vector<Spot> corners, long radius) {
    /**
     * Creates a footprint. The corners may be given clockwise or counter-clockwise.
     *
     * @throws IllegalArgumentException if {@code corners} is empty, has duplicates or is not strictly convex; if
     *     {@code radius} is negative or more than {@link Spot#FARTHEST}; or if a single corner has radius 0
     */
    public Footprint {
        if (radius < 0 || radius > Spot.FARTHEST) {
            throw new IllegalArgumentException(
                    "A radius must be between 0 and " + Spot.FARTHEST + " tenths of a millimetre, not " + radius);
        }
        if (corners.isEmpty() || corners.distinct().size() != corners.size()) {
            throw new IllegalArgumentException(
                    "A footprint needs at least one corner and no corner twice, not " + corners);
        }
        if (corners.size() == 1 && radius == 0) {
            throw new IllegalArgumentException("A footprint of one corner needs a radius above 0, not 0.");
        }
        corners = normal(corners);
    }

    /** Creates the footprint of a round base or token. */
    public static Footprint disc(Spot centre, long radius) {
        return new Footprint(Vector.of(centre), radius);
    }

    /** Creates the straight line between two points, such as a Disruption Beam. */
    public static Footprint line(Spot from, Spot to) {
        return new Footprint(Vector.of(from, to), 0);
    }

    /**
     * Creates a convex polygon, such as a building at any angle.
     *
     * @throws IllegalArgumentException if there are fewer than three corners, or if they do not form a strictly
     *     convex polygon
     */
    public static Footprint polygon(Seq<Spot> corners) {
        if (corners.size() < 3) {
            throw new IllegalArgumentException("A polygon needs at least three corners, not " + corners.size());
        }
        return new Footprint(Vector.ofAll(corners), 0);
    }

    /**
     * Creates a rectangle with sides parallel to the axes.
     *
     * @throws IllegalArgumentException if {@code width} or {@code depth} is not positive
     */
    public static Footprint rectangle(Spot corner, long width, long depth) {
        if (width <= 0 || depth <= 0) {
            throw new IllegalArgumentException(
                    "A rectangle needs a width and a depth above 0, not " + width + " by " + depth);
        }
        return polygon(Vector.of(
                corner,
                corner.plus(new Spot(width, 0)),
                corner.plus(new Spot(width, depth)),
                corner.plus(new Spot(0, depth))));
    }

    /** Returns the width or the depth, whichever is larger. */
    long extent() {
        return Math.max(extent(Spot::x), extent(Spot::y));
    }

    private long extent(ToLongFunction<Spot> coordinate) {
        Vector<Long> all = corners.map(coordinate::applyAsLong);
        return all.max().get() - all.min().get() + 2 * radius;
    }

    /** Returns this shape moved by an offset. */
    public Footprint moved(Spot offset) {
        return new Footprint(corners.map(corner -> corner.plus(offset)), radius);
    }

    /**
     * Returns the sides of the figure as pairs of corners: none for one corner, one for two corners, otherwise as
     * many as there are corners.
     */
    Vector<Side> sides() {
        int count = corners.size() < 3 ? corners.size() - 1 : corners.size();
        return Vector.tabulate(count, i -> new Side(corners.get(i), corners.get((i + 1) % corners.size())));
    }

    /** A side of a figure; the figure lies to its left. */
    record Side(Spot from, Spot to) {
        long dx() {
            return to.x() - from.x();
        }

        long dy() {
            return to.y() - from.y();
        }
    }

    private static Vector<Spot> normal(Vector<Spot> corners) {
        int first = corners.indexOf(corners.min().get());
        Vector<Spot> turned = corners.drop(first).appendAll(corners.take(first));
        if (corners.size() < 3) {
            return turned;
        }
        Vector<Spot> counterClockwise = Exact.turn(turned.get(0), turned.get(1), turned.last()) > 0
                ? turned
                : turned.tail().reverse().prepend(turned.head());
        int size = counterClockwise.size();
        for (int i = 0; i < size; i++) {
            // Every other corner lies strictly to the left of every side, so the polygon is convex and goes round
            // only once.
            Spot from = counterClockwise.get(i);
            Spot to = counterClockwise.get((i + 1) % size);
            if (counterClockwise.exists(
                    corner -> !corner.equals(from) && !corner.equals(to) && Exact.turn(from, to, corner) <= 0)) {
                throw new IllegalArgumentException("The corners " + corners
                        + " do not form a convex polygon. Give them in order around a convex shape.");
            }
        }
        return counterClockwise;
    }
}
