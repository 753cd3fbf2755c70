package io.github.crisisrules.heroic.growth;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_START;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_GAIN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_SPEND;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.vavr.collection.Vector;
import org.immutables.value.Value;

/** The XP of a hero, and the facts that limit how XP are gained and spent. */
@Value.Immutable
@HouseStyle
public sealed interface Experience permits ImmutableExperience {
    /** The maximum number of PP at the start of a session. */
    int MAX_SESSION_PLOT_POINTS = 5;

    /** The maximum number of XP that is counted, far more than a campaign awards. */
    int MAX_XP = 1_000_000;

    /** Returns the unspent XP, at most {@link #MAX_XP}. */
    int xp();

    /** Returns the minimum number of PP at the start of a session. */
    int sessionPlotPoints();

    /** Returns the milestones whose 3 XP were gained in this scene. */
    Vector<String> hitThisScene();

    /** Returns the milestones whose 10 XP were gained in this Act. */
    Vector<String> hitThisAct();

    /** Returns the milestones whose 10 XP were gained and that may therefore be replaced. */
    Vector<String> completed();

    /** Returns the unlocked event resources. */
    Vector<String> unlocked();

    /** Returns the experience of a new hero. */
    static Experience none() {
        return builder().build();
    }

    /** Returns a builder for the experience from earlier scenes, preset to 0 XP and 1 PP per session. */
    static Builder builder() {
        return new Builder();
    }

    /** Returns a copy with {@code more} additional XP, at most {@link #MAX_XP}. */
    default Experience gain(int more) {
        return ((ImmutableExperience) this).withXp((int) Math.min(MAX_XP, (long) xp() + more));
    }

    /** Returns a copy for a new scene, in which the 3 XP can be gained again. */
    @Rule(XP_GAIN)
    default Experience inNewScene() {
        return ((ImmutableExperience) this).withHitThisScene(Vector.empty());
    }

    /** Returns a copy for a new Act, in which the 10 XP can be gained again. */
    @Rule(XP_GAIN)
    default Experience inNewAct() {
        return ((ImmutableExperience) this).withHitThisAct(Vector.empty());
    }

    /** Returns the plot points at the start of a session: at least the number that was bought with XP. */
    @Rule(XP_SPEND)
    default PlotPoints inNewSession(PlotPoints left) {
        return new PlotPoints(Math.max(left.count(), sessionPlotPoints()));
    }

    /** Checks that the XP and the PP per session are in range and that all names are printable. */
    @Value.Check
    @Rule({XP_SPEND, PP_START})
    default void check() {
        if (xp() < 0 || xp() > MAX_XP || sessionPlotPoints() < 1 || sessionPlotPoints() > MAX_SESSION_PLOT_POINTS) {
            throw new IllegalArgumentException(xp() + " XP and " + sessionPlotPoints()
                    + " PP per session are out of range. Give 0 to " + MAX_XP + " XP and 1 to "
                    + MAX_SESSION_PLOT_POINTS + " PP.");
        }
        hitThisScene()
                .appendAll(hitThisAct())
                .appendAll(completed())
                .forEach(milestone -> PlainName.checked("a milestone", milestone));
        unlocked().forEach(resource -> PlainName.checked("a resource", resource));
    }

    /** A builder of experience, preset to 0 XP and 1 PP per session. */
    final class Builder extends ImmutableExperience.Builder {
        Builder() {
            xp(0);
            sessionPlotPoints(1);
        }
    }
}
