package io.github.crisisrules.heroic.action;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.text.Named;

/** The identity of a character: the name by which the players know it. */
public record CastId(String name) implements Named, Comparable<CastId> {
    /**
     * Creates the id of a character.
     *
     * @throws IllegalArgumentException if {@link PlainName} does not accept {@code name}
     */
    public CastId {
        PlainName.checked("a character", name);
    }

    @Override
    public int compareTo(CastId other) {
        return name.compareTo(other.name);
    }

    @Override
    public String toString() {
        return name;
    }
}
