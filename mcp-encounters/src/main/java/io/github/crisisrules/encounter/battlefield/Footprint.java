package io.github.crisisrules.encounter.battlefield;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/**
 * What a piece covers of the battlefield: every point within {@code radius} of a convex figure given by its corners. One
 * corner is a round base, two are a line, three or more a polygon; a radius rounds the figure off. The corners run
 * counter-clockwise from the leftmost, so that equal shapes are equal values.
 *
 * @param corners of the convex figure
 * @param radius in tenths of a millimetre
 */
public record Footprint(Vector<Spot> corners, long radius) {
    /**
     * The corners are those of a strictly convex figure, in either direction; the radius is not negative.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Footprint {
        if (radius < 0 || radius > Spot.FARTHEST) {
            throw new IllegalArgumentException(
                    "a radius must be between 0 and " + Spot.FARTHEST + " tenths of a millimetre, not " + radius);
        }
        if (corners.isEmpty() || corners.distinct().size() != corners.size()) {
            throw new IllegalArgumentException("a footprint needs corners that differ, not " + corners);
        }
        if (corners.size() == 1 && radius == 0) {
            throw new IllegalArgumentException("a footprint of one corner needs a radius above 0, not 0");
        }
        corners = normal(corners);
    }

    /** A round base or token. */
    public static Footprint disc(Spot centre, long radius) {
        return new Footprint(Vector.of(centre), radius);
    }

    /** The straight line between two points, as a Disruption Beam is drawn. */
    public static Footprint line(Spot from, Spot to) {
        return new Footprint(Vector.of(from, to), 0);
    }

    /** A convex polygon, such as a building at any angle. */
    public static Footprint polygon(Seq<Spot> corners) {
        if (corners.size() < 3) {
            throw new IllegalArgumentException("a polygon has three corners or more, not " + corners.size());
        }
        return new Footprint(Vector.ofAll(corners), 0);
    }

    /** A rectangle with sides along the table's edges. */
    public static Footprint rectangle(Spot corner, long width, long depth) {
        if (width <= 0 || depth <= 0) {
            throw new IllegalArgumentException(
                    "a rectangle needs a width and a depth above 0, not " + width + " by " + depth);
        }
        return polygon(Vector.of(
                corner,
                corner.plus(new Spot(width, 0)),
                corner.plus(new Spot(width, depth)),
                corner.plus(new Spot(0, depth))));
    }

    /** The same shape elsewhere. */
    public Footprint moved(Spot offset) {
        return new Footprint(corners.map(corner -> corner.plus(offset)), radius);
    }

    /** The sides of the figure as pairs of corners: none for one corner, one for two, else one after each corner. */
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
            // Every other corner lies strictly to the left of every side: convex, and not wound twice.
            Spot from = counterClockwise.get(i);
            Spot to = counterClockwise.get((i + 1) % size);
            if (counterClockwise.exists(
                    corner -> !corner.equals(from) && !corner.equals(to) && Exact.turn(from, to, corner) <= 0)) {
                throw new IllegalArgumentException("the corners " + corners
                        + " do not go round a convex polygon: give them in order, without a dent");
            }
        }
        return counterClockwise;
    }
}
