package io.github.crisisrules.tournament.component;

/** The make of a measuring tool or a token: original, modified or replaced. */
public enum PieceCondition {
    /** The piece as it was supplied. */
    ORIGINAL,
    /** The supplied piece, with its size or shape changed. */
    MODIFIED,
    /** A replacement whose size and shape the organizer verified before the event. */
    REPLACED_AND_VERIFIED,
    /** A replacement that was not verified. */
    REPLACED
}
