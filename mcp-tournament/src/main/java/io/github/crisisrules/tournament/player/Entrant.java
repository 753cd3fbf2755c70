package io.github.crisisrules.tournament.player;

import io.github.crisisrules.core.rulebook.PlainName;

/** A registered player: number and the name that is called out and printed. */
public record Entrant(PlayerId id, String name) {
    /**
     * The name is one that {@link PlainName} takes.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Entrant {
        PlainName.checked("player " + id, name);
    }

    /** Such as {@code #7 Ororo}. */
    @Override
    public String toString() {
        return id + " " + name;
    }
}
