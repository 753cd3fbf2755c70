package io.github.crisisrules.encounter.hulk;

import io.github.crisisrules.encounter.rulebook.HulkRules;

/** Why the Cosmic Threat pushes a Crisis Team character. */
public enum PushCause {
    /** It is Subdued and would have suffered damage. */
    SUBDUED(HulkRules.SUBDUED),
    /** Hulk struck it. */
    STRIKE(HulkRules.STRIKE),
    /** Hulk gained Rage near it. */
    RAGE(HulkRules.RAGE);

    private final String rule;

    PushCause(String rule) {
        this.rule = rule;
    }

    /** The rule that says so. */
    public String rule() {
        return rule;
    }
}
