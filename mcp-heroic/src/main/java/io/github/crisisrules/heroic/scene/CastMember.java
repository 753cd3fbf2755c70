package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.INTERRUPT;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.condition.Ailments;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.datafile.PowerKind;
import io.github.crisisrules.heroic.datafile.PowerSet;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.growth.Experience;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * A hero or villain in a scene: the datafile and everything that has happened to the character. {@link Scene#start}
 * creates the members from {@link CastSheet}s.
 */
@Value.Immutable
@HouseStyle
public sealed interface CastMember extends Describable permits ImmutableCastMember {
    /** Returns whether a player plays this character; the Watcher plays the others. */
    boolean isHero();

    /** Returns the datafile of the character. */
    Datafile datafile();

    /** Returns whether the character is in the scene. */
    boolean isPresent();

    /** Returns the plot points. Villains use the doom pool instead. */
    PlotPoints plotPoints();

    /** Returns the experience. */
    Experience experience();

    /** Returns the stress and trauma. */
    Ailments harm();

    /** Returns the assets, resources and complications of the character. */
    Vector<CreatedTrait> traits();

    /** Returns the datafile traits that have a different die for this scene, or no die while they are shut down. */
    LinkedHashMap<Trait, Option<DieSize>> changedTraits();

    /** Returns the number of sizes by which the next push or stunt is larger. */
    int boosts();

    /** Returns the stress and trauma that the character has tried to recover in this scene. */
    Vector<Ailment> triedRecoveries();

    /** Returns the types of trauma that the scene was framed around. */
    Vector<StressType> framedTrauma();

    /** Returns the types of trauma that are recovered like stress in this scene. */
    Vector<StressType> traumaRecoveredLikeStress();

    /** Returns the id of the character, which is the name on the datafile. */
    default CastId id() {
        return new CastId(datafile().name());
    }

    /**
     * Returns whether the character can act and react: it is in the scene and neither dead, nor stressed out, nor
     * stopped by a complication past D12.
     */
    default boolean isAble() {
        return isPresent() && harm().canAct(traits());
    }

    /** Returns the current die of a datafile trait, or none if the trait is missing or shut down. */
    default Option<DieSize> die(Trait trait) {
        return changedTraits().get(trait).getOrElse(() -> datafile().die(trait));
    }

    /**
     * Returns the largest current die of the Reflexes and Senses powers, or none if the character has no such power
     * or all are shut down.
     */
    @Rule(INTERRUPT)
    default Option<DieSize> quickest() {
        return datafile()
                .powerSets()
                .flatMap(PowerSet::powers)
                .filter(power -> power.kind() != PowerKind.OTHER)
                .flatMap(power -> die(Trait.power(power.name())))
                .maxBy(DieSize::rank);
    }

    /** Finds an asset, resource or complication of the character by its kind and name. */
    default Option<CreatedTrait> created(Trait trait) {
        return traits().find(one -> one.trait().equals(trait));
    }

    /** Describes the character: stress and trauma, the traits created in play and, for a hero, the plot points. */
    @Override
    default String describe(Wording wording) {
        return Sentences.condition(
                wording,
                id(),
                harm().condition(),
                harm(),
                traits(),
                isHero(),
                plotPoints().count());
    }
}
