package io.github.crisisrules.heroic.growth;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_START;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.XP_GAIN;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.XP_SPEND;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.collection.Vector;
import org.immutables.value.Value;

/** The XP of a hero, and what the limits on gaining and spending them need to know. */
@Value.Immutable
@HouseStyle
public sealed interface Experience permits ImmutableExperience {
    /** The most PP a session can start with. */
    int MOST_SESSION_PLOT_POINTS = 5;

    /** The most XP that are counted: far more than a campaign gives. */
    int MOST_XP = 1_000_000;

    /** Unspent XP, at most {@link #MOST_XP}. */
    int xp();

    /** The least PP a session starts with. */
    int sessionPlotPoints();

    /** Milestones whose 3 XP were gained in this scene. */
    Vector<String> hitThisScene();

    /** Milestones whose 10 XP were gained in this Act. */
    Vector<String> hitThisAct();

    /** Milestones whose 10 XP were gained and that may be exchanged for new ones. */
    Vector<String> completed();

    /** Event resources unlocked. */
    Vector<String> unlocked();

    /** None yet. */
    static Experience none() {
        return builder().build();
    }

    /** What a hero brings from earlier scenes, to be filled in; 0 XP and 1 PP for a session unless set. */
    static Builder builder() {
        return new Builder();
    }

    /** With this many more; beyond {@link #MOST_XP} nothing is counted. */
    default Experience gain(int more) {
        return ((ImmutableExperience) this).withXp((int) Math.min(MOST_XP, (long) xp() + more));
    }

    /** In a new scene the 3 XP can be gained again. */
    @Rule(XP_GAIN)
    default Experience inNewScene() {
        return ((ImmutableExperience) this).withHitThisScene(Vector.empty());
    }

    /** In a new Act the 10 XP can be gained again. */
    @Rule(XP_GAIN)
    default Experience inNewAct() {
        return ((ImmutableExperience) this).withHitThisAct(Vector.empty());
    }

    /** No debts, and 1 to 5 PP at the start of a session. */
    @Value.Check
    @Rule({XP_SPEND, PP_START})
    default void check() {
        if (xp() < 0 || xp() > MOST_XP || sessionPlotPoints() < 1 || sessionPlotPoints() > MOST_SESSION_PLOT_POINTS) {
            throw new IllegalArgumentException(xp() + " XP and " + sessionPlotPoints()
                    + " PP for a session cannot be: there are 0 to " + MOST_XP + " XP and 1 to "
                    + MOST_SESSION_PLOT_POINTS + " PP");
        }
        hitThisScene()
                .appendAll(hitThisAct())
                .appendAll(completed())
                .forEach(milestone -> PlainName.checked("a milestone", milestone));
        unlocked().forEach(resource -> PlainName.checked("a resource", resource));
    }

    /** Builds experience; 0 XP and 1 PP for a session unless set. */
    final class Builder extends ImmutableExperience.Builder {
        Builder() {
            xp(0);
            sessionPlotPoints(1);
        }
    }
}
