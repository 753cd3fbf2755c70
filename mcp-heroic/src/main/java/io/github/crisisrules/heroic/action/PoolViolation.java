package io.github.crisisrules.heroic.action;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.WATCHER_RULES_ON_SPECIAL_EFFECTS;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.trait.Company;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;

/** Why a die does not join a pool. */
@Rule(POOL)
public sealed interface PoolViolation extends RuleViolation {
    /** A die of that kind is in the pool already. */
    record PlaceTaken(Trait trait, Trait by) implements PoolViolation {
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

    /** Stress or trauma of the opposition, not both. */
    @Rule(TRAUMA)
    record StressAndTrauma(Trait trait, Trait by) implements PoolViolation {
        @Override
        public String message() {
            return trait.words() + " does not join the pool beside " + by.words() + ": take stress or trauma, not both";
        }
    }

    /** The character is in other company. */
    record OtherCompany(Trait trait, Company current) implements PoolViolation {
        @Override
        public String message() {
            return trait.words() + " does not join the pool: take " + current.words()
                    + ", the affiliation that counts now";
        }
    }

    /** Nobody at hand has this trait, or it is shut down. */
    record TraitNotThere(Trait trait) implements PoolViolation {
        @Override
        public String message() {
            return trait.words() + " is not there for this roll: choose another trait";
        }
    }

    /** The same die is not used twice. */
    record UsedTwice(Trait trait) implements PoolViolation {
        @Override
        public String message() {
            return trait.words() + " is in the pool already: choose another trait";
        }
    }

    /** Only distinctions count as D4. */
    record NotAsD4(Trait trait) implements PoolViolation {
        @Override
        public String message() {
            return trait.words() + " does not join a pool as a D4: name a distinction";
        }
    }

    /** A ruling adds a die for what people can do, not for what was made in play or is suffered. */
    @Rule(WATCHER_RULES_ON_SPECIAL_EFFECTS)
    record NotByRuling(Trait trait) implements PoolViolation {
        @Override
        public String message() {
            return "no ruling adds a die for " + trait.words()
                    + ": name a distinction, a power, a specialty, a push or a stunt";
        }
    }

    /** This kind of die is bought, or comes from the doom pool. */
    record NotForFree(Trait trait) implements PoolViolation {
        @Override
        public String message() {
            return trait.words() + " does not join a pool for free: buy it";
        }
    }
}
