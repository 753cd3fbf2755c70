package io.github.crisisrules.encounter.colossus;

import io.github.crisisrules.encounter.rulebook.ColossusRules;

/** What the game waits for. */
public enum Awaiting {
    /** The round goes on: what the frame waits for. */
    ROUND(ColossusRules.SQUADS, "the round"),
    /** What the push met, one after the other, and its end. */
    PUSH(ColossusRules.RAMPAGE, "the rest of the push"),
    /** The die for the Rampage chart. */
    CHART(ColossusRules.CHART, "the die for the Rampage chart"),
    /** Chart, critical: the character he throws. */
    CHARACTER_THROW(ColossusRules.CHART, "the character he throws"),
    /** Chart, wild: the terrain he throws. */
    TERRAIN_THROW(ColossusRules.CHART, "the terrain he throws"),
    /** Chart, hit, block or blank: the Bare Metal Hands attack. */
    HANDS(ColossusRules.HANDS, "the Bare Metal Hands attack"),
    /** After Bare Metal Hands: which damaged targets he throws. */
    HANDS_THROWS(ColossusRules.HANDS, "the throw after Bare Metal Hands"),
    /** Chart, failure: the Hurl Debris attack. */
    DEBRIS(ColossusRules.DEBRIS, "the Hurl Debris attack"),
    /** So many Rampages came one out of the other that the players are asked whether to go on. */
    CHAIN_BOUND(ColossusRules.RULING_4, "a decision whether the Rampages go on"),
    /** Nothing: the encounter is over. */
    NOTHING(ColossusRules.RULING_3, "nothing");

    private final String rule;
    private final String words;

    Awaiting(String rule, String words) {
        this.rule = rule;
        this.words = words;
    }

    /** The rule that asks for it. */
    public String rule() {
        return rule;
    }

    @Override
    public String toString() {
        return words;
    }
}
