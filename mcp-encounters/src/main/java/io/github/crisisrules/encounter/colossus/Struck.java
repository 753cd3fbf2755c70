package io.github.crisisrules.encounter.colossus;

import io.github.crisisrules.encounter.frame.AttackResult;
import io.github.crisisrules.encounter.squad.CombatantId;

/** An observation: a target of an attack by the Colossus, with the result of the attack. */
public record Struck(CombatantId target, AttackResult result) {
    /** Creates the result of an attack from its damage. */
    public static Struck of(CombatantId target, int damage) {
        return new Struck(target, AttackResult.of(damage));
    }

    /** Returns the damage without the dice. */
    Harmed harmed() {
        return new Harmed(target, result.damage());
    }
}
