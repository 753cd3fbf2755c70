package io.github.crisisrules.tournament.conduct;

import io.github.crisisrules.core.rulebook.PlainName;

/** Somebody with a duty at the event: organizer, Watcher or Head Watcher. */
public record Official(String name) {
    /**
     * The name is one that {@link PlainName} takes.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Official {
        PlainName.checked("an official", name);
    }

    /** The official with this name. */
    public static Official of(String name) {
        return new Official(name);
    }

    @Override
    public String toString() {
        return name;
    }
}
