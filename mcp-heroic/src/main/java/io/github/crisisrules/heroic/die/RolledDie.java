package io.github.crisisrules.heroic.die;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.ROLL;

import io.github.crisisrules.core.rulebook.Rule;

/** A die and what it shows. */
public record RolledDie(DieSize size, int face) {
    /** A face is from 1 to the number of sides. */
    public RolledDie {
        if (face < 1 || face > size.sides()) {
            throw new IllegalArgumentException("a " + size + " cannot show " + face);
        }
    }

    /** A die that shows 1 can be used for nothing; the other side may buy it. */
    @Rule(ROLL)
    public boolean isOpportunity() {
        return face == 1;
    }

    /** Size and face: {@code 10:7}. */
    @Override
    public String toString() {
        return size.sides() + ":" + face;
    }
}
