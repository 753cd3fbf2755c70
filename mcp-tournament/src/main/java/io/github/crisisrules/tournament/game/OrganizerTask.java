package io.github.crisisrules.tournament.game;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/** A task of an organizer, as choices and refusals name it. */
public enum OrganizerTask implements Describable {
    /** Registers a player before the event is opened. */
    REGISTER_PLAYER,
    /** Takes the list of a player. */
    SUBMIT_LIST,
    /** Sets the rating of a player. */
    RATE_PLAYER,
    /** Gives a player a bye in round 1. */
    GIVE_BYE,
    /** Gives a player a bye in a round after the first. */
    REQUEST_BYE,
    /** Opens the event. */
    OPEN_EVENT,
    /** Pairs a Swiss round. */
    PAIR_SWISS_ROUND,
    /** Starts the clock of a round. */
    START_CLOCK,
    /** Reports the result of a match. */
    REPORT_RESULT,
    /** Corrects a reported result. */
    AMEND_RESULT,
    /** Withdraws a reported result. */
    WITHDRAW_RESULT,
    /** Admits a player after the event was opened. */
    ADMIT_LATE_PLAYER,
    /** Pairs a late player with the player who has the bye. */
    PAIR_LATE_PLAYER,
    /** Takes back the bye of a player who has left. */
    TAKE_BACK_BYE,
    /** Corrects the name of a player. */
    RENAME_PLAYER,
    /** Labels a player with a club or team. */
    ASSIGN_CLUB,
    /** Fixes the table of a player. */
    FIX_TABLE,
    /** Drops a player. */
    DROP_PLAYER,
    /** Lets a dropped player rejoin. */
    LET_PLAYER_REJOIN,
    /** Excludes a pairing. */
    EXCLUDE_PAIRING,
    /** Warns a player. */
    WARN_PLAYER,
    /** Ejects a player. */
    EJECT_PLAYER,
    /** Records a ruling, or the course of its appeal. */
    RECORD_RULING,
    /** Records the appeal of a player. */
    APPEAL_RULING,
    /** Records that a ruling is upheld on appeal. */
    UPHOLD_RULING,
    /** Records that a ruling is overruled on appeal. */
    OVERRULE_RULING,
    /** Replaces a Watcher. */
    REPLACE_WATCHER,
    /** Records that players split their prizes. */
    SPLIT_PRIZES,
    /** Makes the progression cut. */
    MAKE_CUT,
    /** Closes the event once it is decided. */
    CLOSE_EVENT,
    /** Ends the event before it is decided. */
    END_EVENT,
    /** Reveals the seed of the event. */
    REVEAL_SEED;

    /** Returns a description such as {@code drop a player}. */
    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
