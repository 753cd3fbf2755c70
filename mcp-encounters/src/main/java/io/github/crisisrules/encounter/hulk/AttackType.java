package io.github.crisisrules.encounter.hulk;

/** The type of an attack, which decides the defence. */
public enum AttackType {
    /** Fists, claws and thrown cars. */
    PHYSICAL("Physical"),
    /** Blasts and bolts. */
    ENERGY("Energy"),
    /** Spells and psychic force. */
    MYSTIC("Mystic");

    private final String words;

    AttackType(String words) {
        this.words = words;
    }

    @Override
    public String toString() {
        return words;
    }
}
