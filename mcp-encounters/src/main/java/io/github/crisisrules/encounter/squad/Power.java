package io.github.crisisrules.encounter.squad;

import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.POWER;

import io.github.crisisrules.core.rulebook.Rule;

/** The Power of characters. */
public final class Power {
    /** The maximum Power of a character, unless its encounter sets another. */
    public static final int USUAL_LIMIT = 10;

    /** The Power that each character gains in the Power Phase. */
    @Rule(POWER)
    public static final int PER_ROUND = 1;

    private Power() {}

    /** Returns the part of the {@code offered} Power that a character gains: at most up to its limit. */
    @Rule(POWER)
    public static int gained(int offered, int held, int limit) {
        return Math.max(0, Math.min(offered, limit - held));
    }
}
