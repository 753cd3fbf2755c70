package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRules.TIERS;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.attack.AttackPools;
import io.github.crisisrules.encounter.round.Tool;

/**
 * A tier of the Momentum Tracker.
 *
 * @param from lowest level
 * @param to highest level
 * @param tool with which he Rampages
 * @param contactDamage what characters suffer whom he touches
 * @param defenceBonus dice added to his defence and dodge rolls
 */
@Rule(TIERS)
public record MomentumTier(int from, int to, Tool tool, int contactDamage, int defenceBonus) {
    private static final int MOST_BONUS = AttackPools.MOST_DICE - ColossusCard.DEFENCE;

    /**
     * Levels in order, no negative numbers, and no more dice of defence than there are.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public MomentumTier {
        if (from > to || from < 0 || contactDamage < 0 || defenceBonus < 0 || defenceBonus > MOST_BONUS) {
            throw new IllegalArgumentException("a tier from " + from + " to " + to + " with contact damage "
                    + contactDamage + " and defence bonus " + defenceBonus
                    + ": give the lower level first, no number below 0, and a bonus of at most " + MOST_BONUS);
        }
    }

    /** For people: "1 to 3 (Short, 1 damage, bonus 0)". */
    String words() {
        return from + " to " + to + " (" + tool + ", " + contactDamage + " damage, bonus " + defenceBonus + ")";
    }

    /** Whether the level belongs to this tier. */
    public boolean has(Momentum momentum) {
        return from <= momentum.level() && momentum.level() <= to;
    }
}
