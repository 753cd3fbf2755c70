package io.github.crisisrules.encounter.frame;

import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.TRACKER;

import io.github.crisisrules.core.rulebook.Rule;

/** The Encounter Tracker, which gets an Activated token at the end of each Cosmic Threat turn. */
@Rule(TRACKER)
public final class EncounterTracker {
    /** The number of tokens that end the Activation Phase. */
    public static final int SPACES = 3;

    private EncounterTracker() {}

    /** Returns whether the Activation Phase ends with this number of tokens on the tracker. */
    public static boolean isFull(int tokens) {
        return tokens >= SPACES;
    }
}
