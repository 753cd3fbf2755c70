package io.github.crisisrules.heroic.doom;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.vavr.collection.Vector;

/** A reason why a doom die cannot be spent. */
public sealed interface DoomViolation extends RuleViolation {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** The doom pool has no die of this size. */
    @Rule(DOOM_SPEND)
    record NoSuchDoomDie(DieSize die, Pool doom) implements DoomViolation {
        boolean isEmpty() {
            return doom.isEmpty();
        }
    }

    /**
     * The use takes more dice of this size than the doom pool has.
     *
     * @param required the number of dice that the use takes
     * @param doom the doom pool
     */
    @Rule(DOOM_SPEND)
    record TooFewDoomDice(DoomSpend spend, DieSize die, int required, Pool doom) implements DoomViolation {
        int found() {
            return doom.count(die);
        }
    }

    /** The use requires a larger die. */
    record DoomDieTooSmall(DoomSpend spend, DieSize die, DieSize min) implements DoomViolation {
        @Override
        public Vector<String> rules() {
            return spend.rules();
        }
    }
}
