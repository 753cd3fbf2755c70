package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SCORE;

import io.github.crisisrules.core.rulebook.Rule;

/** The victory points of both sides. */
@Rule(SCORE)
public final class HulkScoring {
    private static final int PER_KNOCK_OUT = 2;
    private static final int PER_RAGE = 2;
    private static final int PER_ABSORBER = 1;

    private HulkScoring() {}

    /** Returns the victory points of the Cosmic Threat for the given number of KO'd Crisis Team characters. */
    public static int cosmicPoints(int knockedOut) {
        return PER_KNOCK_OUT * knockedOut;
    }

    /**
     * Returns the victory points of the Crisis Team.
     *
     * @param rageGained the number of Rage tokens that Hulk gained in play; his starting Rage scores nothing
     * @param absorbersSecured the number of Gamma Absorbers secured in Cleanup Phases
     */
    public static int crisisPoints(int rageGained, int absorbersSecured) {
        return PER_RAGE * rageGained + PER_ABSORBER * absorbersSecured;
    }
}
