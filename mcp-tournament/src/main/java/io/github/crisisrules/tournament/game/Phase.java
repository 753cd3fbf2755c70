package io.github.crisisrules.tournament.game;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/** The phases of an event. */
public enum Phase implements Describable {
    /** Players register and submit lists. */
    REGISTRATION,
    /** The Swiss rounds: from the opening to the progression cut, or to the end without one. */
    SWISS,
    /** The stage after the progression cut. */
    FINALS,
    /** The event is over and its results are final. */
    CLOSED;

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
