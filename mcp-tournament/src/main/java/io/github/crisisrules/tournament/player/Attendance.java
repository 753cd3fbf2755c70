package io.github.crisisrules.tournament.player;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.EventRules;

/** Whether a player is still in the event, and if not, how he or she left. */
public enum Attendance {
    /** Will be paired. */
    ACTIVE("", true),
    /** Left, or was dropped; may rejoin with the organizer's consent. */
    DROPPED("dropped", true),
    /** Outside the progression cut: may only replace a qualifier. */
    CUT("cut", true),
    /** Lost in the final rounds, or left during them. */
    ELIMINATED("out", true),
    /** Removed for good. */
    EJECTED("ejected", false);

    private final String mark;
    private final boolean ranked;

    Attendance(String mark, boolean ranked) {
        this.mark = mark;
        this.ranked = ranked;
    }

    /** The word printed beside the name; empty for active players. */
    public String mark() {
        return mark;
    }

    /** Whether the player is in the standings: all players are, except those who were ejected. */
    @Rule(EventRules.DROPPED_STAY_RANKED_EJECTED_DO_NOT)
    public boolean isRanked() {
        return ranked;
    }

    /** Whether the organizer may let the player back into the Swiss rounds. */
    @Rule({EventRules.REJOIN, EventRules.EJECT, EventRules.CUT_IS_NOT_WITHDRAWN})
    public boolean mayRejoin() {
        return this == DROPPED;
    }
}
