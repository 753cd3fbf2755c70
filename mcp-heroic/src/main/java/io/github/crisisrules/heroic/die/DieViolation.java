package io.github.crisisrules.heroic.die;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.DICE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.ROLL;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.collection.Seq;

/** Why dice are refused. */
public sealed interface DieViolation extends RuleViolation {
    /** What {@code cases} makes of it; the only way to tell the kinds apart. */
    <R> R match(Cases<R> cases);

    /** One case for each kind. */
    interface Cases<R> {
        /** The game has no die of that size. */
        R noSuchDie(NoSuchDie violation);

        /** The text is not a pool. */
        R notAPool(NotAPool violation);

        /** There must be one face for each die of the pool. */
        R facesDoNotFit(FacesDoNotFit violation);

        /** A die of the roll that is not there, or shows 1, or is used already. */
        R dieNotUsable(DieNotUsable violation);

        /** A total takes as many dice as its owner may add, and all of them where there are fewer. */
        R wrongNumberOfDice(WrongNumberOfDice violation);
    }

    /** The game has no die of that size. */
    record NoSuchDie(String text) implements DieViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.noSuchDie(this);
        }

        @Override
        public String rule() {
            return DICE;
        }

        @Override
        public String message() {
            return "there is no die '" + text + "': the game has D4, D6, D8, D10 and D12";
        }
    }

    /** The text is not a pool. */
    record NotAPool(String text) implements DieViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notAPool(this);
        }

        @Override
        public String rule() {
            return DICE;
        }

        @Override
        public String message() {
            return "'" + text + "' is not a pool such as 2d6+d8+d10";
        }
    }

    /** There must be one face for each die of the pool. */
    record FacesDoNotFit(DicePool pool, Seq<Integer> faces) implements DieViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.facesDoNotFit(this);
        }

        @Override
        public String rule() {
            return ROLL;
        }

        @Override
        public String message() {
            return "the faces " + faces.mkString(", ") + " are not a roll of " + pool;
        }
    }

    /** A die of the roll that is not there, or shows 1, or is used already. */
    record DieNotUsable(int index) implements DieViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.dieNotUsable(this);
        }

        @Override
        public String rule() {
            return ROLL;
        }

        @Override
        public String message() {
            return "die " + index + " of the roll cannot be used: it is not there, shows 1, or is taken already";
        }
    }

    /** A total takes as many dice as its owner may add, and all of them where there are fewer. */
    record WrongNumberOfDice(String part, int expected, int actual) implements DieViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.wrongNumberOfDice(this);
        }

        @Override
        public String rule() {
            return ROLL;
        }

        @Override
        public String message() {
            return "the " + part + " takes " + expected + " dice, not " + actual;
        }
    }
}
