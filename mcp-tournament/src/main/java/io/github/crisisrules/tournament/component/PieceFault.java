package io.github.crisisrules.tournament.component;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/** A reason why a measuring tool or a token may not be used. */
public enum PieceFault implements Describable {
    /** Its size or shape was changed. */
    MODIFIED,
    /** It replaces an official piece and was not verified by the organizer. */
    UNVERIFIED,
    /** It has no official equivalent. */
    NO_EQUIVALENT,
    /** It is not clear what it stands for. */
    UNCLEAR,
    /** It gets in the way of play. */
    IN_THE_WAY;

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
