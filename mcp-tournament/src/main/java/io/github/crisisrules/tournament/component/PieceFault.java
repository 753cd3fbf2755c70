package io.github.crisisrules.tournament.component;

/** A reason why a measuring tool or a token may not be used. */
public enum PieceFault {
    /** Its size or shape was changed. */
    MODIFIED("was modified"),
    /** It replaces an official piece and was not verified by the organizer. */
    UNVERIFIED("replaces an official one and was not verified"),
    /** It has no official equivalent. */
    NO_EQUIVALENT("has no official equivalent"),
    /** It is not clear what it stands for. */
    UNCLEAR("is not clear"),
    /** It gets in the way of play. */
    IN_THE_WAY("gets in the way of play");

    private final String words;

    PieceFault(String words) {
        this.words = words;
    }

    /** Returns a description, as part of a sentence. */
    public String words() {
        return words;
    }
}
