package io.github.crisisrules.tournament.match;

/** The outcome of a round for one player. */
public enum Outcome {
    /** The player won, or had a bye. */
    WIN("win"),
    /** Neither player won. */
    DRAW("draw"),
    /** The player lost, or missed the round. */
    LOSS("loss");

    private final String word;

    Outcome(String word) {
        this.word = word;
    }

    /** Returns the outcome as a lower-case word. */
    public String word() {
        return word;
    }

    /** Returns the outcome for the opponent. */
    public Outcome opposite() {
        return this == WIN ? LOSS : this == LOSS ? WIN : DRAW;
    }
}
