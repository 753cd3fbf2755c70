package io.github.crisisrules.tournament.ruling;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/** A person with a duty at the event: organizer, Watcher or Head Watcher. */
public record Official(String name) implements Describable {
    /** The organizer of an event that names none. */
    public static final Official ORGANIZER = of("the organizer");

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

    boolean isUnnamed() {
        return equals(ORGANIZER);
    }

    /** Returns the name. */
    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    @Override
    public String toString() {
        return name;
    }
}
