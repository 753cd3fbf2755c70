package io.github.crisisrules.core.card;

import io.github.crisisrules.core.Arguments;

/**
 * A leadership ability, with which the character may lead a squad that uses the affiliation.
 *
 * @param name the name of the ability
 * @param affiliation the affiliation of the squads that it may lead
 */
public record Leadership(String name, Affiliation affiliation) {
    /**
     * Validates the name.
     *
     * @throws IllegalArgumentException if {@code name} is blank, has surrounding blanks or cannot be printed
     */
    public Leadership {
        Arguments.requireName("leadership", name);
    }

    /** Creates the leadership with the given name for a squad of {@code affiliation}. */
    public static Leadership of(String name, Affiliation affiliation) {
        return new Leadership(name, affiliation);
    }
}
