package io.github.crisisrules.tournament.clock;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/** The instruction for the players of an unfinished game about the time of the round. */
public enum TimeCall implements Describable {
    /** There is time left: play on. */
    PLAY_ON,
    /** Time is up: finish this game round with its Cleanup Phase, and start no other. */
    FINISH_THE_GAME_ROUND,
    /** Time is up and no game round is in progress: the VPs decide. */
    COMPARE_VPS;

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
