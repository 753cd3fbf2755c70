package io.github.crisisrules.tournament.desk;

/** How far an event has come. */
public enum Phase {
    /** Players sign up and hand in lists. */
    REGISTRATION("while players register"),
    /** From opening to the progression cut, or to the end where there is none. */
    SWISS("during the Swiss rounds"),
    /** After the progression cut. */
    FINALS("after the progression cut"),
    /** Results are final. */
    CLOSED("after the event");

    private final String words;

    Phase(String words) {
        this.words = words;
    }

    /** When that is, in words. */
    public String words() {
        return words;
    }
}
