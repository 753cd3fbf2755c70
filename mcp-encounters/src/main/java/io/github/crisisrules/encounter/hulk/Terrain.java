package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRules.THROW;

import io.github.crisisrules.core.rulebook.PlainName;
import io.github.crisisrules.core.rulebook.Rule;

/**
 * A terrain feature.
 *
 * @param name by which the table calls it
 * @param size as agreed before the game
 * @param interactive whether it can be thrown and destroyed
 */
public record Terrain(String name, int size, boolean interactive) {
    /**
     * It has a name and a size of 1 or more.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Terrain {
        PlainName.checked("terrain", name);
        if (size < 1) {
            throw new IllegalArgumentException("the size of " + name + " must be 1 or more, not " + size);
        }
    }

    /** Terrain that can be thrown and destroyed. */
    public static Terrain interactive(String name, int size) {
        return new Terrain(name, size, true);
    }

    /** For people: "interactive terrain of size 2". */
    String kind() {
        return (interactive ? "interactive terrain of size " : "terrain that is not interactive of size ") + size;
    }

    /** Whether a character of this size can throw it. */
    @Rule(THROW)
    public boolean isThrownBy(int thrower) {
        return interactive && size <= thrower;
    }
}
