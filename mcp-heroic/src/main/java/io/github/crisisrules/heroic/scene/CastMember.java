package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.COMPLICATION_OUT;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.INTERRUPT;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.INTERRUPT_PRICE_IS_THE_BEST_SENSES;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PAST_D12_CANNOT_ACT;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.STRESSED_OUT_UNTIL_RECOVERED;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.condition.Ailments;
import io.github.crisisrules.heroic.condition.Temporary;
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

/** A hero or villain in a scene: the datafile, and everything that happened to it. {@link Scene#start} makes them of {@link CastSheet}s. */
@Value.Immutable
@HouseStyle
public sealed interface CastMember permits ImmutableCastMember {
    /** Whether a player plays it; else the Watcher does. */
    boolean hero();

    /** What it brings. */
    Datafile datafile();

    /** Whether it is in the scene. */
    boolean present();

    /** Its plot points; villains use the doom pool instead. */
    PlotPoints plotPoints();

    /** Its XP. */
    Experience experience();

    /** Its stress and trauma. */
    Ailments harm();

    /** Assets, resources and complications it has. */
    Vector<Temporary> traits();

    /** Traits of the datafile that have another die for this scene, or no die while they are shut down. */
    LinkedHashMap<Trait, Option<DieSize>> changed();

    /** By how many sizes its next push or stunt is larger. */
    int boosts();

    /** What it has tried to recover in this scene. */
    Vector<Ailment> tried();

    /** Trauma that the scene was framed around. */
    Vector<StressType> framed();

    /** Trauma that is recovered like stress in this scene. */
    Vector<StressType> likeStress();

    /** Who: the name on the datafile. */
    default CastId id() {
        return new CastId(datafile().name());
    }

    /** In the scene, and neither dead, nor stressed out, nor stopped by a complication past D12: may act and react. */
    @Rule({COMPLICATION_OUT, PAST_D12_CANNOT_ACT, STRESSED_OUT_UNTIL_RECOVERED})
    default boolean isAble() {
        return present()
                && !harm().isDead()
                && !harm().isStressedOut()
                && !traits().exists(
                                trait -> trait.isComplication() && trait.level().past());
    }

    /** The die of a trait of the datafile as it is now; none if it is not there or shut down. */
    default Option<DieSize> die(Trait trait) {
        return changed().get(trait).getOrElse(() -> datafile().die(trait));
    }

    /** The largest Reflexes or Senses die as it is now, if it has such a power that is not shut down. */
    @Rule({INTERRUPT, INTERRUPT_PRICE_IS_THE_BEST_SENSES})
    default Option<DieSize> quickest() {
        return datafile()
                .powerSets()
                .flatMap(PowerSet::powers)
                .filter(power -> power.kind() != PowerKind.OTHER)
                .flatMap(power -> die(Trait.power(power.name())))
                .maxBy(DieSize::rank);
    }

    /** The created trait of that kind and name, if it has it. */
    default Option<Temporary> created(Trait trait) {
        return traits().find(one -> one.trait().equals(trait));
    }
}
