package io.github.crisisrules.tournament.match;

/** What a round was for one player. */
public enum Outcome {
    /** Won, or had a bye. */
    WIN,
    /** Neither. */
    DRAW,
    /** Lost, or missed the round. */
    LOSS;

    /** What it was for the opponent. */
    public Outcome opposite() {
        return this == WIN ? LOSS : this == LOSS ? WIN : DRAW;
    }
}
