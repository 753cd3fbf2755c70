package io.github.crisisrules.tournament.standing;

import io.github.crisisrules.core.text.Wording;

/**
 * A player's certain prospect of making the cut while rounds are still to be played. It holds whatever the results of
 * the matches to come, and whichever players leave, return or enter late, as long as no reported result is amended.
 */
public enum CutProspect {
    /** The player makes the cut by staying in the event. */
    CLINCHED,
    /** The player makes the cut by staying and winning every round to come. */
    IN_WITH_WINS,
    /** The outcome depends on other players or on tiebreakers. */
    OPEN,
    /** Enough other players will have more points: the player makes the cut only if some of them leave. */
    OUT_UNLESS_OTHERS_LEAVE;

    /**
     * Describes the prospect.
     *
     * @param rounds the number of rounds the player still has to play, including an open match
     */
    public String describe(int rounds, Wording wording) {
        return Sentences.prospect(wording, this, rounds);
    }
}
