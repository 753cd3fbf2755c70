package io.github.crisisrules.heroic.die;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ROLL;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/**
 * A die and the face that it shows.
 *
 * @param size the size of the die
 * @param face the number that it shows
 */
public record RolledDie(DieSize size, int face) implements Describable {
    /**
     * Creates a rolled die.
     *
     * @throws IllegalArgumentException if {@code face} is less than 1 or greater than the number of sides
     */
    public RolledDie {
        if (face < 1 || face > size.sides()) {
            throw new IllegalArgumentException(
                    "A " + size + " cannot show " + face + ". Give a face from 1 to " + size.sides() + ".");
        }
    }

    /** Returns whether the die shows 1. It then cannot be used, and the other side may buy it. */
    @Rule(ROLL)
    public boolean isOpportunity() {
        return face == 1;
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** Returns size and face, as in {@code 10:7}. */
    @Override
    public String toString() {
        return size.sides() + ":" + face;
    }
}
