package io.github.crisisrules.heroic.datafile;

/** A trait by kind and name. */
public record Trait(TraitKind kind, String name) {
    /** The affiliation. */
    public static Trait of(Affiliation affiliation) {
        return new Trait(TraitKind.AFFILIATION, affiliation.name());
    }

    /** Kind and name: {@code POWER Web-slinging}. */
    @Override
    public String toString() {
        return kind + " " + name;
    }
}
