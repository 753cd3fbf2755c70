package io.github.crisisrules.core.dice;

/** What counts of a roll once it is resolved: successes, and the wilds among them. */
public record RollTally(int successes, int wilds) {
    /**
     * Wilds are successes.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public RollTally {
        if (wilds < 0 || wilds > successes) {
            throw new IllegalArgumentException(
                    wilds + " wilds among " + successes + " successes: every wild is a success");
        }
    }
}
