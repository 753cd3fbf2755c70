package io.github.crisisrules.encounter.battlefield;

/** Distances in doubles, by the textbook: the twin against which the exact answers are held, away from ties. */
final class LiteralDistance {
    private LiteralDistance() {}

    /** From a point to the ground a piece covers; negative inside, by how deep for a disc and its rounding. */
    static double from(double x, double y, Footprint piece) {
        double least = Double.MAX_VALUE;
        boolean inside = piece.corners().size() > 2;
        for (Spot corner : piece.corners()) {
            least = Math.min(least, Math.hypot(x - corner.x(), y - corner.y()));
        }
        for (Footprint.Side side : piece.sides()) {
            double px = x - side.from().x();
            double py = y - side.from().y();
            double length = Math.hypot(side.dx(), side.dy());
            double along = (px * side.dx() + py * side.dy()) / length;
            double off = (side.dx() * py - side.dy() * px) / length;
            inside &= off > 0;
            if (along > 0 && along < length) {
                least = Math.min(least, Math.abs(off));
            }
        }
        return inside ? -least : least - piece.radius();
    }

    /** The least distance of any place on the way from (0, 0), by ternary search: the distance is convex. */
    static double alongWay(double ux, double uy, double length, Footprint piece) {
        double low = 0;
        double high = length;
        for (int i = 0; i < 200; i++) {
            double left = low + (high - low) / 3;
            double right = high - (high - low) / 3;
            if (from(ux * left, uy * left, piece) < from(ux * right, uy * right, piece)) {
                high = right;
            } else {
                low = left;
            }
        }
        return from(ux * low, uy * low, piece);
    }

    /** Between the closest points of two pieces; 0 or less where they meet. */
    static double between(Footprint one, Footprint other) {
        double least = Double.MAX_VALUE;
        for (Spot corner : one.corners()) {
            least = Math.min(least, from(corner.x(), corner.y(), other) - one.radius());
        }
        for (Spot corner : other.corners()) {
            least = Math.min(least, from(corner.x(), corner.y(), one) - other.radius());
        }
        for (Footprint.Side side : one.sides()) {
            double length = Math.hypot(side.dx(), side.dy());
            Footprint moved =
                    other.moved(new Spot(-side.from().x(), -side.from().y()));
            least = Math.min(least, alongWay(side.dx() / length, side.dy() / length, length, moved) - one.radius());
        }
        return least;
    }
}
