package io.github.crisisrules.tournament.match;

/** What a round was for one player. */
public enum Outcome {
    /** Won, or had a bye. */
    WIN("win"),
    /** Neither. */
    DRAW("draw"),
    /** Lost, or missed the round. */
    LOSS("loss");

    private final String word;

    Outcome(String word) {
        this.word = word;
    }

    /** In a word. */
    public String word() {
        return word;
    }

    /** What it was for the opponent. */
    public Outcome opposite() {
        return this == WIN ? LOSS : this == LOSS ? WIN : DRAW;
    }
}
