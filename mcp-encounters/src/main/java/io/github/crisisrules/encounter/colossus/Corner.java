package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.SETUP;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/** The corners of the battlefield, clockwise. */
public enum Corner implements Describable {
    /** Top left. */
    NORTH_WEST,
    /** Top right. */
    NORTH_EAST,
    /** Bottom right. */
    SOUTH_EAST,
    /** Bottom left. */
    SOUTH_WEST;

    /** Returns the opposite corner, in which the other player's squad deploys. */
    @Rule(SETUP)
    public Corner opposite() {
        return switch (this) {
            case NORTH_WEST -> SOUTH_EAST;
            case NORTH_EAST -> SOUTH_WEST;
            case SOUTH_EAST -> NORTH_WEST;
            case SOUTH_WEST -> NORTH_EAST;
        };
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
