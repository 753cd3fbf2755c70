package io.github.crisisrules.heroic.action;

import io.github.crisisrules.core.rulebook.PlainName;

/** Who, by the name used at the table. */
public record CastId(String name) implements Comparable<CastId> {
    /**
     * The name is one that {@link PlainName} takes.
     *
     * @throws IllegalArgumentException if that does not hold
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
