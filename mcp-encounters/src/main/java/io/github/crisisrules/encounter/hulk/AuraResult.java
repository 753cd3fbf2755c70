package io.github.crisisrules.encounter.hulk;

/** The results of the Gamma Aura, in force until the start of the next Cosmic Threat turn. */
public enum AuraResult {
    /** Hulk gains Power equal to his Rage, and Crisis Team characters within range 3 gain 1 Power. */
    SURGE("Surge"),
    /**
     * Hulk gains 1 Power for each Crisis Team character within range 3; Physical attacks of Hulk and of characters
     * near him get 2 dice.
     */
    FRENZY("Frenzy"),
    /** Hulk and the Crisis Team characters near him gain Power from the terrain that they destroy. */
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
