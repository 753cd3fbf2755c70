package io.github.crisisrules.encounter.colossus;

import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.frame.EncounterAwaited;
import io.github.crisisrules.encounter.rulebook.ColossusRuleId;
import io.vavr.collection.Vector;

/** The decisions and reports that the game can wait for. */
public enum ColossusAwaited implements EncounterAwaited {
    /** A command of the common frame; no Rampage is in progress. */
    FRAME(""),
    /** The contacts of the push, one after the other, and its end. */
    PUSH(ColossusRuleId.RAMPAGE),
    /** The die for the Rampage chart. */
    CHART(ColossusRuleId.CHART),
    /** The character that he throws, after a critical on the chart. */
    CHARACTER_THROW(ColossusRuleId.CHART),
    /** The terrain that he throws, after a wild on the chart. */
    TERRAIN_THROW(ColossusRuleId.CHART),
    /** The Bare Metal Hands attack, after a hit, block or blank on the chart. */
    BARE_METAL_HANDS(ColossusRuleId.HANDS),
    /** The throws of damaged targets after Bare Metal Hands. */
    BARE_METAL_HANDS_THROWS(ColossusRuleId.HANDS),
    /** The Hurl Debris attack, after a failure on the chart. */
    HURL_DEBRIS(ColossusRuleId.DEBRIS),
    /** The players' decision whether the Rampages go on, after the maximum number of Rampages in a row. */
    RAMPAGE_LIMIT(ColossusRuleId.RAMPAGE_AGAIN_IS_BOUNDED),
    /** Nothing: the encounter is over. */
    NOTHING("");

    private final String rule;

    ColossusAwaited(String rule) {
        this.rule = rule;
    }

    /** Returns whether the chart has a fallback for the case that there is no target. */
    public boolean hasFallback() {
        return this == CHARACTER_THROW || this == TERRAIN_THROW || this == BARE_METAL_HANDS || this == HURL_DEBRIS;
    }

    /**
     * Returns the rules that ask for this; none for {@link #FRAME}, where the common frame names them, and for
     * {@link #NOTHING}.
     */
    @Override
    public Vector<String> rules() {
        return rule.isEmpty() ? Vector.empty() : Vector.of(rule);
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
