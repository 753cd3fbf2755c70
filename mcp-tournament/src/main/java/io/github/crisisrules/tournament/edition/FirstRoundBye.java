package io.github.crisisrules.tournament.edition;

import io.github.crisisrules.core.rulebook.Describable;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.EventRuleId;

/** The reason why a player has a bye in round 1 of a house event, whatever the number of players. */
@Rule(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
public enum FirstRoundBye implements Describable {
    /** The player asked for the bye, for example in order to arrive later. */
    INTENTIONAL("asked for by the player"),
    /** The organizer assigned the bye, for example as a prize or to a helper. */
    ASSIGNED("assigned by the organizer");

    private final String words;

    FirstRoundBye(String words) {
        this.words = words;
    }

    /** Returns a description of the reason. */
    @Override
    public String words() {
        return words;
    }
}
