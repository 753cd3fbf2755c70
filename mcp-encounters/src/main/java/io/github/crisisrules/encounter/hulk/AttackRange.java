package io.github.crisisrules.encounter.hulk;

/**
 * How far an attack reaches, and whom.
 *
 * @param shape one target, a line of them or all around
 * @param length the range number
 */
public record AttackRange(Shape shape, int length) {
    /** Whom an attack reaches. */
    public enum Shape {
        /** One target within the range. */
        SINGLE,
        /** Everybody along a straight line of that length. */
        BEAM,
        /** Everybody within the range. */
        AREA
    }

    /**
     * The length is 1 or more.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public AttackRange {
        if (length < 1) {
            throw new IllegalArgumentException("the range of an attack must be 1 or more, not " + length);
        }
    }

    /** One target within this range. */
    public static AttackRange single(int length) {
        return new AttackRange(Shape.SINGLE, length);
    }

    /** A line of this length. */
    public static AttackRange beam(int length) {
        return new AttackRange(Shape.BEAM, length);
    }

    /** All within this range. */
    public static AttackRange area(int length) {
        return new AttackRange(Shape.AREA, length);
    }

    /** Whether an attack with this range may have this many targets. */
    public boolean allows(int targets) {
        return shape == Shape.SINGLE ? targets == 1 : targets >= 1;
    }

    @Override
    public String toString() {
        return (shape == Shape.SINGLE ? "range " : shape == Shape.BEAM ? "beam " : "area ") + length;
    }
}
