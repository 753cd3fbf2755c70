package io.github.crisisrules.tournament.roster;

import io.github.crisisrules.core.rulebook.PlainName;

/** A Timeline that Timeline Events are played in: the year it belongs to and its name. */
public record Timeline(int year, String name) {
    /**
     * A Timeline has a name.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Timeline {
        PlainName.checked("the Timeline of " + year, name);
    }

    @Override
    public String toString() {
        return year + " " + name;
    }
}
