package io.github.crisisrules.tournament.conduct;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.EventRules;

/** Where a player's dice come from. */
@Rule(EventRules.DICE)
public enum DiceOrigin {
    /** A core box. */
    CORE_BOX(true),
    /** A dice expansion. */
    EXPANSION(true),
    /** Promotional material of the publisher. */
    PROMOTION(true),
    /** Anywhere else. */
    REPLACEMENT(false);

    private final boolean official;

    DiceOrigin(boolean official) {
        this.official = official;
    }

    /** Whether such dice may be used. */
    @Rule(EventRules.DICE)
    public boolean isOfficial() {
        return official;
    }
}
