package io.github.crisisrules.encounter.hulk;

/** What the Gamma Aura does until the next Cosmic Threat turn starts. */
public enum AuraResult {
    /** Hulk gains Power equal to his Rage, Crisis Team characters within range 3 gain 1. */
    SURGE("Surge"),
    /** Hulk gains Power for each Crisis Team character within range 3; Physical attacks near him get 2 dice. */
    FRENZY("Frenzy"),
    /** Everyone near him, and Hulk himself, gains Power from the terrain they destroy. */
    WRECKAGE("Wreckage");

    private final String words;

    AuraResult(String words) {
        this.words = words;
    }

    @Override
    public String toString() {
        return words;
    }
}
