package io.github.crisisrules.tournament.match;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/** The outcome of a round for one player. */
public enum Outcome implements Describable {
    /** The player won, or had a bye. */
    WIN,
    /** Neither player won. */
    DRAW,
    /** The player lost, or missed the round. */
    LOSS;

    /** Returns the outcome for the opponent. */
    public Outcome opposite() {
        return this == WIN ? LOSS : this == LOSS ? WIN : DRAW;
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
