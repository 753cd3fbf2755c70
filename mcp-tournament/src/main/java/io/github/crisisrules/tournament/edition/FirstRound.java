package io.github.crisisrules.tournament.edition;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.rulebook.EventRuleId;

/** The way in which round 1 is paired. */
@Rule({EventRuleId.R1, EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL})
public enum FirstRound implements Describable {
    /** Paired at random, as the documents say. */
    RANDOM,
    /** Paired by rating: the best of the top half meets the best of the bottom half, and so on. */
    BY_RATING;

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
