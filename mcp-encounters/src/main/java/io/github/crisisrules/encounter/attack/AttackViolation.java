package io.github.crisisrules.encounter.attack;

import io.github.crisisrules.core.dice.DiceViolation;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.Vector;

/** A reason why a reported attack or its result is impossible. */
public sealed interface AttackViolation extends RuleViolation {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /**
     * The faces cannot be a roll of this attack or this defence.
     *
     * @param isDefence whether the defence was rolled rather than the attack
     */
    record InvalidRoll(boolean isDefence, DiceViolation reason) implements AttackViolation {
        @Override
        public Vector<String> rules() {
            return reason.rules();
        }
    }

    /** The damage is negative. */
    record NegativeDamage(int damage) implements AttackViolation {}

    /** The damage left by the target's own rules is more than the damage of the dice. */
    record DamageExceedsRoll(int damage, int rolledDamage) implements AttackViolation {}

    /** The attack has more dice than {@link AttackPools#MAX_DICE}. */
    record TooManyDice(long dice) implements AttackViolation {
        /** Returns the maximum number of dice. */
        int max() {
            return AttackPools.MAX_DICE;
        }
    }

    /** The attack has no dice. */
    record NoDice(int strength) implements AttackViolation {}
}
