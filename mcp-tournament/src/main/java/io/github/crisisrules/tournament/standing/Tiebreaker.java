package io.github.crisisrules.tournament.standing;

import io.github.crisisrules.tournament.rulebook.EventRules;

/** What can rank one player above another, in the order in which it is asked. */
public enum Tiebreaker {
    /** More event points. */
    EVENT_POINTS("event points", EventRules.POINTS),
    /** Higher Strength of Schedule. */
    STRENGTH_OF_SCHEDULE("Strength of Schedule", EventRules.SOS),
    /** More victory points. */
    VICTORY_POINTS("victory points", EventRules.VP),
    /** The lot. */
    RANDOM("lot", EventRules.RANDOM);

    private final String words;
    private final String rule;

    Tiebreaker(String words, String rule) {
        this.words = words;
        this.rule = rule;
    }

    /** What it is called. */
    public String words() {
        return words;
    }

    /** The id of the rule behind it. */
    public String rule() {
        return rule;
    }
}
