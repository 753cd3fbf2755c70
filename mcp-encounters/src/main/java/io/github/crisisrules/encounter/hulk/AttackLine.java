package io.github.crisisrules.encounter.hulk;

/**
 * What the card prints for an attack, without what Rage adds.
 *
 * @param type which defence it meets
 * @param range at no Rage
 * @param strength dice
 * @param cost Power to pay
 */
public record AttackLine(AttackType type, AttackRange range, int strength, int cost) {
    /**
     * One die or more; the cost is not negative.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public AttackLine {
        if (strength < 1 || cost < 0) {
            throw new IllegalArgumentException(
                    "an attack needs a strength of 1 or more and a cost of 0 or more, not strength " + strength
                            + " for " + cost + " Power");
        }
    }
}
