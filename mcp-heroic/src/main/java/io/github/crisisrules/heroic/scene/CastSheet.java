package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.heroic.condition.Ailments;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.growth.Experience;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.github.crisisrules.heroic.trait.StressType;
import io.vavr.collection.Vector;
import org.immutables.value.Value;

/**
 * A character to be added to the cast: the datafile, and the state carried over from earlier scenes.
 *
 * <pre>{@code
 * CastSheet spider = CastSheet.hero(datafile).withPlotPoints(new PlotPoints(2));
 * }</pre>
 */
@Value.Immutable
@HouseStyle
public sealed interface CastSheet extends WithCastSheet permits ImmutableCastSheet {
    /** Returns whether a player plays this character; the Watcher plays the others. */
    boolean isHero();

    /** Returns the datafile. Its name identifies the character in the cast. */
    Datafile datafile();

    /** Returns whether the character is present when the first scene begins. */
    boolean isPresent();

    /** Returns the plot points. Villains use the doom pool instead. */
    PlotPoints plotPoints();

    /** Returns the experience. */
    Experience experience();

    /** Returns the stress and trauma. */
    Ailments harm();

    /** Returns the assets, resources and complications of the character. */
    Vector<CreatedTrait> traits();

    /** Returns the types of trauma that the last action scene was framed around. */
    Vector<StressType> framedTrauma();

    /** Creates the sheet of an unhurt hero with 1 plot point and no XP. */
    static CastSheet hero(Datafile datafile) {
        return builder().isHero(true).datafile(datafile).build();
    }

    /** Creates the sheet of an unhurt villain. */
    static CastSheet villain(Datafile datafile) {
        return builder().isHero(false).datafile(datafile).build();
    }

    /** Creates a sheet from a member of the cast, so that the character can be used again in a later session. */
    static CastSheet of(CastMember member) {
        return builder()
                .isHero(member.isHero())
                .datafile(member.datafile())
                .isPresent(member.isPresent())
                .plotPoints(member.plotPoints())
                .experience(member.experience())
                .harm(member.harm())
                .traits(member.traits())
                .framedTrauma(member.framedTrauma())
                .build();
    }

    /** Returns a builder whose defaults are: present, unhurt, 1 plot point and no XP. */
    static Builder builder() {
        return new Builder();
    }

    /** Builder for {@link CastSheet}. */
    final class Builder extends ImmutableCastSheet.Builder {
        Builder() {
            isPresent(true);
            plotPoints(PlotPoints.AT_START);
            experience(Experience.none());
            harm(Ailments.none());
        }
    }
}
