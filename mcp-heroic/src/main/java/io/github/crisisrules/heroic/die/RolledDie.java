package io.github.crisisrules.heroic.die;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.ROLL;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.Worded;

/** A die and what it shows. */
public record RolledDie(DieSize size, int face) implements Worded {
    /**
     * A face is from 1 to the number of sides.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public RolledDie {
        if (face < 1 || face > size.sides()) {
            throw new IllegalArgumentException(
                    "a " + size + " cannot show " + face + ": it shows 1 to " + size.sides());
        }
    }

    /** A die that shows 1 can be used for nothing; the other side may buy it. */
    @Rule(ROLL)
    public boolean isOpportunity() {
        return face == 1;
    }

    /** For people: {@code 7 on D10}. */
    @Override
    public String words() {
        return face + " on " + size;
    }

    /** Size and face: {@code 10:7}. */
    @Override
    public String toString() {
        return size.sides() + ":" + face;
    }
}
