package io.github.crisisrules.encounter.attack;

import io.github.crisisrules.core.dice.DiceViolation;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.collection.Vector;

/** Why something cannot be what an attack came to. */
public sealed interface AttackViolation extends RuleViolation {
    /** The faces are not a roll of this attack or this defence. */
    record DiceDoNotFit(String roll, DiceViolation why) implements AttackViolation {
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

    /** The damage is below 0. */
    record NegativeDamage(int damage) implements AttackViolation {
        @Override
        public String message() {
            return "the attack comes to " + damage + " damage: it is 0 or more";
        }
    }

    /** The target's own rules cannot leave more damage than the dice come to. */
    record MoreThanTheDice(int left, int rolled) implements AttackViolation {
        @Override
        public String message() {
            return left + " damage is said to be left of " + rolled + ": at most " + rolled
                    + " can be; say the damage as a number if an effect adds to it";
        }
    }

    /** The attack has too many dice to be true. */
    record TooManyDice(long dice) implements AttackViolation {
        @Override
        public String message() {
            return "the attack has " + dice + " dice: at most " + AttackPools.MOST_DICE + " are taken";
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
