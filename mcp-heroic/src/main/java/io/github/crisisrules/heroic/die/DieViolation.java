package io.github.crisisrules.heroic.die;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DICE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ROLL;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.collection.Seq;

/** A reason why dice are refused. */
public sealed interface DieViolation extends RuleViolation {
    /** The game has no die of this size. */
    @Rule(DICE)
    record InvalidDie(String text) implements DieViolation {
        @Override
        public String message() {
            return "there is no die '" + text + "': the game has D4, D6, D8, D10 and D12";
        }
    }

    /** The text is not pool notation. */
    record InvalidPool(String text) implements DieViolation {
        @Override
        public String message() {
            return "'" + text + "' is not a pool: write up to " + Pool.MAX_WRITTEN + " dice, as in 2d6+d8+d10";
        }
    }

    /** The faces do not match the dice of the pool, one for each. */
    record FacesDoNotMatchPool(Pool pool, Seq<Integer> faces) implements DieViolation {
        @Override
        public String message() {
            return "the faces " + faces.mkString(", ") + " are not a roll of " + pool
                    + ": give one face for each die, from 1 to its number of sides";
        }
    }

    /** The die is not in the roll, shows 1, or is already in use. */
    @Rule(ROLL)
    record DieNotUsable(int index) implements DieViolation {
        @Override
        public String message() {
            return "die " + (index + 1)
                    + " of the roll cannot be used: it is not there, shows 1, or is taken already. Take another die";
        }
    }

    /** The total or the effect has fewer dice than it must take: two and one, as far as the roll has them. */
    @Rule(ROLL)
    record TooFewDice(String part, int least, int actual) implements DieViolation {
        @Override
        public String message() {
            return "the " + part + " takes " + least + (least == 1 ? " die" : " dice") + " of this roll, not " + actual
                    + ": choose " + (least - actual) + " more";
        }
    }
}
