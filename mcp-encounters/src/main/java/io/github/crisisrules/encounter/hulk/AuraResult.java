package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRuleId.AURA;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.AURA_POWER_IS_PAID_ONCE;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.hulk.attack.AttackType;

/**
 * The results of the Gamma Aura, in force until the start of the next Cosmic Threat turn. The Power of
 * {@link #hulkPower} and {@link #crisisPower} is paid once, when the aura is rolled. The other effects depend on
 * whether the character is within {@link #RANGE} of Hulk at the attack or destruction; Hulk himself always is.
 */
@Rule({AURA, AURA_POWER_IS_PAID_ONCE})
public enum AuraResult implements Describable {
    /** Hulk gains Power equal to his Rage, and Crisis Team characters within range 3 gain 1 Power. */
    SURGE,
    /**
     * Hulk gains 1 Power for each Crisis Team character within range 3; Physical attacks of Hulk and of characters
     * near him get 2 dice.
     */
    FRENZY,
    /** Hulk and the Crisis Team characters near him gain Power from the terrain that they destroy. */
    WRECKAGE;

    /** The range of the aura around Hulk. */
    public static final int RANGE = 3;

    /** The number of dice that {@link #FRENZY} adds. */
    public static final int DICE = 2;

    /**
     * Returns the Power that Hulk gains when the aura is rolled.
     *
     * @param rage the number of his Rage tokens
     * @param charactersNear the number of Crisis Team characters within range
     */
    public int hulkPower(int rage, int charactersNear) {
        return switch (this) {
            case SURGE -> rage;
            case FRENZY -> charactersNear;
            case WRECKAGE -> 0;
        };
    }

    /** Returns the Power that each Crisis Team character within range gains when the aura is rolled. */
    public int crisisPower() {
        return this == SURGE ? 1 : 0;
    }

    /** Returns the number of dice that an attack gets. */
    public int attackDice(AttackType type, boolean isNear) {
        return this == FRENZY && type == AttackType.PHYSICAL && isNear ? DICE : 0;
    }

    /** Returns the Power that a character gains for terrain of the given size that it destroys. */
    public int terrainPower(int size, boolean isNear) {
        return this == WRECKAGE && isNear ? size : 0;
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
