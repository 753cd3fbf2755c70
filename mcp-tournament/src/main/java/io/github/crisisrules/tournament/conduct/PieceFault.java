package io.github.crisisrules.tournament.conduct;

/** Why a measuring tool or a token may not be used. */
public enum PieceFault {
    /** Its size or shape was changed. */
    MODIFIED("was modified"),
    /** It replaces an official one and the organizer has not verified it. */
    UNVERIFIED("replaces an official one and was not verified"),
    /** There is no official one like it. */
    NO_EQUIVALENT("has no official equivalent"),
    /** One cannot tell what it stands for. */
    UNCLEAR("is not clear"),
    /** It gets in the way of play. */
    IN_THE_WAY("gets in the way of play");

    private final String words;

    PieceFault(String words) {
        this.words = words;
    }

    /** In words, as part of a sentence. */
    public String words() {
        return words;
    }
}
