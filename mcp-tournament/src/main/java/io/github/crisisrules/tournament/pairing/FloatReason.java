package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/** The reason why a player meets a player of another score group, if that is so. */
public enum FloatReason implements Describable {
    /** Both have equal points. */
    NONE,
    /** The number of players from the top down to this group is odd, so one of them had to meet a lower group. */
    ODD_GROUP,
    /** Within the groups there was no pairing without more rematches or excluded pairs. */
    TO_AVOID_REMATCHES,
    /** The player was chosen as the opponent of a player who floated down. */
    MEETS_FLOATER;

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
