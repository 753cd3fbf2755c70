package io.github.crisisrules.tournament.standing;

/**
 * What is certain about a player and the cut while rounds are still to be played, as long as no reported result is amended:
 * whatever the matches to come bring, and whoever leaves, comes back or comes late.
 */
public enum CutProspect {
    /** Makes the cut by staying in the event. */
    CLINCHED,
    /** Makes the cut by staying and winning every round to come. */
    IN_WITH_WINS,
    /** Depends on others, or on tiebreakers. */
    OPEN,
    /** Enough others will have more points: the player makes the cut only if some of them leave. */
    OUT_UNLESS_OTHERS_LEAVE;

    /**
     * In words.
     *
     * @param rounds how many rounds the player has still to play, an open match among them
     */
    public String words(int rounds) {
        return switch (this) {
            case CLINCHED -> "is in by staying";
            case IN_WITH_WINS ->
                rounds == 1 ? "is in by winning the last round" : "is in by winning all " + rounds + " rounds to come";
            case OPEN -> "open";
            case OUT_UNLESS_OTHERS_LEAVE -> "is in only if others leave";
        };
    }
}
