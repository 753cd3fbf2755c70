package io.github.crisisrules.encounter.battlefield;

import static io.github.crisisrules.encounter.battlefield.Exact.big;
import static io.github.crisisrules.encounter.battlefield.Exact.cross;
import static io.github.crisisrules.encounter.battlefield.Exact.dot;
import static io.github.crisisrules.encounter.battlefield.Exact.square;

import io.github.crisisrules.encounter.battlefield.Footprint.Side;
import io.vavr.collection.Vector;
import java.math.BigInteger;

/** Exact tests of the distance between two pieces, measured between their closest points. */
public final class Measurement {
    private Measurement() {}

    /**
     * Returns whether some part of one piece is at most {@code distance} from the other.
     *
     * @throws IllegalArgumentException if {@code distance} is negative
     */
    public static boolean within(Footprint one, Footprint other, long distance) {
        if (distance < 0) {
            throw new IllegalArgumentException("A distance must be 0 or more, not " + distance);
        }
        return compare(one, other, distance) <= 0;
    }

    /**
     * Returns whether every part of a round base is at most {@code distance} from the other piece.
     *
     * @throws IllegalArgumentException if {@code base} is not a round base
     */
    public static boolean whollyWithin(Footprint base, Footprint other, long distance) {
        if (base.corners().size() != 1) {
            throw new IllegalArgumentException("Only a round base can be measured as a whole, not " + base);
        }
        // The farthest point of the base is one radius beyond its centre.
        long reach = distance + other.radius() - base.radius();
        return reach >= 0 && gap(base.corners().head(), other, reach) <= 0;
    }

    /** Returns whether the pieces touch or overlap. */
    public static boolean touches(Footprint one, Footprint other) {
        return within(one, other, 0);
    }

    /** Returns whether the pieces overlap; touching alone is not enough. */
    public static boolean overlaps(Footprint one, Footprint other) {
        return one.radius() + other.radius() > 0
                ? compare(one, other, 0) < 0
                : !liesOutside(one, other) && !liesOutside(other, one);
    }

    /**
     * Compares the distance between the closest points with {@code distance}: -1 if nearer, 0 if equal, 1 if
     * farther.
     */
    private static int compare(Footprint one, Footprint other, long distance) {
        long reach = distance + one.radius() + other.radius();
        if (one.sides().exists(side -> other.sides().exists(against -> cutsThrough(side, against)))) {
            return -Long.signum(reach);
        }
        // Two figures that do not cross are closest at a corner of one of them.
        int least = 1;
        for (Spot corner : one.corners()) {
            least = Math.min(least, gap(corner, other, reach));
        }
        for (Spot corner : other.corners()) {
            least = Math.min(least, gap(corner, one, reach));
        }
        return least;
    }

    /**
     * Compares the distance between a point and the figure of a piece with {@code reach}: -1 if nearer, 0 if
     * equal, 1 if farther.
     */
    private static int gap(Spot point, Footprint piece, long reach) {
        Vector<Side> sides = piece.sides();
        if (sides.size() > 1 && sides.forAll(side -> Exact.turn(side.from(), side.to(), point) >= 0)) {
            return -Long.signum(reach);
        }
        int least = 1;
        for (Spot corner : piece.corners()) {
            BigInteger square = square(point.x() - corner.x()).add(square(point.y() - corner.y()));
            least = Math.min(least, square.compareTo(square(reach)));
        }
        for (Side side : sides) {
            long px = point.x() - side.from().x();
            long py = point.y() - side.from().y();
            long along = dot(side.dx(), side.dy(), px, py);
            long length = dot(side.dx(), side.dy(), side.dx(), side.dy());
            if (along >= 0 && along <= length) {
                BigInteger off = square(cross(side.dx(), side.dy(), px, py));
                least = Math.min(least, off.compareTo(square(reach).multiply(big(length))));
            }
        }
        return least;
    }

    private static boolean cutsThrough(Side one, Side other) {
        int a = Long.signum(Exact.turn(one.from(), one.to(), other.from()));
        int b = Long.signum(Exact.turn(one.from(), one.to(), other.to()));
        int c = Long.signum(Exact.turn(other.from(), other.to(), one.from()));
        int d = Long.signum(Exact.turn(other.from(), other.to(), one.to()));
        return a * b < 0 && c * d < 0;
    }

    /** Returns whether the other figure lies wholly on the outer side of a side of this figure, touching it at most. */
    private static boolean liesOutside(Footprint one, Footprint other) {
        Vector<Side> sides = one.sides();
        // Both sides of a line are outer sides.
        Vector<Side> outer = sides.size() == 1
                ? sides.append(new Side(sides.head().to(), sides.head().from()))
                : sides;
        return outer.exists(side -> other.corners().forAll(corner -> Exact.turn(side.from(), side.to(), corner) <= 0));
    }
}
