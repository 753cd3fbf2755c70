package io.github.crisisrules.core.dice;

import static io.github.crisisrules.core.dice.CrisisFace.BLANK;
import static io.github.crisisrules.core.dice.CrisisFace.BLOCK;
import static io.github.crisisrules.core.dice.CrisisFace.CRITICAL;
import static io.github.crisisrules.core.dice.CrisisFace.WILD;

import io.vavr.collection.TreeSet;

/**
 * An effect that may change dice after the roll: up to this many dice that show one of these faces come to show another.
 * Whoever holds the effect chooses the dice, or none. Failures stay as they are unless the roll's rules unlock them.
 *
 * @param most the most dice
 * @param from the faces it may change
 * @param to what they show then
 */
public record FaceChange(int most, TreeSet<CrisisFace> from, CrisisFace to) {
    private static final FaceChange COVER = of(1, BLOCK, BLANK);
    private static final FaceChange PIERCE = of(1, BLANK, CRITICAL, WILD, BLOCK);

    /**
     * At least one die and one face, and no face into itself.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public FaceChange {
        if (most < 1 || from.isEmpty() || from.contains(to)) {
            throw new IllegalArgumentException("a change of " + most + " dice from " + CrisisFace.words(from) + " to "
                    + CrisisFace.words(TreeSet.of(to)) + "; it takes one die or more, and another face");
        }
    }

    /** Up to this many dice that show one of the faces {@code from} come to show {@code to}. */
    public static FaceChange of(int most, CrisisFace to, CrisisFace... from) {
        return new FaceChange(most, TreeSet.of(from), to);
    }

    /** As cover does for a defender: one blank becomes a block. For an effect that names other faces there is {@link #of}. */
    public static FaceChange cover() {
        return COVER;
    }

    /** As piercing attacks do to a defence roll: one success (critical, wild or block) becomes a blank. */
    public static FaceChange pierce() {
        return PIERCE;
    }

    /** In words. */
    public String words() {
        return "up to " + most + " of " + CrisisFace.words(from) + " into " + CrisisFace.words(TreeSet.of(to));
    }
}
