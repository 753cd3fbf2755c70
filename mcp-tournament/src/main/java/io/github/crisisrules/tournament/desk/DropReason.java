package io.github.crisisrules.tournament.desk;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.Worded;
import io.github.crisisrules.tournament.rulebook.EventRules;

/** Why a player is dropped; whether late notice is penalised is the organizer's affair. */
@Rule(EventRules.DROP)
public enum DropReason implements Worded {
    /** Told the organizer. */
    OWN_WISH("own wish"),
    /** Told the organizer late: a penalty is at the organizer's discretion. */
    LATE_NOTICE("late notice"),
    /** Did not appear for a match. */
    NO_SHOW("no show"),
    /** Cannot play on for any other reason. */
    UNABLE("unable to play on");

    private final String words;

    DropReason(String words) {
        this.words = words;
    }

    /** In words. */
    @Override
    public String words() {
        return words;
    }
}
