package io.github.crisisrules.encounter.colossus;

import io.github.crisisrules.encounter.squad.CombatantId;

/**
 * The damage that an attack or a collision dealt to a character, after dice and the character's own rules; it may
 * be 0. The command that contains this observation checks it.
 */
public record Harmed(CombatantId character, int damage) {
    /** Creates the damage of a character. */
    public static Harmed of(CombatantId character, int damage) {
        return new Harmed(character, damage);
    }

    /** Returns a description for people, for example "Lancer (2 damage)". */
    String words() {
        return character + " (" + damage + " damage)";
    }
}
