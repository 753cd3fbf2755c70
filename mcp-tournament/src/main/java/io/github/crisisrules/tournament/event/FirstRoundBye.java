package io.github.crisisrules.tournament.event;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.Worded;
import io.github.crisisrules.tournament.rulebook.EventRules;

/** Why somebody has a bye in round 1 of a house event, whatever the number of players. */
@Rule(EventRules.HOUSE_EVENTS_ARE_UNOFFICIAL)
public enum FirstRoundBye implements Worded {
    /** The player asked for it, to come later. */
    INTENTIONAL("asked for by the player"),
    /** The organizer gives it, as a prize or to somebody who helps. */
    ASSIGNED("assigned by the organizer");

    private final String words;

    FirstRoundBye(String words) {
        this.words = words;
    }

    /** In words. */
    @Override
    public String words() {
        return words;
    }
}
