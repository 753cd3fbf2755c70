package io.github.crisisrules.heroic.action;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WATCHER_RULES_ON_SPECIAL_EFFECTS;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.trait.AffiliationKind;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;

/** A reason why a die cannot join a pool. */
@Rule(POOL)
public sealed interface PoolViolation extends RuleViolation {
    /** The pool already has a die in this place. */
    record SlotTaken(Trait trait, Trait by) implements PoolViolation {
        @Override
        public String message() {
            return trait.words()
                    + (canBeExtra()
                            ? " does not join the pool for free: its place is taken by " + by.words()
                                    + ". Pay for it as one more trait"
                            : " does not join the pool: its place is taken by " + by.words()
                                    + ", and no plot point makes room for another. Go on without it");
        }

        private boolean canBeExtra() {
            TraitKind kind = trait.kind();
            return kind != TraitKind.AFFILIATION && kind != TraitKind.PUSH && kind != TraitKind.STUNT;
        }
    }

    /** The pool may use either stress or trauma of the opposition, not both. */
    @Rule(TRAUMA)
    record StressAndTrauma(Trait trait, Trait by) implements PoolViolation {
        @Override
        public String message() {
            return trait.words() + " does not join the pool beside " + by.words() + ": take stress or trauma, not both";
        }
    }

    /** Another affiliation applies, because the character has more or fewer allies present. */
    record OtherAffiliation(Trait trait, AffiliationKind current) implements PoolViolation {
        @Override
        public String message() {
            return trait.words() + " does not join the pool: take " + current.words()
                    + ", the affiliation that counts now";
        }
    }

    /** No character involved has this trait, or the trait is shut down. */
    record TraitNotAvailable(Trait trait) implements PoolViolation {
        @Override
        public String message() {
            return trait.words() + " is not there for this roll: choose another trait";
        }
    }

    /** The pool already has the die of this trait. */
    record TraitUsedTwice(Trait trait) implements PoolViolation {
        @Override
        public String message() {
            return trait.words() + " is in the pool already: choose another trait";
        }
    }

    /** Only a distinction may count as a D4. */
    record NotUsableAsD4(Trait trait) implements PoolViolation {
        @Override
        public String message() {
            return trait.words() + " does not join a pool as a D4: name a distinction";
        }
    }

    /** A ruling can add a die only for an ability, not for a trait created in play or for an ailment. */
    @Rule(WATCHER_RULES_ON_SPECIAL_EFFECTS)
    record NotAddedByRuling(Trait trait) implements PoolViolation {
        @Override
        public String message() {
            return "no ruling adds a die for " + trait.words()
                    + ": name a distinction, a power, a specialty, a push or a stunt";
        }
    }

    /** A die of this kind has to be bought, or comes from the doom pool. */
    record TraitNotFree(Trait trait) implements PoolViolation {
        @Override
        public String message() {
            return trait.words() + " does not join a pool for free: buy it";
        }
    }
}
