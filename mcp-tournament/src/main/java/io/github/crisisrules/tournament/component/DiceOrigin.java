package io.github.crisisrules.tournament.component;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.EventRuleId;

/** The origin of a player's dice. */
@Rule(EventRuleId.DICE)
public enum DiceOrigin {
    /** A core box. */
    CORE_BOX(true),
    /** A dice expansion. */
    EXPANSION(true),
    /** Promotional material of the publisher. */
    PROMOTION(true),
    /** Any other source. */
    REPLACEMENT(false);

    private final boolean official;

    DiceOrigin(boolean official) {
        this.official = official;
    }

    /** Returns whether dice of this origin may be used. */
    @Rule(EventRuleId.DICE)
    public boolean isOfficial() {
        return official;
    }
}
