package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRuleId.THROW;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.frame.ReportedNumber;

/**
 * A terrain feature.
 *
 * @param name the name
 * @param size the size as agreed before the game
 * @param isInteractive whether it can be thrown and destroyed
 */
public record Terrain(String name, int size, boolean isInteractive) implements Describable {
    /** The range within which a character can throw terrain. */
    @Rule(THROW)
    public static final int THROW_RANGE = 2;

    /**
     * Creates a terrain feature.
     *
     * @throws IllegalArgumentException if {@link PlainName} does not accept {@code name}, or if {@code size} is
     *     less than 1 or more than {@link ReportedNumber#MAX_SIZE}
     */
    public Terrain {
        PlainName.checked("terrain", name);
        if (size < 1 || size > ReportedNumber.MAX_SIZE) {
            throw new IllegalArgumentException(
                    "The size of " + name + " must be from 1 to " + ReportedNumber.MAX_SIZE + ", not " + size + ".");
        }
    }

    /** Creates terrain that can be thrown and destroyed. */
    public static Terrain interactive(String name, int size) {
        return new Terrain(name, size, true);
    }

    /** Returns whether a character of the given size can throw it. */
    @Rule(THROW)
    public boolean isThrownBy(int thrower) {
        return isInteractive && size <= thrower;
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
