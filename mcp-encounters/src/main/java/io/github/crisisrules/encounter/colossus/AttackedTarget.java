package io.github.crisisrules.encounter.colossus;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.attack.AttackResult;
import io.github.crisisrules.encounter.squad.CombatantId;

/** An observation: a target of an attack by the Colossus, with the result of the attack. */
public record AttackedTarget(CombatantId target, AttackResult result) implements Describable {
    /** Creates the result of an attack from its damage. */
    public static AttackedTarget of(CombatantId target, int damage) {
        return new AttackedTarget(target, AttackResult.of(damage));
    }

    /** Creates the result of an attack on the named character from its damage. */
    public static AttackedTarget of(String target, int damage) {
        return of(CombatantId.of(target), damage);
    }

    /**
     * Creates the result of an attack on the named character from the faces of both rolls.
     *
     * @throws IllegalArgumentException if {@link AttackResult#parse} cannot read {@code faces}
     */
    public static AttackedTarget of(String target, String faces) {
        return new AttackedTarget(CombatantId.of(target), AttackResult.parse(faces));
    }

    /** Returns the damage without the dice. */
    DamagedCharacter harmed() {
        return new DamagedCharacter(target, result.damage());
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
