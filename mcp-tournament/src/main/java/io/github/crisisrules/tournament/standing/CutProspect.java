package io.github.crisisrules.tournament.standing;

/** What can be said for certain about a player and the cut while rounds are still to be played. */
public enum CutProspect {
    /** Makes the cut whatever happens. */
    CLINCHED("is in"),
    /** Makes the cut by winning every remaining round, whatever the others do. */
    IN_WITH_WINS("is in with a win"),
    /** Depends on others, or on tiebreakers. */
    OPEN("open"),
    /** Cannot make the cut. */
    OUT("is out");

    private final String words;

    CutProspect(String words) {
        this.words = words;
    }

    /** In words. */
    public String words() {
        return words;
    }
}
