package io.github.crisisrules.tournament.ruling;

import io.github.crisisrules.core.text.PlainName;

/** A person with a duty at the event: organizer, Watcher or Head Watcher. */
public record Official(String name) {
    /**
     * Creates an official.
     *
     * @throws IllegalArgumentException if {@code name} is not a valid {@link PlainName}
     */
    public Official {
        PlainName.checked("The official", name);
    }

    /** Creates the official with the given name. */
    public static Official of(String name) {
        return new Official(name);
    }

    @Override
    public String toString() {
        return name;
    }
}
