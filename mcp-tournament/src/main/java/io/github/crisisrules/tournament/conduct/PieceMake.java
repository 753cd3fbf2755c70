package io.github.crisisrules.tournament.conduct;

/** What has become of a measuring tool or a token since it left its box. */
public enum PieceMake {
    /** As it was supplied. */
    ORIGINAL,
    /** Supplied, but its size or shape was changed. */
    MODIFIED,
    /** Another in its place, whose size and shape the organizer verified before the event. */
    REPLACED_AND_VERIFIED,
    /** Another in its place that nobody verified. */
    REPLACED
}
