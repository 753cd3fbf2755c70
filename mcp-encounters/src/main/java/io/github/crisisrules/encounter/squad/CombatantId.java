package io.github.crisisrules.encounter.squad;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.text.Named;

/** The name of a character in an encounter, unique among the characters of both sides. */
public record CombatantId(String name) implements Comparable<CombatantId>, Named {
    /**
     * Creates an id.
     *
     * @throws IllegalArgumentException if {@link PlainName} does not accept {@code name}
     */
    public CombatantId {
        PlainName.checked("a character", name);
    }

    /** Creates the id of the character with the given name. */
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
