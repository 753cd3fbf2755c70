package io.github.crisisrules.tournament.roster;

import io.github.crisisrules.core.card.ComponentId;
import io.github.crisisrules.core.roster.Roster;
import io.vavr.collection.Vector;

/**
 * A valid Timeline List: Rosters 1, 2 and 3, which share no component, legal in one Timeline. Only
 * {@link TimelineListRules#check} creates lists.
 */
public final class TimelineList {
    /** The number of rosters in a list. */
    public static final int ROSTERS = 3;

    private final Timeline timeline;
    private final Vector<Roster> rosters;

    TimelineList(Timeline timeline, Vector<Roster> rosters) {
        this.timeline = timeline;
        this.rosters = rosters;
    }

    /** Returns the Timeline for which the list was checked. */
    public Timeline timeline() {
        return timeline;
    }

    /** Returns the three rosters in the order of their designations. */
    public Vector<Roster> rosters() {
        return rosters;
    }

    /**
     * Returns the roster with the given designation.
     *
     * @throws IllegalArgumentException if {@code designation} is not 1 to 3
     */
    public Roster roster(int designation) {
        if (designation < 1 || designation > ROSTERS) {
            throw new IllegalArgumentException(
                    "There is no Roster " + designation + ". Rosters are numbered 1 to " + ROSTERS + ".");
        }
        return rosters.get(designation - 1);
    }

    /** Returns all components of the three rosters. */
    public Vector<ComponentId> components() {
        return rosters.flatMap(Roster::components);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TimelineList that && timeline.equals(that.timeline) && rosters.equals(that.rosters);
    }

    @Override
    public int hashCode() {
        return 31 * timeline.hashCode() + rosters.hashCode();
    }

    @Override
    public String toString() {
        return rosters.mkString("TimelineList(" + timeline + ": ", ", ", ")");
    }
}
