package io.github.crisisrules.encounter.hulk.attack;

/**
 * The printed values of an attack, before the effect of Rage.
 *
 * @param type the type, which decides the defence
 * @param range the range without Rage
 * @param strength the number of dice
 * @param cost the Power cost
 */
public record AttackProfile(AttackType type, AttackRange range, int strength, int cost) {
    /**
     * Creates the values of an attack.
     *
     * @throws IllegalArgumentException if {@code strength} is less than 1 or {@code cost} is negative
     */
    public AttackProfile {
        if (strength < 1 || cost < 0) {
            throw new IllegalArgumentException(
                    "An attack needs a strength of at least 1 and a cost of at least 0, not strength " + strength
                            + " for " + cost + " Power.");
        }
    }
}
