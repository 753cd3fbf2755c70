package io.github.crisisrules.encounter.hulk;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.hulk.attack.AttackType;
import io.github.crisisrules.encounter.hulk.attack.HulkAttack;

/** A number on Hulk's card that has bounds, for faults of the card. */
public enum HulkCardValue implements Describable {
    /** His stamina. */
    STAMINA,
    /** His size. */
    SIZE,
    /** His defence dice against Physical attacks. */
    PHYSICAL_DEFENCE,
    /** His defence dice against Energy attacks. */
    ENERGY_DEFENCE,
    /** His defence dice against Mystic attacks. */
    MYSTIC_DEFENCE,
    /** The range within which new Rage pushes characters. */
    RAGE_PUSH_RANGE,
    /** The cost of Super Gamma Leap. */
    LEAP_COST,
    /** The cost of Puny. */
    PUNY_COST,
    /** The cost of Gamma Throw. */
    THROW_COST,
    /** The cost of The Strongest One There Is. */
    STRONGEST_ONE_THERE_IS_COST,
    /** The strength of Strike. */
    STRIKE_STRENGTH,
    /** The strength of Thunder Clap. */
    THUNDER_CLAP_STRENGTH,
    /** The strength of Hulk Smash. */
    HULK_SMASH_STRENGTH;

    static HulkCardValue defence(AttackType type) {
        return switch (type) {
            case PHYSICAL -> PHYSICAL_DEFENCE;
            case ENERGY -> ENERGY_DEFENCE;
            case MYSTIC -> MYSTIC_DEFENCE;
        };
    }

    static HulkCardValue strength(HulkAttack attack) {
        return switch (attack) {
            case STRIKE -> STRIKE_STRENGTH;
            case THUNDER_CLAP -> THUNDER_CLAP_STRENGTH;
            case HULK_SMASH -> HULK_SMASH_STRENGTH;
        };
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
