package io.github.crisisrules.heroic.datafile;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.heroic.die.DieSize;

/** A power of a power set. */
public record Power(String name, DieSize die, PowerKind kind) {
    /**
     * Creates a power.
     *
     * @throws IllegalArgumentException if {@link PlainName} does not accept {@code name}
     */
    public Power {
        PlainName.checked("a power", name);
    }

    /** Creates a power that is neither Reflexes nor Senses. */
    public static Power of(String name, DieSize die) {
        return new Power(name, die, PowerKind.OTHER);
    }

    /** Returns a copy with another die. */
    public Power withDie(DieSize other) {
        return new Power(name, other, kind);
    }
}
