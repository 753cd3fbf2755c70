package io.github.crisisrules.tournament.pairing;

/**
 * What leaves a score group downwards.
 *
 * @param down how many of its players meet one of a lower group
 * @param steps how many groups those pairs step down in all; the next group is one step
 */
public record GroupFloats(int down, int steps) {
    /**
     * Each player who floats steps down at least one group.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public GroupFloats {
        if (down < 0 || steps < down) {
            throw new IllegalArgumentException(
                    "floats and their steps must be 0 or more, and a float takes at least one step, not " + down
                            + " floats in " + steps + " steps");
        }
    }
}
