package io.github.crisisrules.encounter.hulk;

/** The types of attacks, which decide the defence. */
public enum AttackType {
    /** Attacks with physical force. */
    PHYSICAL("Physical"),
    /** Attacks with blasts and bolts. */
    ENERGY("Energy"),
    /** Attacks with spells and psychic force. */
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
