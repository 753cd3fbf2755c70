package io.github.crisisrules.heroic.datafile;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DATAFILE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENE_DISTINCTION;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.AffiliationKind;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** The description of a character: affiliations, distinctions, power sets, specialties and milestones. */
@Rule(DATAFILE)
@Value.Immutable
@HouseStyle
public sealed interface Datafile extends WithDatafile permits ImmutableDatafile {
    /** The die of a distinction that is used in its owner's favour. */
    @Rule({POOL, SCENE_DISTINCTION})
    DieSize DISTINCTION_DIE = DieSize.D8;

    /** Returns the name of the character. */
    String name();

    /** Returns the dice of the three affiliations. */
    Affiliations affiliations();

    /** Returns the distinctions. Each adds a D8 to a pool, or a D4 that earns 1 PP. */
    Vector<String> distinctions();

    /** Returns the power sets. Each adds one power to a pool. */
    Vector<PowerSet> powerSets();

    /** Returns the specialties. A pool takes one of them. */
    Vector<Specialty> specialties();

    /** Returns the milestones: two, which belong to the hero or to the event. */
    Vector<Milestone> milestones();

    /** Returns the power set with the given name, if there is one. */
    default Option<PowerSet> powerSet(String set) {
        return powerSets().find(mine -> Trait.isSameName(mine.name(), set));
    }

    /** Returns the power set that holds the given power, if there is one. */
    default Option<PowerSet> powerSetOf(String power) {
        return powerSets().find(set -> set.power(power).isDefined());
    }

    /** Returns the specialty with the given name, if there is one. */
    default Option<Specialty> specialty(String specialty) {
        return specialties().find(mine -> Trait.isSameName(mine.name(), specialty));
    }

    /** Returns the milestone with the given name, if there is one. */
    default Option<Milestone> milestone(String milestone) {
        return milestones().find(mine -> Trait.isSameName(mine.name(), milestone));
    }

    /** Returns the die of a trait, or none if the trait is not on this datafile. */
    default Option<DieSize> die(Trait trait) {
        if (trait instanceof Trait.OfAffiliation own) {
            return Option.some(affiliations().die(own.affiliation()));
        }
        if (trait.kind() == TraitKind.DISTINCTION) {
            return Option.when(distinctions().exists(mine -> Trait.isSameName(mine, trait.name())), DISTINCTION_DIE);
        }
        if (trait.kind() == TraitKind.POWER) {
            return powerSetOf(trait.name())
                    .flatMap(set -> set.power(trait.name()))
                    .map(Power::die);
        }
        return trait.kind() == TraitKind.SPECIALTY ? specialty(trait.name()).map(Specialty::die) : Option.none();
    }

    /** Returns all traits that can join a pool, in the order of the rules sheet. */
    default Vector<Trait> traits() {
        return Vector.of(AffiliationKind.values())
                .map(Trait::of)
                .appendAll(distinctions().map(Trait::distinction))
                .appendAll(powerSets().flatMap(PowerSet::powers).map(power -> Trait.power(power.name())))
                .appendAll(specialties().map(one -> Trait.specialty(one.name())));
    }

    /** Returns a copy with one power set replaced by another. */
    default Datafile replacing(PowerSet before, PowerSet after) {
        return withPowerSets(powerSets().replace(before, after));
    }

    /** Returns a builder. */
    static Builder builder() {
        return new Builder();
    }

    /** A builder of datafiles. */
    final class Builder extends ImmutableDatafile.Builder {
        Builder() {}
    }
}
