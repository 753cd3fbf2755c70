package io.github.crisisrules.encounter.battlefield;

import static io.github.crisisrules.encounter.battlefield.Exact.big;
import static io.github.crisisrules.encounter.battlefield.Exact.cross;
import static io.github.crisisrules.encounter.battlefield.Exact.dot;

import java.math.BigInteger;

/**
 * A straight strip laid from the edge of a round base, along the line through the base's middle.
 *
 * @param direction any length but 0
 * @param length from the base's edge, in tenths of a millimetre
 * @param width half of it on either side of the line
 */
public record Beam(Spot direction, long length, long width) {
    /**
     * The direction is not (0, 0) and the length is above 0; the width may be 0.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Beam {
        if (direction.equals(new Spot(0, 0))) {
            throw new IllegalArgumentException("a beam needs a direction, not (0, 0)");
        }
        if (length <= 0 || length > Spot.FARTHEST || width < 0 || width > Spot.FARTHEST) {
            throw new IllegalArgumentException("a beam is longer than 0 and at most " + Spot.FARTHEST
                    + " long and wide, not " + length + " by " + width);
        }
    }

    /** Whether it touches or covers a part of one round base, laid from the edge of another. */
    boolean touches(Spot from, long fromRadius, Spot base, long radius) {
        long wx = base.x() - from.x();
        long wy = base.y() - from.y();
        // Everything is told in halves, and times the direction's length, as in Way.
        long ahead = 2 * dot(direction.x(), direction.y(), wx, wy);
        long aside = 2 * Math.abs(cross(direction.x(), direction.y(), wx, wy));
        Surd before = scaled(2 * fromRadius).scaled(big(-ahead), BigInteger.ONE);
        Surd beyond = scaled(-2 * (fromRadius + length)).scaled(big(ahead), BigInteger.ONE);
        Surd outside = scaled(-width).scaled(big(aside), BigInteger.ONE);
        Surd along = Surd.max(Surd.max(before, beyond), Surd.ZERO);
        Surd across = Surd.max(outside, Surd.ZERO);
        return along.squared()
                        .plus(across.squared())
                        .compareTo(scaled(2 * radius).squared())
                <= 0;
    }

    private Surd scaled(long distance) {
        return Surd.root(big(distance), big(dot(direction.x(), direction.y(), direction.x(), direction.y())));
    }
}
