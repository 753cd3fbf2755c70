package io.github.crisisrules.heroic.action;

/** Who, by the name used at the table. */
public record CastId(String name) implements Comparable<CastId> {
    /** Everyone has a name. */
    public CastId {
        if (name.isBlank()) {
            throw new IllegalArgumentException("a character without a name");
        }
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
