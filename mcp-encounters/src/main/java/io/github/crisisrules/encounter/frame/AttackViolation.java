package io.github.crisisrules.encounter.frame;

import io.github.crisisrules.core.dice.DiceViolation;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.collection.Vector;

/** A reason why a reported attack or its result is impossible. */
public sealed interface AttackViolation extends RuleViolation {
    /** The faces cannot be a roll of this attack or this defence. */
    record InvalidRoll(String roll, DiceViolation why) implements AttackViolation {
        @Override
        public Vector<String> rules() {
            return why.rules();
        }

        @Override
        public String message() {
            return "these are not the " + roll + " dice: " + why.message()
                    + "; say the dice again, or say the damage as a number if an effect changed them";
        }
    }

    /** The damage is negative. */
    record NegativeDamage(int damage) implements AttackViolation {
        @Override
        public String message() {
            return "the attack comes to " + damage + " damage: it is 0 or more";
        }
    }

    /** The damage left by the target's own rules is more than the damage of the dice. */
    record DamageExceedsRoll(int left, int rolled) implements AttackViolation {
        @Override
        public String message() {
            return left + " damage is said to be left of " + rolled + ": at most " + rolled
                    + " can be; say the damage as a number if an effect adds to it";
        }
    }

    /** The attack has more dice than {@link AttackPools#MAX_DICE}. */
    record TooManyDice(long dice) implements AttackViolation {
        @Override
        public String message() {
            return "the attack has " + dice + " dice: at most " + AttackPools.MAX_DICE + " are taken";
        }
    }

    /** The attack has no dice. */
    record NoDice(int strength) implements AttackViolation {
        @Override
        public String message() {
            return "the attack has " + strength + " dice: it has 1 or more";
        }
    }
}
