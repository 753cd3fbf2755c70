package io.github.crisisrules.tournament.conduct;

/** What a Watcher or the organizer does about an offence. */
public enum Sanction {
    /** Nothing yet: it is on record, and may be flagged. */
    NOTED,
    /** A warning. */
    WARNING,
    /** Out of the event, for good. */
    EJECTION
}
