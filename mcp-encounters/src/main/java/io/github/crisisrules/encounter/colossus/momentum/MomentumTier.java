package io.github.crisisrules.encounter.colossus.momentum;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.TIERS;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.attack.AttackPools;
import io.github.crisisrules.encounter.colossus.ColossusCard;
import io.github.crisisrules.encounter.frame.MovementTool;

/**
 * A tier of the Momentum track.
 *
 * @param from the lowest level
 * @param to the highest level
 * @param tool the movement tool of the Rampage
 * @param contactDamage the damage that a touched character suffers
 * @param defenceBonus the number of dice added to his defence and dodge rolls
 */
@Rule(TIERS)
public record MomentumTier(int from, int to, MovementTool tool, int contactDamage, int defenceBonus)
        implements Describable {
    private static final int MAX_BONUS = AttackPools.MAX_DICE - ColossusCard.DEFENCE;

    /**
     * Creates a tier.
     *
     * @throws IllegalArgumentException if {@code from} is more than {@code to}, if a number is negative, or if
     *     {@code defenceBonus} gives him more than {@link AttackPools#MAX_DICE} dice
     */
    public MomentumTier {
        if (from > to || from < 0 || contactDamage < 0 || defenceBonus < 0 || defenceBonus > MAX_BONUS) {
            throw new IllegalArgumentException("A tier cannot go from " + from + " to " + to + " with contact damage "
                    + contactDamage + " and defence bonus " + defenceBonus
                    + ". Give the lower level first, no negative number, and a bonus of at most " + MAX_BONUS);
        }
    }

    /** Returns whether the level belongs to this tier. */
    public boolean has(Momentum momentum) {
        return from <= momentum.level() && momentum.level() <= to;
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
