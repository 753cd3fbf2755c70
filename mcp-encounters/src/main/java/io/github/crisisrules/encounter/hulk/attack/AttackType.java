package io.github.crisisrules.encounter.hulk.attack;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/** The types of attacks, which decide the defence. */
public enum AttackType implements Describable {
    /** Attacks with physical force. */
    PHYSICAL,
    /** Attacks with blasts and bolts. */
    ENERGY,
    /** Attacks with spells and psychic force. */
    MYSTIC;

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
