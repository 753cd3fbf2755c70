package io.github.crisisrules.heroic.doom;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_SPEND;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.die.DicePool;
import io.github.crisisrules.heroic.die.DieSize;

/** Why a doom die cannot be spent. */
public sealed interface DoomViolation extends RuleViolation {
    /** What {@code cases} makes of it; the only way to tell the kinds apart. */
    <R> R match(Cases<R> cases);

    /** One case for each kind. */
    interface Cases<R> {
        /** The pool has no such die. */
        R noSuchDoomDie(NoSuchDoomDie violation);

        /** What is bought needs a larger die. */
        R doomDieTooSmall(DoomDieTooSmall violation);
    }

    /** The pool has no such die. */
    record NoSuchDoomDie(DieSize die, DicePool doom) implements DoomViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.noSuchDoomDie(this);
        }

        @Override
        public String rule() {
            return DOOM_SPEND;
        }

        @Override
        public String message() {
            return "there is no " + die + " in the doom pool " + doom;
        }
    }

    /** What is bought needs a larger die. */
    record DoomDieTooSmall(DoomSpend spend, DieSize die, DieSize least) implements DoomViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.doomDieTooSmall(this);
        }

        @Override
        public String rule() {
            return spend.rule();
        }

        @Override
        public String message() {
            return "a doom " + die + " is too small for this (" + spend + "): it takes a " + least + " or larger";
        }
    }
}
