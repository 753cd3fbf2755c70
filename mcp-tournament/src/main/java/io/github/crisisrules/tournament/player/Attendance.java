package io.github.crisisrules.tournament.player;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.EventRuleId;

/** The status of a player in the event: still in it, or how the player left. */
public enum Attendance {
    /** The player will be paired. */
    ACTIVE("", true),
    /** The player has left or was dropped, and may rejoin with the organizer's consent. */
    DROPPED("dropped", true),
    /** The player is outside the progression cut, and may only replace a qualifier. */
    CUT("cut", true),
    /** The player has lost in the final rounds, or has left during them. */
    ELIMINATED("out", true),
    /** The player was removed for good. */
    EJECTED("ejected", false);

    private final String mark;
    private final boolean ranked;

    Attendance(String mark, boolean ranked) {
        this.mark = mark;
        this.ranked = ranked;
    }

    /** Returns the word printed beside the name; empty for active players. */
    public String mark() {
        return mark;
    }

    /** Returns whether the player is in the standings: all players are, except ejected ones. */
    @Rule(EventRuleId.DROPPED_STAY_RANKED_EJECTED_DO_NOT)
    public boolean isRanked() {
        return ranked;
    }

    /** Returns whether the organizer may let the player back into the Swiss rounds. */
    @Rule({EventRuleId.REJOIN, EventRuleId.EJECT, EventRuleId.CUT_IS_NOT_WITHDRAWN})
    public boolean mayRejoin() {
        return this == DROPPED;
    }
}
