package io.github.crisisrules.heroic.datafile;

import io.github.crisisrules.core.rulebook.PlainName;
import io.github.crisisrules.heroic.die.DieSize;

/** A power trait. */
public record Power(String name, DieSize die, PowerKind kind) {
    /**
     * A power needs a name.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Power {
        PlainName.checked("a power", name);
    }

    /** A power that is neither reflexes nor senses. */
    public static Power of(String name, DieSize die) {
        return new Power(name, die, PowerKind.OTHER);
    }

    /** The same power with another die. */
    public Power withDie(DieSize other) {
        return new Power(name, other, kind);
    }
}
