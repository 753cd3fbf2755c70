package io.github.crisisrules.encounter.colossus;

import io.github.crisisrules.encounter.squad.CombatantId;

/** An observation: an attack or a collision gave this character so much damage, after dice and its own rules. */
public record Harmed(CombatantId character, int damage) {
    /** Damage is not negative; 0 for an attack or a collision without damage. */
    public Harmed {
        if (damage < 0) {
            throw new IllegalArgumentException(character + " suffers the negative damage " + damage);
        }
    }

    /** So much damage to the character of this name. */
    public static Harmed of(CombatantId character, int damage) {
        return new Harmed(character, damage);
    }

    /** For people: "Lancer (2 damage)". */
    String words() {
        return character + " (" + damage + " damage)";
    }
}
