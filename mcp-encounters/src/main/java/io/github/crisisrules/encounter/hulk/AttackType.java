package io.github.crisisrules.encounter.hulk;

/** The type of an attack, which decides the defence. */
public enum AttackType {
    /** Fists, claws and thrown cars. */
    PHYSICAL,
    /** Blasts and bolts. */
    ENERGY,
    /** Spells and psychic force. */
    MYSTIC
}
