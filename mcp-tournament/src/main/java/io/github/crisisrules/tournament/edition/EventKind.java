package io.github.crisisrules.tournament.edition;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/** The two kinds of official event. */
public enum EventKind implements Describable {
    /** An event with one Roster and Swiss rounds, and with a cut if it has many players. */
    CHALLENGER,
    /** An event with three Rosters in turn, Swiss rounds and final rounds. */
    TIMELINE;

    /** Returns the name that the document has. */
    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
