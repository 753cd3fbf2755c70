package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.COMPLICATION_OUT;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_11;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_3;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.HouseStyle;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.condition.Ailment;
import io.github.crisisrules.heroic.condition.Ending;
import io.github.crisisrules.heroic.condition.Harm;
import io.github.crisisrules.heroic.condition.StressType;
import io.github.crisisrules.heroic.condition.Temporary;
import io.github.crisisrules.heroic.datafile.Affiliation;
import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.datafile.Trait;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.growth.Experience;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** A hero or villain at the table: the datafile, and everything that happened to it. */
@Value.Immutable
@HouseStyle
public sealed interface CastMember extends WithCastMember permits ImmutableCastMember {
    /** Who. */
    CastId id();

    /** Whether a player plays it; else the Watcher does. */
    boolean hero();

    /** What it brings. */
    Datafile datafile();

    /** How many allies are with it. */
    int allies();

    /** Its plot points; villains use the doom pool instead. */
    PlotPoints plotPoints();

    /** Its XP. */
    Experience experience();

    /** Its stress and trauma. */
    Harm harm();

    /** Assets, resources and complications it has. */
    Vector<Temporary> traits();

    /** Traits of the datafile with another die for this scene; none: shut down. */
    LinkedHashMap<Trait, Option<DieSize>> changed();

    /** How many sizes its next push or stunt is larger. */
    int boosts();

    /** What it has tried to recover in this scene. */
    Vector<Ailment> tried();

    /** Trauma that the scene was framed around. */
    Vector<StressType> framed();

    /** Trauma that is recovered like stress in this scene. */
    Vector<StressType> likeStress();

    /** A hero alone, or with allies once they are counted. */
    static CastMember hero(Datafile datafile) {
        return new Builder()
                .id(new CastId(datafile.name()))
                .hero(true)
                .datafile(datafile)
                .build();
    }

    /** A villain. */
    static CastMember villain(Datafile datafile) {
        return new Builder()
                .id(new CastId(datafile.name()))
                .hero(false)
                .datafile(datafile)
                .build();
    }

    /** Neither dead, nor stressed out, nor stopped by a complication past D12: may act and react. */
    @Rule({COMPLICATION_OUT, RULING_3, RULING_11})
    default boolean isAble() {
        return !harm().isDead()
                && !harm().isStressedOut()
                && !traits().exists(
                                trait -> trait.isComplication() && trait.level().past());
    }

    /** The affiliation that counts. */
    default Affiliation company() {
        return Affiliation.with(allies());
    }

    /** The die of a trait of the datafile as it is now; none if it is not there or shut down. */
    default Option<DieSize> die(Trait trait) {
        return changed().get(trait).getOrElse(() -> datafile().die(trait));
    }

    /** The created trait of that kind and name, if it has it. */
    default Option<Temporary> created(Trait trait) {
        return traits().find(one -> one.trait().equals(trait));
    }

    /** What is left when something ends: created traits by their lifetimes, the datafile as printed after a scene. */
    default CastMember after(Ending ending) {
        CastMember left = withTraits(traits().flatMap(trait -> trait.after(ending)));
        return ending.isScene()
                ? left.withChanged(LinkedHashMap.empty()).withBoosts(0).withTried(Vector.empty())
                : left;
    }

    /** Builds cast members; unhurt, with 1 PP and nothing else unless told. */
    final class Builder extends ImmutableCastMember.Builder {
        Builder() {
            allies(0);
            plotPoints(PlotPoints.AT_START);
            experience(Experience.none());
            harm(Harm.none());
            boosts(0);
        }
    }
}
