package io.github.crisisrules.core.card;

import java.util.Objects;

/** An Infinity Gem and the character that bears it. */
public record BorneGem(InfinityGem gem, CharacterId bearer) {
    /** Creates the value from parts that must not be null. */
    public BorneGem {
        Objects.requireNonNull(gem, "gem");
        Objects.requireNonNull(bearer, "bearer");
    }

    @Override
    public String toString() {
        return gem.name() + " on " + bearer;
    }
}
