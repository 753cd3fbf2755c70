package io.github.crisisrules.tournament.game;

/** The phases of an event. */
public enum Phase {
    /** Players register and submit lists. */
    REGISTRATION("while players register"),
    /** The Swiss rounds: from the opening to the progression cut, or to the end without one. */
    SWISS("during the Swiss rounds"),
    /** The stage after the progression cut. */
    FINALS("after the progression cut"),
    /** The event is over and its results are final. */
    CLOSED("after the event");

    private final String words;

    Phase(String words) {
        this.words = words;
    }

    /** Returns a description of the time, such as {@code during the Swiss rounds}. */
    public String words() {
        return words;
    }
}
