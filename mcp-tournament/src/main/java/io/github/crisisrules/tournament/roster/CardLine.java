package io.github.crisisrules.tournament.roster;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/** A kind of line in the text of a list, one for each kind of card. {@link RosterText} reads them. */
public enum CardLine implements Describable {
    /** A character: name, alter ego, threat and size. */
    CHARACTER(4),
    /** A Team Tactic card: name. */
    TACTIC(1),
    /** A Secure crisis card: name and threat. */
    SECURE(2),
    /** An Extract crisis card: name and threat. */
    EXTRACT(2);

    private final int parts;

    CardLine(int parts) {
        this.parts = parts;
    }

    /** Returns the number of parts, separated by slashes. */
    public int parts() {
        return parts;
    }

    /** Returns the number of parts that are names; they come first. */
    int names() {
        return this == CHARACTER ? 2 : 1;
    }

    /** Returns the syntax, such as {@code Secure: Name / threat}. The word before the colon is the same in all languages. */
    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
