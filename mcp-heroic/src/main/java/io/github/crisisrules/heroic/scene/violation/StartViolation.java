package io.github.crisisrules.heroic.scene.violation;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.scene.SceneStart;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;

/** A fault of a {@link SceneStart}. Datafiles have faults of their own. */
public sealed interface StartViolation extends RuleViolation {
    /** A character has no name. */
    record NobodysName(int place) implements StartViolation {
        @Override
        public String message() {
            return "number " + place + " of the cast has no name: write one on the datafile";
        }
    }

    /** Two characters have the same name or names that look alike. */
    record NameShared(String name) implements StartViolation {
        @Override
        public String message() {
            return "two of the cast are named '" + name + "': give one of them another name";
        }
    }

    /** The cast has no hero, but a hero acts first. */
    @Rule(ORDER)
    record NoHero() implements StartViolation {
        @Override
        public String message() {
            return "there is no hero in the cast, and a hero acts first: add one";
        }
    }

    /** A member of a group is not in the cast. */
    record NobodyOfThatName(String name) implements StartViolation {
        @Override
        public String message() {
            return "'" + name + "' is in a group and not in the cast: add a sheet, or leave the name out";
        }
    }

    /** A character is in two groups. */
    @Rule(POOL)
    record InTwoGroups(String name) implements StartViolation {
        @Override
        public String message() {
            return name + " is in two groups: name " + name + " in one of them";
        }
    }

    /** A group has members of both sides. */
    @Rule(POOL)
    record TwoSides(Vector<String> names) implements StartViolation {
        @Override
        public String message() {
            return names.mkString(", ") + " are not on the same side: heroes are with heroes, villains with villains";
        }
    }

    /** A character has the same trait twice. */
    record TraitTwice(String who, Trait trait) implements StartViolation {
        @Override
        public String message() {
            return who + " has " + trait.words() + " twice: leave one of them out";
        }
    }
}
