package io.github.crisisrules.tournament.pairing;

/** How a player came to meet somebody of another score group, if so. */
public enum FloatReason {
    /** Both have equal points. */
    NONE("in the same score group"),
    /** The players from the top down to this group are odd in number: one of them had to meet a lower group. */
    ODD_GROUP("left over in an odd group"),
    /** Within the groups there was no pairing without more rematches or excluded pairs. */
    TO_AVOID_REMATCHES("sent down because the group cannot be paired within itself without more rematches"),
    /** Drawn as the opponent of one who came down. */
    MEETS_FLOATER("drawn to meet the one who came down");

    private final String words;

    FloatReason(String words) {
        this.words = words;
    }

    /** In words. */
    public String words() {
        return words;
    }
}
