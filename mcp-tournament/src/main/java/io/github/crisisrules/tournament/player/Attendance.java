package io.github.crisisrules.tournament.player;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.rulebook.EventRuleId;

/** The status of a player in the event: still in it, or how the player left. */
public enum Attendance implements Describable {
    /** The player will be paired. */
    ACTIVE,
    /** The player has left or was dropped, and may rejoin with the organizer's consent. */
    DROPPED,
    /** The player is outside the progression cut, and may only replace a qualifier. */
    CUT,
    /** The player has lost in the final rounds, or has left during them. */
    ELIMINATED,
    /** The player was removed for good. */
    EJECTED;

    /** Returns a description such as {@code dropped}. */
    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** Returns whether the player is paired: only active players are. */
    @Rule({EventRuleId.DROP, EventRuleId.EJECT})
    public boolean isPaired() {
        return this == ACTIVE;
    }

    /** Returns whether the player is still there to play: is active, or waits outside the cut. */
    @Rule(EventRuleId.CUT_IS_NOT_WITHDRAWN)
    public boolean isPresent() {
        return this == ACTIVE || this == CUT;
    }

    /** Returns whether the player has left the event instead of playing on. */
    @Rule({EventRuleId.DROP, EventRuleId.EJECT})
    public boolean hasLeft() {
        return this == DROPPED || this == EJECTED;
    }

    /** Returns whether the player is in the standings: all players are, except ejected ones. */
    @Rule(EventRuleId.DROPPED_STAY_RANKED_EJECTED_DO_NOT)
    public boolean isRanked() {
        return this != EJECTED;
    }

    /** Returns whether the organizer may let the player back into the Swiss rounds. */
    @Rule({EventRuleId.REJOIN, EventRuleId.EJECT, EventRuleId.CUT_IS_NOT_WITHDRAWN})
    public boolean mayRejoin() {
        return this == DROPPED;
    }
}
