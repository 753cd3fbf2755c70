package io.github.crisisrules.encounter.colossus;

import io.github.crisisrules.encounter.attack.AttackResult;
import io.github.crisisrules.encounter.squad.CombatantId;

/** An observation: a target of an attack of his, and what the attack on it came to. */
public record Struck(CombatantId target, AttackResult result) {
    /** This much damage to this target. */
    public static Struck of(CombatantId target, int damage) {
        return new Struck(target, AttackResult.of(damage));
    }

    /** The damage alone. */
    Harmed harmed() {
        return new Harmed(target, result.damage());
    }
}
