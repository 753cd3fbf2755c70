package io.github.crisisrules.tournament.event;

/** The two kinds of official event. */
public enum EventKind {
    /** One Roster, Swiss rounds, for larger fields a cut. */
    CHALLENGER("Challenger Event"),
    /** Three Rosters in turn, Swiss rounds and final rounds. */
    TIMELINE("Timeline Event");

    private final String title;

    EventKind(String title) {
        this.title = title;
    }

    /** The name on the document. */
    public String title() {
        return title;
    }
}
