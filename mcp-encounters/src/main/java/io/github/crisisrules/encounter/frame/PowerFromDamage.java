package io.github.crisisrules.encounter.frame;

import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.POWER_FROM_DAMAGE;

import io.github.crisisrules.core.rulebook.Rule;

/** The ways to handle the Power that a character gains for damage in the core game, which the documents do not mention. */
@Rule(POWER_FROM_DAMAGE)
public enum PowerFromDamage {
    /** The players report the Power that characters gain. */
    REPORTED,
    /** Each character with stamina gains 1 Power for each damage that it suffers. */
    GAINED
}
