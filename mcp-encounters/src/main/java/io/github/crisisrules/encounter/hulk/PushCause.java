package io.github.crisisrules.encounter.hulk;

import io.github.crisisrules.encounter.rulebook.HulkRuleId;

/** The reasons for which the Cosmic Threat pushes a Crisis Team character. */
public enum PushCause {
    /** The character is Subdued and would have suffered damage. */
    SUBDUED(HulkRuleId.SUBDUED),
    /** Hulk used his Strike on the character. */
    STRIKE(HulkRuleId.STRIKE),
    /** Hulk gained Rage near the character. */
    RAGE(HulkRuleId.RAGE);

    private final String rule;

    PushCause(String rule) {
        this.rule = rule;
    }

    /** Returns the id of the rule that requires the push. */
    public String rule() {
        return rule;
    }
}
