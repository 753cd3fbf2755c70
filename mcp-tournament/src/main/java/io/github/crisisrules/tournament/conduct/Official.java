package io.github.crisisrules.tournament.conduct;

/** Somebody with a duty at the event: organizer, Watcher or Head Watcher. */
public record Official(String name) {
    /** An official has a name. */
    public Official {
        if (name.isBlank()) {
            throw new IllegalArgumentException("an official without a name");
        }
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
