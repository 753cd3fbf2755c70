package io.github.crisisrules.tournament.ruling;

/** The reaction of a Watcher or the organizer to an offence. */
public enum Sanction {
    /** The offence is recorded and may be flagged, without consequences so far. */
    NOTED,
    /** A warning. */
    WARNING,
    /** Removal from the event for good. */
    EJECTION
}
