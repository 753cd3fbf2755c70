package io.github.crisisrules.tournament.edition;

import io.github.crisisrules.core.rulebook.Describable;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.EventRuleId;

/** The way in which round 1 is paired. */
@Rule({EventRuleId.R1, EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL})
public enum FirstRound implements Describable {
    /** Paired at random, as the documents say. */
    RANDOM("paired at random"),
    /** Paired by rating: the best of the top half meets the best of the bottom half, and so on. */
    BY_RATING("paired by rating, the top half against the bottom half");

    private final String words;

    FirstRound(String words) {
        this.words = words;
    }

    /** Returns a description for the announcement. */
    @Override
    public String words() {
        return words;
    }
}
