package io.github.crisisrules.tournament.clock;

/** What a table that has not finished its game does about the round's time. */
public enum TimeCall {
    /** There is time. */
    PLAY_ON,
    /** Time is up: play this game round to the end of its Cleanup Phase, and no further. */
    FINISH_THE_GAME_ROUND,
    /** Time is up and no game round is in progress: the VPs decide. */
    COMPARE_VPS
}
