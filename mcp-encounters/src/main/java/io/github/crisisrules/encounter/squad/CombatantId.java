package io.github.crisisrules.encounter.squad;

import io.github.crisisrules.core.rulebook.PlainName;

/** What a character is called at this table; unique among all characters of both sides. */
public record CombatantId(String name) implements Comparable<CombatantId> {
    /**
     * The name is one that {@link PlainName} takes.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public CombatantId {
        PlainName.checked("a character", name);
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
