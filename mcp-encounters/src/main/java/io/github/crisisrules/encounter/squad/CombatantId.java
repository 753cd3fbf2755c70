package io.github.crisisrules.encounter.squad;

/** What a character is called at this table; unique among all characters of both sides. */
public record CombatantId(String name) implements Comparable<CombatantId> {
    /** A name is not blank. */
    public CombatantId {
        if (name.isBlank()) {
            throw new IllegalArgumentException("a character without a name");
        }
    }

    /** The character of this name. */
    public static CombatantId of(String name) {
        return new CombatantId(name);
    }

    @Override
    public int compareTo(CombatantId other) {
        return name.compareTo(other.name);
    }

    @Override
    public String toString() {
        return name;
    }
}
