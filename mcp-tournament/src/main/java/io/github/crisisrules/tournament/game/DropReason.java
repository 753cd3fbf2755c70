package io.github.crisisrules.tournament.game;

import io.github.crisisrules.core.rulebook.Describable;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.EventRuleId;

/** The reason why a player is dropped. The organizer decides whether late notice is penalised. */
@Rule(EventRuleId.DROP)
public enum DropReason implements Describable {
    /** The player notified the organizer. */
    OWN_WISH("own wish"),
    /** The player notified the organizer late. A penalty is at the organizer's discretion. */
    LATE_NOTICE("late notice"),
    /** The player did not appear for a match. */
    NO_SHOW("no show"),
    /** The player cannot play on for another reason. */
    UNABLE("unable to play on");

    private final String words;

    DropReason(String words) {
        this.words = words;
    }

    /** Returns a description of the reason. */
    @Override
    public String words() {
        return words;
    }
}
