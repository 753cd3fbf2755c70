package io.github.crisisrules.encounter.squad;

/** How much damage fells a character: on the Healthy side of its stat card, and on the Injured side. */
public record Stamina(int healthy, int injured) {
    /** Both sides need at least 1. */
    public Stamina {
        if (healthy < 1 || injured < 1) {
            throw new IllegalArgumentException(
                    "stamina " + healthy + "/" + injured + " is not at least 1 on both sides");
        }
    }

    /** The same on both sides. */
    public static Stamina of(int both) {
        return new Stamina(both, both);
    }
}
