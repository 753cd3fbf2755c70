package io.github.crisisrules.core.card;

/** A leadership ability: in a squad that uses the affiliation, the character may lead it. */
public record Leadership(String name, Affiliation affiliation) {
    /**
     * A leadership has a name.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Leadership {
        Names.checked("leadership", name);
    }

    /** The leadership of this name for a squad of {@code affiliation}. */
    public static Leadership of(String name, Affiliation affiliation) {
        return new Leadership(name, affiliation);
    }
}
