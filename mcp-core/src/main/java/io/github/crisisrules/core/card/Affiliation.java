package io.github.crisisrules.core.card;

/** A team that characters belong to, that leaders lead and that a squad may use. */
public record Affiliation(String name) {
    /**
     * An affiliation has a name.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Affiliation {
        Names.checked("affiliation", name);
    }

    /** The affiliation with this name. */
    public static Affiliation of(String name) {
        return new Affiliation(name);
    }

    @Override
    public String toString() {
        return name;
    }
}
