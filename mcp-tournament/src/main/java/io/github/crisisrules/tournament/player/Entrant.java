package io.github.crisisrules.tournament.player;

import io.github.crisisrules.core.name.PlainName;

/**
 * A registered player: the registration number, and the name that is called out and printed.
 *
 * @param id the registration number
 * @param name the name
 */
public record Entrant(PlayerId id, String name) {
    /**
     * Creates an entrant.
     *
     * @throws IllegalArgumentException if {@code name} is not a valid {@link PlainName}
     */
    public Entrant {
        PlainName.checked("Player " + id, name);
    }

    /** Returns the number and the name, such as {@code #7 Ororo}. */
    @Override
    public String toString() {
        return id + " " + name;
    }
}
