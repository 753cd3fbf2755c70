package io.github.crisisrules.heroic.doom;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.vavr.collection.Vector;

/** A reason why a doom die cannot be spent. */
public sealed interface DoomViolation extends RuleViolation {
    /** The doom pool has no die of this size. */
    @Rule(DOOM_SPEND)
    record NoSuchDoomDie(DieSize die, Pool doom) implements DoomViolation {
        @Override
        public String message() {
            return "there is no " + die + " in the doom pool " + doom + ": choose a die that is";
        }
    }

    /** The use requires a larger die. */
    record DoomDieTooSmall(DoomSpend spend, DieSize die, DieSize least) implements DoomViolation {
        @Override
        public Vector<String> rules() {
            return spend.rules();
        }

        @Override
        public String message() {
            return "a doom " + die + " is too small for " + spend.words() + ": it takes a " + least + " or larger";
        }
    }
}
