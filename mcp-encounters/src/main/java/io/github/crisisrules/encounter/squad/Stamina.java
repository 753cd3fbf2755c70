package io.github.crisisrules.encounter.squad;

/** How much damage fells a character: on the Healthy side of its stat card, and on the Injured side. */
public record Stamina(int healthy, int injured) {
    /**
     * Both sides need at least 1.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Stamina {
        if (healthy < 1 || injured < 1) {
            throw new IllegalArgumentException(
                    "stamina must be 1 or more on both sides, not " + healthy + "/" + injured);
        }
    }

    /** The same on both sides. */
    public static Stamina of(int both) {
        return new Stamina(both, both);
    }
}
