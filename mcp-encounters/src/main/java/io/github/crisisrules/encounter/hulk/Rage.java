package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRuleId.CLAP;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.RAGE;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SMASH;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.hulk.attack.AttackRange;
import io.github.crisisrules.encounter.hulk.attack.HulkAttack;
import io.github.crisisrules.encounter.squad.Power;

/** The effects of Hulk's Rage tokens. */
public final class Rage {
    /** The number of tokens from which ranges no longer change. */
    static final int MAX_FOR_RANGES = 5;

    private Rage() {}

    /**
     * Returns Hulk's maximum Power: 10, plus 1 for each token.
     *
     * @throws IllegalArgumentException if {@code tokens} is negative
     */
    @Rule(RAGE)
    public static int powerLimit(int tokens) {
        return Power.USUAL_LIMIT + notNegative(tokens);
    }

    /**
     * Returns the number of dice that Hulk may reroll in an attack roll: 1 for each token.
     *
     * @throws IllegalArgumentException if {@code tokens} is negative
     */
    @Rule(RAGE)
    public static int rerolls(int tokens) {
        return notNegative(tokens);
    }

    /**
     * Returns the range of an attack: Thunder Clap increases at 3 tokens, Hulk Smash at 2 and again at 5.
     *
     * @throws IllegalArgumentException if {@code tokens} is negative
     */
    @Rule({CLAP, SMASH})
    public static AttackRange range(HulkCard card, HulkAttack attack, int tokens) {
        AttackRange printed = card.line(attack).range();
        notNegative(tokens);
        return switch (attack) {
            case STRIKE -> printed;
            case THUNDER_CLAP -> tokens >= 3 ? AttackRange.beam(4) : printed;
            case HULK_SMASH -> tokens >= 5 ? AttackRange.area(2) : tokens >= 2 ? AttackRange.area(1) : printed;
        };
    }

    private static int notNegative(int tokens) {
        if (tokens < 0) {
            throw new IllegalArgumentException("The number of Rage tokens must be 0 or more, not " + tokens);
        }
        return tokens;
    }
}
