package io.github.crisisrules.core.roster;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/** The parts of a roster that have a size. */
public enum RosterPart implements Describable {
    /** The characters. */
    CHARACTERS,
    /** The Team Tactic cards. */
    TEAM_TACTICS,
    /** The Secure crisis cards. */
    SECURES,
    /** The Extract crisis cards. */
    EXTRACTS;

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
