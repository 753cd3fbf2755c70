package io.github.crisisrules.tournament.roster;

/** A Timeline that Timeline Events are played in: the year it belongs to and its name. */
public record Timeline(int year, String name) {
    /** A Timeline has a name. */
    public Timeline {
        if (name.isBlank()) {
            throw new IllegalArgumentException("the Timeline of " + year + " has no name");
        }
    }

    @Override
    public String toString() {
        return year + " " + name;
    }
}
