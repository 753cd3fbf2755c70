package io.github.crisisrules.tournament.pairing;

/**
 * The floats from a score group to lower groups.
 *
 * @param down the number of its players who meet a player of a lower group
 * @param steps the number of groups that those pairs step down in all; the next group is one step
 */
public record GroupFloats(int down, int steps) {
    /**
     * Creates the floats of a group.
     *
     * @throws IllegalArgumentException if {@code down} is negative or {@code steps} is below {@code down}
     */
    public GroupFloats {
        if (down < 0 || steps < down) {
            throw new IllegalArgumentException("A score group cannot have " + down + " floats in " + steps
                    + " steps. Use 0 or more floats with at least one step each.");
        }
    }
}
