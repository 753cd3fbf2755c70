package io.github.crisisrules.tournament.event;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.Worded;
import io.github.crisisrules.tournament.rulebook.EventRules;

/** The way in which round 1 is paired. */
@Rule({EventRules.R1, EventRules.HOUSE_EVENTS_ARE_UNOFFICIAL})
public enum FirstRound implements Worded {
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
