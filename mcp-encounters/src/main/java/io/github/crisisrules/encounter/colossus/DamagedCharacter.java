package io.github.crisisrules.encounter.colossus;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.squad.CombatantId;

/**
 * The damage that an attack or a collision dealt to a character, after dice and the character's own rules; it may
 * be 0. The command that contains this observation checks it.
 */
public record DamagedCharacter(CombatantId character, int damage) implements Describable {
    /** Creates the damage of a character. */
    public static DamagedCharacter of(CombatantId character, int damage) {
        return new DamagedCharacter(character, damage);
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
