package io.github.crisisrules.heroic.datafile;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.DATAFILE;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.Company;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** What a character is: affiliations, distinctions, power sets, specialties and milestones. */
@Rule(DATAFILE)
@Value.Immutable
@HouseStyle
public sealed interface Datafile extends WithDatafile permits ImmutableDatafile {
    /** Who it is. */
    String name();

    /** The dice for company. */
    Affiliations affiliations();

    /** Each adds a D8, or a D4 that earns 1 PP. */
    Vector<String> distinctions();

    /** Each adds one power to a pool. */
    Vector<PowerSet> powerSets();

    /** One of them joins a pool. */
    Vector<Specialty> specialties();

    /** Two, of the hero or of the event. */
    Vector<Milestone> milestones();

    /** The power set of that name, if there is one. */
    default Option<PowerSet> powerSet(String set) {
        return powerSets().find(mine -> mine.name().equals(set));
    }

    /** The power set that holds a power, if one does. */
    default Option<PowerSet> powerSetOf(String power) {
        return powerSets().find(set -> set.power(power).isDefined());
    }

    /** The specialty of that name, if there is one. */
    default Option<Specialty> specialty(String specialty) {
        return specialties().find(mine -> mine.name().equals(specialty));
    }

    /** The milestone of that name, if there is one. */
    default Option<Milestone> milestone(String milestone) {
        return milestones().find(mine -> mine.name().equals(milestone));
    }

    /** The die of a trait of this datafile; none if it is not on it. */
    default Option<DieSize> die(Trait trait) {
        if (trait instanceof Trait.InCompany company) {
            return Option.some(affiliations().die(company.company()));
        }
        if (trait.kind() == TraitKind.DISTINCTION) {
            return Option.when(distinctions().contains(trait.name()), DieSize.D8);
        }
        if (trait.kind() == TraitKind.POWER) {
            return powerSetOf(trait.name())
                    .flatMap(set -> set.power(trait.name()))
                    .map(Power::die);
        }
        return trait.kind() == TraitKind.SPECIALTY ? specialty(trait.name()).map(Specialty::die) : Option.none();
    }

    /** All traits that can join a pool, in the order of the sheet. */
    default Vector<Trait> traits() {
        return Vector.of(Company.values())
                .map(Trait::of)
                .appendAll(distinctions().map(Trait::distinction))
                .appendAll(powerSets().flatMap(PowerSet::powers).map(power -> Trait.power(power.name())))
                .appendAll(specialties().map(one -> Trait.specialty(one.name())));
    }

    /** With one power set in place of another. */
    default Datafile replacing(PowerSet before, PowerSet after) {
        return withPowerSets(powerSets().replace(before, after));
    }

    /** A datafile to be filled. */
    static Builder builder() {
        return new Builder();
    }

    /** Builds datafiles. */
    final class Builder extends ImmutableDatafile.Builder {
        Builder() {}
    }
}
