package io.github.crisisrules.encounter.frame;

/** The kinds of effects on one character that players report. */
public enum ReportedEffect {
    /** The character suffers damage. */
    DAMAGE,
    /** Damage is removed from the character. */
    HEALING,
    /** The character gains Power. */
    POWER_GAIN,
    /** The character spends Power. */
    POWER_SPENT,
    /** The character gains a special condition. */
    CONDITION_GAIN,
    /** The character loses a special condition. */
    CONDITION_LOSS,
    /** The character moves the Encounter Character, or would do so. */
    MOVEMENT,
    /** The character destroys terrain. */
    TERRAIN,
    /** The character is moved into an objective. */
    OBJECTIVE
}
