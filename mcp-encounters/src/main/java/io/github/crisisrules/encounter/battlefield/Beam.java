package io.github.crisisrules.encounter.battlefield;

import static io.github.crisisrules.encounter.battlefield.Exact.big;
import static io.github.crisisrules.encounter.battlefield.Exact.cross;
import static io.github.crisisrules.encounter.battlefield.Exact.dot;

import java.math.BigInteger;

/**
 * A straight strip laid from the edge of a round base, along the line through the centre of the base.
 *
 * @param direction the direction, of any length but 0
 * @param length the length from the edge of the base, in tenths of a millimetre
 * @param width the width in tenths of a millimetre, half of it on either side of the line; 0 for a line
 */
public record Beam(Spot direction, long length, long width) {
    /**
     * Creates a beam.
     *
     * @throws IllegalArgumentException if {@code direction} is (0, 0), if {@code length} is not positive, if
     *     {@code width} is negative, or if either is more than {@link Spot#FARTHEST}
     */
    public Beam {
        if (direction.equals(new Spot(0, 0))) {
            throw new IllegalArgumentException("A beam needs a direction, not (0, 0).");
        }
        if (length <= 0 || length > Spot.FARTHEST || width < 0 || width > Spot.FARTHEST) {
            throw new IllegalArgumentException("A beam must be longer than 0 and at most " + Spot.FARTHEST
                    + " long and wide, not " + length + " by " + width);
        }
    }

    /**
     * Returns whether this beam, laid from the edge of one round base, touches or covers a part of another round
     * base.
     */
    boolean touches(Spot from, long fromRadius, Spot base, long radius) {
        long wx = base.x() - from.x();
        long wy = base.y() - from.y();
        // All lengths are doubled and multiplied by the length of the direction, as in Way.
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
