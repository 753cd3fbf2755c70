package io.github.crisisrules.core.card;

import io.github.crisisrules.core.Arguments;

/**
 * A team that characters belong to, that leaders lead and that a squad may use.
 *
 * @param name the name that cards print
 */
public record Affiliation(String name) {
    /**
     * Validates the name.
     *
     * @throws IllegalArgumentException if {@code name} is blank, has surrounding blanks or cannot be printed
     */
    public Affiliation {
        Arguments.requireName("affiliation", name);
    }

    /** Creates the affiliation with the given name. */
    public static Affiliation of(String name) {
        return new Affiliation(name);
    }

    @Override
    public String toString() {
        return name;
    }
}
