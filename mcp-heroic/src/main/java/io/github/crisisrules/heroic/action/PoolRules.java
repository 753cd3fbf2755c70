package io.github.crisisrules.heroic.action;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.SCENE_DISTINCTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.TRAUMA;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.datafile.PowerSet;
import io.github.crisisrules.heroic.trait.Company;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** What may join a pool beside what is in it. Whether the trait is there at all is for the scene to know. */
public final class PoolRules {
    private PoolRules() {}

    /** The place a die takes: one die for each, and for powers one for each power set. */
    @Rule({POOL, SCENE_DISTINCTION})
    public static String place(Trait trait, Datafile datafile) {
        TraitKind kind = trait.kind();
        if (kind == TraitKind.POWER) {
            return "power of "
                    + datafile.powerSetOf(trait.name()).map(PowerSet::name).getOrElse("another");
        }
        if (kind == TraitKind.DISTINCTION || kind == TraitKind.SCENE_DISTINCTION) {
            return "distinction";
        }
        if (kind == TraitKind.PUSH || kind == TraitKind.STUNT || kind == TraitKind.RESOURCE) {
            return "push, stunt or resource";
        }
        return kind == TraitKind.STRESS || kind == TraitKind.TRAUMA ? "stress of the opposition" : kind.name();
    }

    /** Whether a die may join: its place is free, or it is an extra; never a second affiliation, never stress beside trauma. */
    @Rule({POOL, TRAUMA})
    public static Either<RuleViolation, PoolDie> join(
            Vector<PoolDie> pool, PoolDie die, Datafile datafile, Company company) {
        Trait trait = die.trait();
        TraitKind kind = trait.kind();
        Option<PoolDie> affiliation = pool.find(one -> one.trait().kind() == TraitKind.AFFILIATION);
        if (kind == TraitKind.AFFILIATION && affiliation.isDefined()) {
            return Either.left(
                    new PoolViolation.PlaceTaken(trait, affiliation.get().trait()));
        }
        if (kind == TraitKind.AFFILIATION && !trait.equals(Trait.of(company))) {
            return Either.left(new PoolViolation.OtherCompany(trait, company));
        }
        if (isUnique(kind) && pool.exists(one -> one.trait().equals(trait))) {
            return Either.left(new PoolViolation.UsedTwice(trait));
        }
        Option<PoolDie> other = pool.find(one -> one.trait().kind() == opposite(kind));
        if (opposite(kind) != kind && other.isDefined()) {
            return Either.left(
                    new PoolViolation.StressAndTrauma(trait, other.get().trait()));
        }
        String place = place(trait, datafile);
        Option<PoolDie> taken =
                pool.find(one -> !one.extra() && place(one.trait(), datafile).equals(place));
        return die.extra() || taken.isEmpty()
                ? Either.right(die)
                : Either.left(new PoolViolation.PlaceTaken(trait, taken.get().trait()));
    }

    // Pushes, stunts and doom dice are bought anew each time; every other trait is one thing.
    private static boolean isUnique(TraitKind kind) {
        return kind != TraitKind.PUSH && kind != TraitKind.STUNT && kind != TraitKind.DOOM;
    }

    private static TraitKind opposite(TraitKind kind) {
        return kind == TraitKind.STRESS ? TraitKind.TRAUMA : kind == TraitKind.TRAUMA ? TraitKind.STRESS : kind;
    }
}
