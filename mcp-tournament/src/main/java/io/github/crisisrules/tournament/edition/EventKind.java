package io.github.crisisrules.tournament.edition;

/** The two kinds of official event. */
public enum EventKind {
    /** An event with one Roster and Swiss rounds, and with a cut if it has many players. */
    CHALLENGER("Challenger Event"),
    /** An event with three Rosters in turn, Swiss rounds and final rounds. */
    TIMELINE("Timeline Event");

    private final String title;

    EventKind(String title) {
        this.title = title;
    }

    /** Returns the name that the document has. */
    public String title() {
        return title;
    }
}
