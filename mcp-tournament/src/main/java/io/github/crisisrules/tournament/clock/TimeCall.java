package io.github.crisisrules.tournament.clock;

/** The instruction for the players of an unfinished game about the time of the round. */
public enum TimeCall {
    /** There is time left: play on. */
    PLAY_ON,
    /** Time is up: finish this game round with its Cleanup Phase, and start no other. */
    FINISH_THE_GAME_ROUND,
    /** Time is up and no game round is in progress: the VPs decide. */
    COMPARE_VPS
}
