package io.github.crisisrules.encounter.squad;

import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.SIDES;

import io.github.crisisrules.core.rulebook.Rule;

/** The two sides of an Ultimate Encounter. */
@Rule(SIDES)
public enum Side {
    /** The side of several players, who make their choices together. */
    CRISIS_TEAM("Crisis Team"),
    /** The side run by one player, or by the game itself. */
    COSMIC_THREAT("Cosmic Threat");

    private final String words;

    Side(String words) {
        this.words = words;
    }

    /** Returns the opposing side. */
    public Side other() {
        return this == CRISIS_TEAM ? COSMIC_THREAT : CRISIS_TEAM;
    }

    @Override
    public String toString() {
        return words;
    }
}
