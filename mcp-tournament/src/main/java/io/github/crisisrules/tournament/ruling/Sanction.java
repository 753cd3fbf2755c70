package io.github.crisisrules.tournament.ruling;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/** The reaction of a Watcher or the organizer to an offence. */
public enum Sanction implements Describable {
    /** The offence is recorded and may be flagged, without consequences so far. */
    NOTED,
    /** A warning. */
    WARNING,
    /** Removal from the event for good. */
    EJECTION;

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
