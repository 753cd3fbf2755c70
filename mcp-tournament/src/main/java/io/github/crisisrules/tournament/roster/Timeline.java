package io.github.crisisrules.tournament.roster;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.text.Named;

/** A Timeline in which Timeline Events are played: its year and its name. */
public record Timeline(int year, String name) implements Named {
    /**
     * Creates a Timeline.
     *
     * @throws IllegalArgumentException if {@code name} is not a valid {@link PlainName}
     */
    public Timeline {
        PlainName.checked("The Timeline of " + year, name);
    }

    @Override
    public String toString() {
        return year + " " + name;
    }
}
