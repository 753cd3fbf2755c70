package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.POOL;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;

/** Why scenes do not begin like this; datafiles have faults of their own. */
public sealed interface StartViolation extends RuleViolation {
    /** Names are what people say at the table. */
    record NobodysName(int place) implements StartViolation {
        @Override
        public String message() {
            return "number " + place + " of the cast has no name: write one on the datafile";
        }
    }

    /** Names tell the cast apart. */
    record NameShared(String name) implements StartViolation {
        @Override
        public String message() {
            return "two of the cast are named '" + name + "': give one of them another name";
        }
    }

    /** The Watcher chooses a hero to go first. */
    @Rule(ORDER)
    record NoHero() implements StartViolation {
        @Override
        public String message() {
            return "there is no hero in the cast, and a hero acts first: add one";
        }
    }

    /** Everybody in a group is in the cast. */
    record NobodyOfThatName(String name) implements StartViolation {
        @Override
        public String message() {
            return "'" + name + "' is in a group and not in the cast: add a sheet, or leave the name out";
        }
    }

    /** Nobody is in two groups. */
    @Rule(POOL)
    record InTwoGroups(String name) implements StartViolation {
        @Override
        public String message() {
            return name + " is in two groups: name " + name + " in one of them";
        }
    }

    /** Allies are of the same side. */
    @Rule(POOL)
    record TwoSides(Vector<String> names) implements StartViolation {
        @Override
        public String message() {
            return names.mkString(", ") + " are not on the same side: heroes are with heroes, villains with villains";
        }
    }

    /** Names tell traits apart. */
    record TraitTwice(String who, Trait trait) implements StartViolation {
        @Override
        public String message() {
            return who + " has " + trait.words() + " twice: leave one of them out";
        }
    }
}
