package io.github.crisisrules.heroic.action;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.OPPOSE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENE_DISTINCTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TRAUMA;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.datafile.PowerSet;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.trait.AffiliationKind;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The rules for adding a die to a pool. The caller, which is the scene, checks that the trait is available. */
public final class PoolRules {
    private PoolRules() {}

    /**
     * Returns the place that the die of a trait occupies. A pool has one die for each place; powers have one place
     * for each power set.
     */
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

    /**
     * Adds a die to a pool if its place is free or if it is an extra die. An affiliation has to be the {@code allowed}
     * one. A second affiliation, or stress beside trauma, never joins.
     */
    @Rule({POOL, TRAUMA})
    public static Either<RuleViolation, PoolDie> join(
            Vector<PoolDie> pool, PoolDie die, Datafile datafile, AffiliationKind allowed) {
        Trait trait = die.trait();
        TraitKind kind = trait.kind();
        Option<PoolDie> affiliation = pool.find(one -> one.trait().kind() == TraitKind.AFFILIATION);
        if (kind == TraitKind.AFFILIATION && affiliation.isDefined()) {
            return Either.left(
                    new PoolViolation.SlotTaken(trait, affiliation.get().trait()));
        }
        if (kind == TraitKind.AFFILIATION && !trait.equals(Trait.of(allowed))) {
            return Either.left(new PoolViolation.OtherAffiliation(trait, allowed));
        }
        if (isUnique(kind) && pool.exists(one -> one.trait().equals(trait))) {
            return Either.left(new PoolViolation.TraitUsedTwice(trait));
        }
        Option<PoolDie> other = pool.find(one -> one.trait().kind() == opposite(kind));
        if (opposite(kind) != kind && other.isDefined()) {
            return Either.left(
                    new PoolViolation.StressAndTrauma(trait, other.get().trait()));
        }
        String place = place(trait, datafile);
        Option<PoolDie> taken =
                pool.find(one -> !one.isExtra() && place(one.trait(), datafile).equals(place));
        return die.isExtra() || taken.isEmpty()
                ? Either.right(die)
                : Either.left(new PoolViolation.SlotTaken(trait, taken.get().trait()));
    }

    /**
     * Returns the dice that the Watcher rolls against help or a recovery: the whole doom pool and the dice of the
     * affected traits. Rolling them spends nothing.
     */
    @Rule({OPPOSE, DOOM_SPEND})
    public static Vector<PoolDie> opposition(Pool doom, Iterable<PoolDie> affected) {
        return doom.dice().map(die -> new PoolDie(Trait.doom(die), die, false)).appendAll(affected);
    }

    // Pushes, stunts and doom dice are bought each time; every other trait exists once.
    private static boolean isUnique(TraitKind kind) {
        return kind != TraitKind.PUSH && kind != TraitKind.STUNT && kind != TraitKind.DOOM;
    }

    private static TraitKind opposite(TraitKind kind) {
        return kind == TraitKind.STRESS ? TraitKind.TRAUMA : kind == TraitKind.TRAUMA ? TraitKind.STRESS : kind;
    }
}
