package io.github.crisisrules.tournament.edition;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.rulebook.EventRuleId;

/** The reason why a player has a bye in round 1 of a house event, whatever the number of players. */
@Rule(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
public enum FirstRoundBye implements Describable {
    /** The player asked for the bye, for example in order to arrive later. */
    INTENTIONAL,
    /** The organizer assigned the bye, for example as a prize or to a helper. */
    ASSIGNED;

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
