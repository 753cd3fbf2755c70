package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.heroic.condition.Ailments;
import io.github.crisisrules.heroic.condition.Temporary;
import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.growth.Experience;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.github.crisisrules.heroic.trait.StressType;
import io.vavr.collection.Vector;
import org.immutables.value.Value;

/**
 * A character who comes to the table: the datafile, and what is left of earlier scenes.
 *
 * <pre>{@code
 * CastSheet spider = CastSheet.hero(datafile).withPlotPoints(new PlotPoints(2));
 * }</pre>
 */
@Value.Immutable
@HouseStyle
public sealed interface CastSheet extends WithCastSheet permits ImmutableCastSheet {
    /** Whether a player plays it; else the Watcher does. */
    boolean hero();

    /** What it brings; the name on it is the name at the table. */
    Datafile datafile();

    /** Whether it is there when the first scene begins. */
    boolean present();

    /** Its plot points; villains use the doom pool instead. */
    PlotPoints plotPoints();

    /** Its XP. */
    Experience experience();

    /** Its stress and trauma. */
    Ailments harm();

    /** Assets, resources and complications it has. */
    Vector<Temporary> traits();

    /** Trauma that the last action scene was framed around. */
    Vector<StressType> framed();

    /** A hero, unhurt, with 1 PP and no XP. */
    static CastSheet hero(Datafile datafile) {
        return builder().hero(true).datafile(datafile).build();
    }

    /** A villain, unhurt. */
    static CastSheet villain(Datafile datafile) {
        return builder().hero(false).datafile(datafile).build();
    }

    /** One of the cast as it leaves a scene, for the next evening. */
    static CastSheet of(CastMember member) {
        return builder()
                .hero(member.hero())
                .datafile(member.datafile())
                .present(member.present())
                .plotPoints(member.plotPoints())
                .experience(member.experience())
                .harm(member.harm())
                .traits(member.traits())
                .framed(member.framed())
                .build();
    }

    /** A sheet to be filled in: present, unhurt, with 1 PP and nothing else unless set. */
    static Builder builder() {
        return new Builder();
    }

    /** Builds sheets. */
    final class Builder extends ImmutableCastSheet.Builder {
        Builder() {
            present(true);
            plotPoints(PlotPoints.AT_START);
            experience(Experience.none());
            harm(Ailments.none());
        }
    }
}
