package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/**
 * The floats from a score group to lower groups.
 *
 * @param players the number of its players who meet a player of a lower group
 * @param steps the number of groups that those pairs step down in all; the next group is one step
 */
public record GroupFloats(int players, int steps) implements Describable {
    /**
     * Creates the floats of a group.
     *
     * @throws IllegalArgumentException if {@code players} is negative or {@code steps} is below {@code players}
     */
    public GroupFloats {
        if (players < 0 || steps < players) {
            throw new IllegalArgumentException("A score group cannot have " + players + " floats in " + steps
                    + " steps. Use 0 or more floats with at least one step each.");
        }
    }

    /** Returns a description such as {@code 2 players float down, 3 groups in all}. */
    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
