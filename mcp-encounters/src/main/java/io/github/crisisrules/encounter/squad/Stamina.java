package io.github.crisisrules.encounter.squad;

/**
 * The damage at which a character is Dazed or KO'd: the stamina of the Healthy and of the Injured side of its stat
 * card.
 */
public record Stamina(int healthy, int injured) {
    /**
     * Creates a stamina.
     *
     * @throws IllegalArgumentException if {@code healthy} or {@code injured} is less than 1
     */
    public Stamina {
        if (healthy < 1 || injured < 1) {
            throw new IllegalArgumentException(
                    "Stamina must be at least 1 on both sides, not " + healthy + "/" + injured);
        }
    }

    /** Creates a stamina that is equal on both sides. */
    public static Stamina of(int both) {
        return new Stamina(both, both);
    }
}
