package io.github.crisisrules.core.dice;

/** The result of a roll: the number of successes, and of the wilds among them. */
public record RollTally(int successes, int wilds) {
    /**
     * Validates the counts.
     *
     * @throws IllegalArgumentException if {@code wilds} is negative or greater than {@code successes}, since wilds
     *     are successes
     */
    public RollTally {
        if (wilds < 0 || wilds > successes) {
            throw new IllegalArgumentException(wilds + " wilds among " + successes
                    + " successes are impossible, because every wild is a success.");
        }
    }
}
