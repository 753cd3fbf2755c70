package io.github.crisisrules.encounter.battlefield;

import static io.github.crisisrules.encounter.battlefield.Exact.big;
import static io.github.crisisrules.encounter.battlefield.Exact.cross;
import static io.github.crisisrules.encounter.battlefield.Exact.dot;
import static io.github.crisisrules.encounter.battlefield.Exact.square;

import io.github.crisisrules.encounter.battlefield.Footprint.Side;
import io.vavr.collection.Vector;
import java.math.BigInteger;

/** Whether two pieces are near each other, measured between their closest points; always exact. */
public final class Measurement {
    private Measurement() {}

    /** Whether some part of one piece is at most {@code distance} from the other. */
    public static boolean within(Footprint one, Footprint other, long distance) {
        if (distance < 0) {
            throw new IllegalArgumentException("a distance must be 0 or more, not " + distance);
        }
        return compare(one, other, distance) <= 0;
    }

    /** Whether every part of a round base is at most {@code distance} from the other piece. */
    public static boolean whollyWithin(Footprint base, Footprint other, long distance) {
        if (base.corners().size() != 1) {
            throw new IllegalArgumentException("only a round base can be measured whole, not " + base);
        }
        // The farthest point of the base is its radius beyond the centre.
        long reach = distance + other.radius() - base.radius();
        return reach >= 0 && gap(base.corners().head(), other, reach) <= 0;
    }

    /** Whether the pieces touch or overlap. */
    public static boolean touches(Footprint one, Footprint other) {
        return within(one, other, 0);
    }

    /** Whether the pieces cover common ground, and do not only touch. */
    public static boolean overlaps(Footprint one, Footprint other) {
        return one.radius() + other.radius() > 0
                ? compare(one, other, 0) < 0
                : !liesOutside(one, other) && !liesOutside(other, one);
    }

    /** Whether the closest points are nearer than (-1), at (0) or farther than (1) the distance. */
    private static int compare(Footprint one, Footprint other, long distance) {
        long reach = distance + one.radius() + other.radius();
        if (one.sides().exists(side -> other.sides().exists(against -> cutsThrough(side, against)))) {
            return -Long.signum(reach);
        }
        // Figures that do not cross are nearest each other at a corner of one of them.
        int least = 1;
        for (Spot corner : one.corners()) {
            least = Math.min(least, gap(corner, other, reach));
        }
        for (Spot corner : other.corners()) {
            least = Math.min(least, gap(corner, one, reach));
        }
        return least;
    }

    /** Whether a point is nearer than (-1), at (0) or farther than (1) the reach from the figure of a piece. */
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

    /** Whether a side of the one figure has the other figure wholly on its outer side, touching at most. */
    private static boolean liesOutside(Footprint one, Footprint other) {
        Vector<Side> sides = one.sides();
        // A line has an outer side on its left and on its right.
        Vector<Side> outer = sides.size() == 1
                ? sides.append(new Side(sides.head().to(), sides.head().from()))
                : sides;
        return outer.exists(side -> other.corners().forAll(corner -> Exact.turn(side.from(), side.to(), corner) <= 0));
    }
}
