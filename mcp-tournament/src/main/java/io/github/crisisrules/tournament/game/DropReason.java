package io.github.crisisrules.tournament.game;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.rulebook.EventRuleId;

/** The reason why a player is dropped. The organizer decides whether late notice is penalised. */
@Rule(EventRuleId.DROP)
public enum DropReason implements Describable {
    /** The player notified the organizer. */
    OWN_WISH,
    /** The player notified the organizer late. A penalty is at the organizer's discretion. */
    LATE_NOTICE,
    /** The player did not appear for a match. */
    NO_SHOW,
    /** The player cannot play on for another reason. */
    UNABLE;

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
