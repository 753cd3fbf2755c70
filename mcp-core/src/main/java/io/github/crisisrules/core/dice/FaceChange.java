package io.github.crisisrules.core.dice;

import static io.github.crisisrules.core.dice.CrisisFace.BLANK;
import static io.github.crisisrules.core.dice.CrisisFace.BLOCK;
import static io.github.crisisrules.core.dice.CrisisFace.CRITICAL;
import static io.github.crisisrules.core.dice.CrisisFace.WILD;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.TreeSet;

/**
 * An effect that may change dice after the roll: up to {@code max} dice that show one of the faces {@code from}
 * are turned to {@code to}. The player who uses the effect chooses the dice, or none. Failures cannot be changed
 * unless the roll's rules unlock them.
 *
 * @param max the max number of dice
 * @param from the faces that it may change
 * @param to the new face
 */
public record FaceChange(int max, TreeSet<CrisisFace> from, CrisisFace to) implements Describable {
    private static final FaceChange COVER = of(1, BLOCK, BLANK);
    private static final FaceChange PIERCE = of(1, BLANK, CRITICAL, WILD, BLOCK);

    /**
     * Validates the change.
     *
     * @throws IllegalArgumentException if {@code max} is less than 1, {@code from} is empty, or {@code from}
     *     contains {@code to}
     */
    public FaceChange {
        if (max < 1 || from.isEmpty() || from.contains(to)) {
            throw new IllegalArgumentException(
                    "A change of " + max + " dice from " + Wording.ENGLISH.either(from) + " to "
                            + to.describe()
                            + " is impossible. Change at least 1 die, to another face.");
        }
    }

    /** Creates an effect that turns up to {@code most} dice from one of the faces {@code from} to {@code to}. */
    public static FaceChange of(int most, CrisisFace to, CrisisFace... from) {
        return new FaceChange(most, TreeSet.of(from), to);
    }

    /**
     * Returns the effect of cover for a defender: one blank becomes a block. Use {@link #of} for an effect that
     * names other faces.
     */
    public static FaceChange cover() {
        return COVER;
    }

    /**
     * Returns the effect of a piercing attack on a defence roll: one success (critical, wild or block) becomes a
     * blank.
     */
    public static FaceChange pierce() {
        return PIERCE;
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
