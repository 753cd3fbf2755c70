package io.github.crisisrules.heroic.action;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.TRAUMA;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.datafile.Affiliation;
import io.github.crisisrules.heroic.datafile.Trait;

/** Why a die does not join a pool. */
public sealed interface PoolViolation extends RuleViolation {
    /** What {@code cases} makes of it; the only way to tell the kinds apart. */
    <R> R match(Cases<R> cases);

    /** One case for each kind. */
    interface Cases<R> {
        /** A die of that kind is in the pool already. */
        R placeTaken(PlaceTaken violation);

        /** Stress or trauma of the opposition, not both. */
        R stressAndTrauma(StressAndTrauma violation);

        /** The character is in other company. */
        R otherCompany(OtherCompany violation);

        /** Nobody at hand has this trait, or it is shut down. */
        R traitNotThere(TraitNotThere violation);

        /** The same die is not used twice. */
        R usedTwice(UsedTwice violation);

        /** This kind of die is bought, or comes from the doom pool. */
        R notForFree(NotForFree violation);
    }

    /** The rule that refuses, what may join a pool unless the violation says otherwise. */
    @Override
    default String rule() {
        return POOL;
    }

    /** A die of that kind is in the pool already. */
    record PlaceTaken(Trait trait, Trait by) implements PoolViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.placeTaken(this);
        }

        @Override
        public String message() {
            return trait + " does not join the pool: its place is taken by " + by;
        }
    }

    /** Stress or trauma of the opposition, not both. */
    record StressAndTrauma(Trait trait, Trait by) implements PoolViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.stressAndTrauma(this);
        }

        @Override
        public String rule() {
            return TRAUMA;
        }

        @Override
        public String message() {
            return trait + " does not join the pool beside " + by + ": stress or trauma, not both";
        }
    }

    /** The character is in other company. */
    record OtherCompany(Trait trait, Affiliation current) implements PoolViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.otherCompany(this);
        }

        @Override
        public String message() {
            return trait + " does not join the pool: the affiliation that counts is " + current;
        }
    }

    /** Nobody at hand has this trait, or it is shut down. */
    record TraitNotThere(Trait trait) implements PoolViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.traitNotThere(this);
        }

        @Override
        public String message() {
            return trait + " is not there to be used";
        }
    }

    /** The same die is not used twice. */
    record UsedTwice(Trait trait) implements PoolViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.usedTwice(this);
        }

        @Override
        public String message() {
            return trait + " is in the pool already";
        }
    }

    /** This kind of die is bought, or comes from the doom pool. */
    record NotForFree(Trait trait) implements PoolViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notForFree(this);
        }

        @Override
        public String message() {
            return trait + " does not join a pool for free";
        }
    }
}
