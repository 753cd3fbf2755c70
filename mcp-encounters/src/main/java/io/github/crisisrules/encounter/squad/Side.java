package io.github.crisisrules.encounter.squad;

import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.SIDES;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/** The two sides of an Ultimate Encounter. */
@Rule(SIDES)
public enum Side implements Describable {
    /** The side of several players, who make their choices together. */
    CRISIS_TEAM,
    /** The side run by one player, or by the game itself. */
    COSMIC_THREAT;

    /** Returns the opposing side. */
    public Side other() {
        return this == CRISIS_TEAM ? COSMIC_THREAT : CRISIS_TEAM;
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
