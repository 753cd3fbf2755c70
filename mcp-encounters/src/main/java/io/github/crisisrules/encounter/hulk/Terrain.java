package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRuleId.THROW;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.PlainName;

/**
 * A terrain feature.
 *
 * @param name the name
 * @param size the size as agreed before the game
 * @param interactive whether it can be thrown and destroyed
 */
public record Terrain(String name, int size, boolean interactive) {
    /**
     * Creates a terrain feature.
     *
     * @throws IllegalArgumentException if {@link PlainName} does not accept {@code name}, or if {@code size} is
     *     less than 1
     */
    public Terrain {
        PlainName.checked("terrain", name);
        if (size < 1) {
            throw new IllegalArgumentException("The size of " + name + " must be at least 1, not " + size);
        }
    }

    /** Creates terrain that can be thrown and destroyed. */
    public static Terrain interactive(String name, int size) {
        return new Terrain(name, size, true);
    }

    /** Returns a description for people, for example "interactive terrain of size 2". */
    String kind() {
        return (interactive ? "interactive terrain of size " : "terrain that is not interactive of size ") + size;
    }

    /** Returns whether a character of the given size can throw it. */
    @Rule(THROW)
    public boolean isThrownBy(int thrower) {
        return interactive && size <= thrower;
    }
}
