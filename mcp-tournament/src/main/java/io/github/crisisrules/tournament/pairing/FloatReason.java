package io.github.crisisrules.tournament.pairing;

/** The reason why a player meets a player of another score group, if that is so. */
public enum FloatReason {
    /** Both have equal points. */
    NONE("in the same score group"),
    /** The number of players from the top down to this group is odd, so one of them had to meet a lower group. */
    ODD_GROUP("left over in an odd group"),
    /** Within the groups there was no pairing without more rematches or excluded pairs. */
    TO_AVOID_REMATCHES("sent down because the group cannot be paired within itself without more rematches"),
    /** The player was chosen as the opponent of a player who floated down. */
    MEETS_FLOATER("drawn to meet the one who came down");

    private final String words;

    FloatReason(String words) {
        this.words = words;
    }

    /** Describes the reason. */
    public String words() {
        return words;
    }
}
