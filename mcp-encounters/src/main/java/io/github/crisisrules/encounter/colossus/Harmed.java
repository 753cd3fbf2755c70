package io.github.crisisrules.encounter.colossus;

import io.github.crisisrules.encounter.squad.CombatantId;

/**
 * An attack or a collision gave this character this much damage, after dice and its own rules; 0 for one without damage. As an
 * observation it is checked by the command that holds it.
 */
public record Harmed(CombatantId character, int damage) {
    /** This much damage to the character of this name. */
    public static Harmed of(CombatantId character, int damage) {
        return new Harmed(character, damage);
    }

    /** For people: "Lancer (2 damage)". */
    String words() {
        return character + " (" + damage + " damage)";
    }
}
