package io.github.crisisrules.encounter.hulk.attack;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/**
 * The range of an attack.
 *
 * @param shape the shape, which decides the number of targets
 * @param length the range number
 */
public record AttackRange(Shape shape, int length) implements Describable {
    /** The shapes of an attack. */
    public enum Shape {
        /** One target within the range. */
        SINGLE,
        /** All characters along a straight line of the given length. */
        BEAM,
        /** All characters within the range. */
        AREA
    }

    /**
     * Creates a range.
     *
     * @throws IllegalArgumentException if {@code length} is less than 1
     */
    public AttackRange {
        if (length < 1) {
            throw new IllegalArgumentException("The range of an attack must be at least 1, not " + length);
        }
    }

    /** Creates a range with one target. */
    public static AttackRange single(int length) {
        return new AttackRange(Shape.SINGLE, length);
    }

    /** Creates a beam, a straight line of the given length. */
    public static AttackRange beam(int length) {
        return new AttackRange(Shape.BEAM, length);
    }

    /** Creates an area, with all characters within the range as targets. */
    public static AttackRange area(int length) {
        return new AttackRange(Shape.AREA, length);
    }

    /** Returns whether an attack with this range may have the given number of targets. */
    public boolean allows(int targets) {
        return shape == Shape.SINGLE ? targets == 1 : targets >= 1;
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
