package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.POOL;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.trait.Trait;

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
            return "there is no hero in the cast, and the first to act is one";
        }
    }

    /** Allies are of the same side, and there. */
    @Rule(POOL)
    record NotSoManyAllies(String who, int allies, int others) implements StartViolation {
        @Override
        public String message() {
            return who + " cannot be with " + allies + " allies: " + others
                    + (others == 1 ? " other is" : " others are") + " on that side";
        }
    }

    /** Names tell traits apart. */
    record TraitTwice(String who, Trait trait) implements StartViolation {
        @Override
        public String message() {
            return who + " has " + trait.words() + " twice";
        }
    }
}
