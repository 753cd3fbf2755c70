package io.github.crisisrules.encounter.hulk;

import io.github.crisisrules.encounter.rulebook.HulkRuleId;

/** The attacks on Hulk's card. */
public enum HulkAttack {
    /** The first attack of the card, which may push the target. */
    STRIKE("Strike", HulkRuleId.STRIKE),
    /** Thunder Clap, which stuns. */
    THUNDER_CLAP("Thunder Clap", HulkRuleId.CLAP),
    /** Hulk Smash, which grows with Rage. */
    HULK_SMASH("Hulk Smash", HulkRuleId.SMASH);

    private final String words;
    private final String rule;

    HulkAttack(String words, String rule) {
        this.words = words;
        this.rule = rule;
    }

    /** Returns the id of the attack's rule. */
    public String rule() {
        return rule;
    }

    @Override
    public String toString() {
        return words;
    }
}
