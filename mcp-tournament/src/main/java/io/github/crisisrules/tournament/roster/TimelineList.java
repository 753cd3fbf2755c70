package io.github.crisisrules.tournament.roster;

import io.github.crisisrules.core.card.ComponentId;
import io.github.crisisrules.core.card.Roster;
import io.vavr.collection.Vector;

/**
 * A Timeline List: Rosters 1, 2 and 3, which share nothing, legal in one Timeline. The only way to one is
 * {@link TimelineListRules#check}.
 */
public final class TimelineList {
    /** How many rosters a list has. */
    public static final int ROSTERS = 3;

    private final Timeline timeline;
    private final Vector<Roster> rosters;

    TimelineList(Timeline timeline, Vector<Roster> rosters) {
        this.timeline = timeline;
        this.rosters = rosters;
    }

    /** The Timeline it was checked for. */
    public Timeline timeline() {
        return timeline;
    }

    /** The three rosters in the order of their designations. */
    public Vector<Roster> rosters() {
        return rosters;
    }

    /** The roster with this designation, 1 to 3. */
    public Roster roster(int designation) {
        if (designation < 1 || designation > ROSTERS) {
            throw new IllegalArgumentException(
                    "there is no Roster " + designation + ": rosters are numbered 1 to " + ROSTERS);
        }
        return rosters.get(designation - 1);
    }

    /** Every component of the three rosters. */
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
