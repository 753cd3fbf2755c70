package io.github.crisisrules.heroic.die;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.DICE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.ROLL;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.collection.Seq;

/** Why dice are refused. */
public sealed interface DieViolation extends RuleViolation {
    /** The game has no die of that size. */
    @Rule(DICE)
    record NoSuchDie(String text) implements DieViolation {
        @Override
        public String message() {
            return "there is no die '" + text + "': the game has D4, D6, D8, D10 and D12";
        }
    }

    /** The text is not a pool. */
    record NotAPool(String text) implements DieViolation {
        @Override
        public String message() {
            return "'" + text + "' is not a pool: write up to " + Pool.MOST_WRITTEN + " dice, as in 2d6+d8+d10";
        }
    }

    /** There must be one face for each die of the pool. */
    record FacesDoNotFit(Pool pool, Seq<Integer> faces) implements DieViolation {
        @Override
        public String message() {
            return "the faces " + faces.mkString(", ") + " are not a roll of " + pool
                    + ": give one face for each die, from 1 to its number of sides";
        }
    }

    /** A die of the roll that is not there, or shows 1, or is used already. */
    @Rule(ROLL)
    record DieNotUsable(int index) implements DieViolation {
        @Override
        public String message() {
            return "die " + (index + 1)
                    + " of the roll cannot be used: it is not there, shows 1, or is taken already. Take another die";
        }
    }

    /** A total takes two dice and the effect one, as long as there are any. */
    @Rule(ROLL)
    record TooFewDice(String part, int least, int actual) implements DieViolation {
        @Override
        public String message() {
            return "the " + part + " takes " + least + (least == 1 ? " die" : " dice") + " of this roll, not " + actual
                    + ": choose " + (least - actual) + " more";
        }
    }
}
